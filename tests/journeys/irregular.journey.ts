import { type Browser, expect, type Page } from '@playwright/test'
import { quirks } from '#demo/catalogue/quirks.ts'
import { violations } from '#support/accessibility.ts'
import { budgets } from '#support/budgets.ts'
import { test } from '#support/journey.ts'
import { pageFaults } from '#support/page-faults.ts'
import { cards } from '#support/person.ts'
import { watchJumps, watchProblems } from '#support/problems.ts'
import { type QuirkScreen, screenOf, type Shown, shownFor } from '#support/quirk-screens.ts'
import { picturesInView } from '#support/screens.ts'
import { newVisitor } from '#support/visitors.ts'

/** A phone, with what is found out about each screen it opens. */
interface Phone {
  page: Page
  problems: string[]
  jumps: Awaited<ReturnType<typeof watchJumps>>
}

/** Screens are looked at side by side. */
const lanes = 2

async function takePhone(browser: Browser, { language, key }: QuirkScreen): Promise<Phone> {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 }, look: { theme: 'dark', language } })
  if (key !== '') {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), tmdbKey: key } })
    })
  }
  return { page, problems: watchProblems(page), jumps: await watchJumps(page) }
}

async function typeKeyword(page: Page, keyword: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click()
  const field = page.getByRole('combobox', { name: 'Find a keyword' })
  const answered = page.waitForResponse(/\/search\/keyword/)
  await field.fill(keyword)
  await answered
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

const instead = { none: 'Nothing found', failure: 'Try again' } as const

async function expectShown(page: Page, shown: Shown, name: string): Promise<void> {
  const main = page.getByRole('main')
  const headline = main.locator('h1').first()
  await expect.soft(headline, name).toBeVisible()
  await expect.soft(headline, name).not.toBeEmpty()
  if (shown.what === 'thing') await expect.soft(main, name).toContainText(shown.name)
  if (shown.what === 'titles') await expect.soft(page.locator(cards).first(), name).toBeVisible()
  if (shown.what === 'none' || shown.what === 'failure') {
    await expect.soft(main.getByText(instead[shown.what]).first(), name).toBeVisible()
    await expect.soft(page.locator(cards), name).toHaveCount(0)
  }
  await expect.soft(page.getByRole('heading', { name: 'Oops! Page not found' }), name).toHaveCount(shown.what === 'nowhere' ? 1 : 0)
}

/** The browser itself notes each refused answer, and that is what some of these screens are about. */
const isRefusal = (problem: string): boolean => /status of (?:401|404|429) .*\/tmdb\/3\//.test(problem)

async function look({ page, problems, jumps }: Phone, url: string, { screen, shown, name }: Visit): Promise<void> {
  await page.goto(url + screen.path)
  await expectShown(page, shown, name)
  if (screen.keyword !== '') await typeKeyword(page, screen.keyword)
  await page.waitForLoadState('networkidle')
  // The parts of a long page come one after the other.
  await expect(page.locator('main div[aria-busy="true"]:empty')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await picturesInView(page)
  // What is asked for only once it is near is still on its way.
  await expect
    .configure({ soft: true })
    .poll(() => pageFaults(page), name)
    .toEqual([])
  const { total, moved } = await jumps()
  expect.soft(total, `${name}: ${moved.join(', ')}`).toBeLessThan(0.001)
  const isExpected = shown.what === 'failure' || shown.what === 'nowhere' ? isRefusal : () => false
  expect
    .soft(
      problems.splice(0).filter((problem) => !isExpected(problem)),
      name,
    )
    .toEqual([])
}

interface Visit {
  screen: QuirkScreen
  shown: Shown
  name: string
}

/** Each screen once, with all that is irregular about it. */
async function visitsOf(base: string): Promise<Visit[]> {
  const met = budgets.everyIrregularScreen ? quirks : [...new Map(quirks.map((quirk) => [quirk.number, quirk])).values()]
  const groups = Map.groupBy(met, (quirk) => JSON.stringify(screenOf(quirk)))
  return Promise.all(
    [...groups.values()].flatMap(async ([quirk, ...others]) => {
      if (quirk === undefined) throw new Error('a group of nothing')
      const screen = screenOf(quirk)
      const shown = await shownFor(base, quirk, screen)
      return { screen, shown, name: `${screen.path}: ${[quirk, ...others].map((one) => `${one.number} ${one.name}`).join('; ')}` }
    }),
  )
}

test('every irregularity of the movie database’s answers is met by a whole screen @full', async ({ browser, server }) => {
  expect([...new Set(quirks.map(({ number }) => number))]).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
  const waiting = await visitsOf(server.url)
  const walk = async (): Promise<void> => {
    const phones = new Map<string, Phone>()
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const { language, key } = visit.screen
      const phone = phones.get(language + key) ?? (await takePhone(browser, visit.screen))
      phones.set(language + key, phone)
      await look(phone, server.url, visit)
    }
  }
  await Promise.all(Array.from({ length: lanes }, walk))
})

test('a name keeps its lines when the font comes after the page (decision 49) @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 }, look: { theme: 'dark', language: 'en' } })
  const jumps = await watchJumps(page)
  const { promise: pageStands, resolve: letFontCome } = Promise.withResolvers<undefined>()
  await page.route('**/*.woff2', async (route) => {
    await pageStands
    await route.continue()
  })
  await page.goto(`${server.url}/tv/91000038`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Telegraph Girls')
  await expect(page.getByRole('heading', { name: 'Next for you' })).toBeVisible()
  const fontCame = page.waitForResponse('**/*.woff2')
  letFontCome(undefined)
  await (await fontCame).finished()
  await picturesInView(page)
  const { total, moved } = await jumps()
  expect(total, moved.join(', ')).toBeLessThan(0.001)
})

test('a description that comes later than its page moves nothing, and is shown when somebody wants it @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 }, look: { theme: 'dark', language: 'de' } })
  const jumps = await watchJumps(page)
  const { promise: pageStands, resolve: letTextCome } = Promise.withResolvers<undefined>()
  await page.route(/\/movie\/90010042\?language=en-US$/, async (route) => {
    await pageStands
    await route.continue()
  })
  await page.goto(`${server.url}/movie/90010042`)
  await expect(page.getByText('Die Beschreibung ist unterwegs.')).toBeVisible()
  letTextCome(undefined)
  const show = page.getByRole('button', { name: 'Beschreibung anzeigen' })
  await expect(show).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { total, moved } = await jumps()
  expect(total, moved.join(', ')).toBeLessThan(0.001)
  expect(await violations(page)).toEqual([])
  await show.press('Enter')
  await expect(page.locator('main p[lang="en"]').first()).toBeVisible()
  await expect(show).toHaveCount(0)
})
