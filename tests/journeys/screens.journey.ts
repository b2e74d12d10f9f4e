import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { unreadable } from '#support/clipped.ts'
import { lengthenWords, longerMark } from '#support/longer-words.ts'
import { budgets } from '#support/budgets.ts'
import { type JourneyServer, test } from '#support/journey.ts'
import { anyTitle, cards, heart, workerInCharge } from '#support/person.ts'
import { watchJumps, watchProblems } from '#support/problems.ts'
import { allScreens, eachScreen, openScreen, type Pages, routePatterns, type Screen } from '#support/screens.ts'
import { keepSome, type Look, looks, newVisitor, register } from '#support/visitors.ts'
import { readBuild, scriptOf } from '../../scripts/sizes/build.ts'

interface Walk {
  look: Look
  viewport: { width: number; height: number }
  state: 'filled' | 'empty' | 'offline'
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 320, height: 640 }
const [dark, light] = looks
const otherLooks = [
  { theme: 'dark', language: 'de' },
  { theme: 'light', language: 'en' },
] as const satisfies readonly Look[]

/** Colours and words differ by look, arrangement by width, content by state. German has the longer words. */
const walks: readonly Walk[] = [
  { look: dark, viewport: desktop, state: 'filled' },
  { look: light, viewport: phone, state: 'filled' },
  ...(budgets.everyWalk
    ? ([
        { look: light, viewport: desktop, state: 'filled' },
        { look: dark, viewport: phone, state: 'filled' },
        ...otherLooks.flatMap((look) => [desktop, phone].map((viewport) => ({ look, viewport, state: 'filled' as const }))),
        { look: dark, viewport: phone, state: 'empty' },
        { look: dark, viewport: desktop, state: 'offline' },
      ] as const)
    : []),
]

/** Each screen in one of the walks, in turn; with every walk, each in all of them. */
const shareOf = (screens: readonly Screen[], walk: number): readonly Screen[] =>
  budgets.everyWalk ? screens : screens.filter(({ isLike }) => isLike === undefined).filter((_, at) => at % walks.length === walk)

for (const [walk, { look, viewport, state }] of walks.entries()) {
  const name = `${state}, ${viewport.width} px wide, ${look.theme}, ${look.language}`
  test(`no screen jumps, complains or runs over the edge, and axe finds nothing: ${name}`, async ({ browser, server }) => {
    const token = await register(server.url)
    if (state !== 'empty') await keepSome(server.url, token, 3)
    const options = { look, viewport, reducedMotion: 'no-preference', worker: state === 'offline' } as const
    const pages = { guest: await newVisitor(browser, options), member: await newVisitor(browser, { ...options, token }) }
    const screens = shareOf(await allScreens(server.url), walk)
    if (state === 'offline') await leaveWithEverythingCached(screens, pages, server)
    const jumps = new Map([
      [pages.guest, await watchJumps(pages.guest)],
      [pages.member, await watchJumps(pages.member)],
    ])
    const problems = [watchProblems(pages.guest), watchProblems(pages.member)]
    await eachScreen(screens, pages, server.url, async (page, { name: screen }) => {
      expect.soft(await violations(page), screen).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, screen).toBeLessThanOrEqual(viewport.width)
      expect.soft(await unreadable(page), screen).toEqual([])
      expect.soft(await currentTwice(page), screen).toEqual([])
      const { total, moved } = (await jumps.get(page)?.()) ?? { total: Number.NaN, moved: [] }
      expect.soft(total, `${screen}: ${moved.join(', ')}`).toBeLessThan(0.001)
    })
    expect(problems.flat().filter((problem) => state !== 'offline' || !problem.includes('Failed to load resource'))).toEqual([])
  })
}

test('every route is among the screens that are walked', async ({ server }) => {
  const addresses = (await allScreens(server.url)).map(({ path }) => path.replace(/\?.*$/, ''))
  expect(routePatterns().filter((pattern) => !addresses.some((address) => pattern.test(address)))).toEqual([])
})

test('with words 40 % longer every text can be read, from 320 to 1280 px @full', async ({ browser, server }) => {
  const token = await register(server.url)
  await keepSome(server.url, token, 3)
  const pages = { guest: await newVisitor(browser), member: await newVisitor(browser, { token }) }
  for (const page of Object.values(pages)) await lengthenWords(page.context())
  await eachScreen(await allScreens(server.url), pages, server.url, async (page, { name }) => {
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await unreadable(page, longerMark), `${name}, ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    }
  })
})

/** Navigations that say of more than one place that it is the one shown. */
const currentTwice = (page: Page): Promise<string[][]> =>
  page
    .locator('nav')
    .evaluateAll((navigations) =>
      navigations
        .map((navigation) => [...navigation.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent))
        .filter((places) => places.length > 1),
    )

/** Has every screen visited with the worker in charge, then takes the server away. */
async function leaveWithEverythingCached(screens: readonly Screen[], pages: Pages, server: JourneyServer): Promise<void> {
  await Promise.all(
    Object.values(pages).map(async (page) => {
      await page.goto(server.url)
      await workerInCharge(page)
    }),
  )
  await eachScreen(screens, pages, server.url, async () => undefined)
  await server.stop()
}

test('what the worker keeps is free of personal data and keys', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true, token: await register(server.url) })
  await page.goto(server.url)
  await workerInCharge(page)
  const kinds = new Set(['home', 'shows', 'season', 'person', 'search', 'favorites', 'watch-history', 'member-device'])
  for (const screen of await allScreens(server.url)) {
    if (kinds.has(screen.name)) await openScreen(page, server.url, screen)
  }
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().click()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url, headers }) => ({ url, headers: [...headers].flat().join(' ') }))
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter(({ url }) => new URL(url).pathname.startsWith('/api'))).toEqual([])
  expect(kept.filter(({ url, headers }) => /api_key|session_id|bearer/i.test(url + headers))).toEqual([])
})

const deferredParts = [
  'src/app/shell/overlays/deferred-overlays.tsx',
  'src/app/shell/footer.tsx',
  'src/features/home/later-rows.tsx',
  'src/app/jobs/idle-jobs.ts',
]

test('home shows its first titles with what the size budget counts alone, keeps them, and is completed when the rest can be had @full', async ({
  page,
  server,
}) => {
  const { startScripts, words } = readBuild('dist')
  // The budget counts the language with the longest words; this browser may load the other.
  const isCounted = (path: string): boolean => startScripts.includes(path) || words.includes(path)
  const refused = new Set<string>()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.route(/\.(?:js|css)$/, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (isCounted(path)) return route.continue()
    refused.add(path)
    return route.abort()
  })
  await page.goto(server.url)
  const title = page.locator(anyTitle).first()
  await expect(title).toBeVisible()
  for (const part of deferredParts) await expect.poll(() => refused.has(scriptOf('dist', part))).toBe(true)
  await expect(title).toBeVisible()
  await page.unroute(/\.(?:js|css)$/)
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await expect(link).toBeVisible()
  await expect(link).toHaveCSS('min-height', '44px')
  await workerInCharge(page)
  await expect(title).toBeVisible()
  expect(failures).toEqual([])
})
