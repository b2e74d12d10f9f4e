import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, logIn, markWatched, titlesShown, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { beginTitles, keepMany, keepSome, newVisitor, popularMovies, register } from '#support/visitors.ts'

/** A button of the title that is shown, by what it does. */
const does = (page: Page, words: RegExp) => page.getByRole('main').getByRole('button', { name: words }).first()

const undo = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })

async function openTitle(page: Page, base: string, id: number): Promise<void> {
  await page.goto(`${base}/movie/${id}`)
  await expect(does(page, /favorites$/)).toBeVisible()
}

const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => String(id))

/** Presses a button and waits until it says what it would do next. */
async function press(page: Page, words: RegExp, then: RegExp): Promise<void> {
  await does(page, words).click()
  await expect(does(page, then)).toBeVisible()
}

test('watchlist and history: kept without a connection, taken back in their order, there on another device @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const movies = (await popularMovies(base)).slice(0, 4)
  const addresses = movies.map(({ id }) => `/movie/${id}`)
  const page = await newVisitor(browser, { worker: true, token: await register(base) })
  const problems = watchProblems(page)
  for (const { id } of movies) {
    await openTitle(page, base, id)
    await press(page, /^Add .+ to watchlist$/, /^Remove .+ from watchlist$/)
    await markWatched(page)
  }
  await workerInCharge(page)

  await page.getByRole('link', { name: 'Library' }).first().click()
  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Watchlist' }).click()
  await expect(page).toHaveURL(`${base}/watchlist`)
  const newestFirst = addresses.toReversed()
  await expect.poll(() => titlesShown(page)).toEqual(newestFirst)

  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Watch history' }).click()
  await expect(page).toHaveURL(`${base}/watch-history`)
  await expect.poll(() => titlesShown(page)).toEqual(newestFirst)
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page).toHaveURL(`${base}/watch-history?order=oldest`)
  await expect.poll(() => titlesShown(page)).toEqual(addresses)

  await server.stop()
  await page.goto(`${base}/watch-history`)
  await expect.poll(() => titlesShown(page)).toEqual(newestFirst)
  await page.getByText('What is recorded').click()
  await page.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => titlesShown(page)).toEqual(newestFirst)
  await page.goto(`${base}/watchlist`)
  await page.getByRole('button', { name: `Remove ${movies[1]?.title} from watchlist` }).click()
  const rest = newestFirst.filter((address) => address !== addresses[1])
  await expect.poll(() => titlesShown(page)).toEqual(rest)
  await page.reload()
  await expect.poll(() => titlesShown(page)).toEqual(rest)

  await server.startAgain()
  const other = await newVisitor(browser)
  await logIn(other, base, ada)
  await other.goto(`${base}/watchlist`)
  await expect.poll(() => titlesShown(other)).toEqual(rest)
  await other.goto(`${base}/watch-history`)
  await expect.poll(() => titlesShown(other)).toEqual(newestFirst)
  expect(problems.filter((problem) => !/ERR_|Failed to load resource/.test(problem))).toEqual([])
})

test('by keyboard alone: several titles are picked, removed and taken back @full', async ({ browser, server }) => {
  const base = server.url
  const token = await register(base)
  const page = await newVisitor(browser, { token })
  const movies = (await popularMovies(base)).slice(0, 5)
  for (const { id } of movies) {
    await openTitle(page, base, id)
    await press(page, /^Add .+ to favorites$/, /^Remove .+ from favorites$/)
  }
  await page.goto(`${base}/favorites`)
  const all = movies.map(({ id }) => `/movie/${id}`).toReversed()
  await expect.poll(() => titlesShown(page)).toEqual(all)

  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')
  // The keys of a page are there once it is idle.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(boxes.first()).not.toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 picked')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesShown(page)).toEqual([all[1], all[3], all[4]])
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => titlesShown(page)).toEqual(all)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(boxes.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boxes).toHaveCount(0)
})

test('the row to go on with: for members who want it, gone with its last title, back with Undo @full', async ({ browser, server }) => {
  const base = server.url
  const token = await register(base)
  await beginTitles(base, token, 2)
  const page = await newVisitor(browser, { token })
  await page.goto(base)
  const row = page.getByRole('region', { name: 'Continue Watching' })
  await expect(row.getByRole('article')).toHaveCount(2)
  await expect(row.getByText('90 min left').first()).toBeVisible()
  for (const left of [1, 0]) {
    await row.getByRole('article').first().hover()
    await row
      .getByRole('button', { name: /from this row$/ })
      .first()
      .click()
    await expect(row.getByRole('article')).toHaveCount(left)
  }
  await undo(page).last().click()
  await expect(row.getByRole('article')).toHaveCount(1)

  await page.goto(`${base}/watch-history`)
  await page.getByText('What is recorded').click()
  await page.getByRole('switch', { name: /^Continue watching/ }).click()
  await expect(page.getByText('Continue Watching Disabled')).toBeVisible()
  await page.goto(base)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(row).toHaveCount(0)

  const guest = await newVisitor(browser)
  await guest.goto(base)
  await expect(guest.locator(cards).first()).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Continue Watching' })).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a list of hundreds keeps its place: the focus, the end of the list, and Back (motion: ${reducedMotion}) @full`, async ({
    browser,
    server,
  }) => {
    const base = server.url
    const token = await register(base)
    await keepMany(base, token, 700)
    const page = await newVisitor(browser, { token, reducedMotion })
    await page.goto(`${base}/favorites`)
    await expect(page.getByText('700 titles')).toBeVisible()
    const first = page.locator(cards).first()
    await first.focus()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('link', { name: 'Title 1 Movie', exact: false }).last()).toBeVisible()
    expect(await page.locator('main li[data-place]').count()).toBeLessThan(120)
    expect(await first.evaluate((card) => card === document.activeElement)).toBe(true)

    await page.evaluate(() => scrollTo(0, 9000))
    const middle = page.locator('main li[data-place="140"] a')
    await middle.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await middle.hover()
    const placeOf = () => middle.evaluate((card) => [scrollY, card.getBoundingClientRect().top].map(Math.round))
    const before = await placeOf()
    await middle.click()
    await expect(page).toHaveURL(/\/movie\//)
    await page.goBack()
    await expect(page.getByText('700 titles')).toBeVisible()
    await expect.poll(placeOf).toEqual(before)
  })

test('a long list is put in order and narrowed down by name, kind and tag; all that is left is picked at once @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, token: await register(server.url) })
  const problems = watchProblems(page)
  const movies = (await popularMovies(server.url)).slice(0, 5)
  for (const { id } of movies) {
    await openTitle(page, server.url, id)
    await press(page, /^Add .+ to favorites$/, /^Remove .+ from favorites$/)
  }
  const [first, second] = movies
  const tags = page.getByRole('list', { name: 'Your tags' })
  for (const movie of [first, second]) {
    await openTitle(page, server.url, movie?.id ?? 0)
    await page.getByRole('combobox', { name: 'Your tags' }).fill('Rainy day')
    await page.keyboard.press('Enter')
    await expect(tags.getByRole('button')).toHaveText(['Rainy day'])
  }
  await workerInCharge(page)
  await page.goto(`${server.url}/favorites`)
  await expect(page.locator(cards)).toHaveCount(movies.length)
  await server.stop()
  await page.reload()

  const names = movies.map(({ title }) => title)
  const shown = () => page.locator(cards).evaluateAll((all) => all.map((card) => card.getAttribute('href')?.match(/\d+/)?.[0] ?? ''))
  await page.getByLabel('Sort by').selectOption('By name')
  const { compare } = new Intl.Collator('en')
  await expect.poll(shown).toEqual(idsOf(movies.toSorted((a, b) => compare(a.title, b.title))))
  await page.getByLabel('Sort by').selectOption('Best rated')
  await expect.poll(async () => (await shown())[0]).toBe(idsOf(movies.toSorted((a, b) => b.vote_average - a.vote_average))[0])

  await page.getByRole('button', { name: 'Find in this list' }).click()
  await page.keyboard.type(names[2]?.toUpperCase() ?? '')
  await expect.poll(shown).toEqual(idsOf(movies.slice(2, 3)))
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(shown).toEqual(idsOf(movies.slice(2, 3)))
  await page.getByLabel('Words of the name').fill('no such name')
  await page.getByRole('button', { name: 'Show all titles' }).click()
  await expect(page.locator(cards)).toHaveCount(movies.length)

  await page.getByRole('button', { name: 'Find in this list' }).click()
  await page.getByText('Shows', { exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Nothing on this list matches' })).toBeVisible()
  await page.getByRole('search').getByText('All', { exact: true }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByText('5 picked')).toBeVisible()
  // What is no longer shown is not removed unseen.
  await page.getByRole('button', { name: 'Rainy day 2' }).click()
  await expect(page.getByText('2 picked')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing on this list matches' })).toBeVisible()
  await undo(page).click()
  await expect(page.locator(cards)).toHaveCount(2)
  await page.getByRole('button', { name: 'Rainy day 2' }).click()
  await expect(page.locator(cards)).toHaveCount(movies.length)

  await server.startAgain()
  const other = await newVisitor(browser)
  await logIn(other, server.url, ada)
  await openTitle(other, server.url, first?.id ?? 0)
  await expect(other.getByRole('list', { name: 'Your tags' }).getByRole('button')).toHaveText(['Rainy day'])
  expect(problems.filter((problem) => !/ERR_|Failed to load resource/.test(problem))).toEqual([])
})

test('what was kept under an English name has its German name in a German library, without the server as well @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const token = await register(base)
  await keepSome(base, token, 4)
  const answer = await fetch(`${base}/tmdb/3/movie/popular?language=de-DE`)
  const { results } = (await answer.json()) as { results: { id: number; title: string }[] }
  const kept = (await popularMovies(base)).slice(0, 4)
  const german = kept.map(({ id }) => results.find((one) => one.id === id)?.title ?? '')
  expect(german).not.toEqual(kept.map(({ title }) => title))
  const page = await newVisitor(browser, { token, worker: true, look: { theme: 'dark', language: 'de' } })
  await page.goto(`${base}/favorites`)
  const names = () => page.locator('main article a[data-card] span[lang], main article a[data-card] > span:nth-child(2)').allTextContents()
  await workerInCharge(page)
  await page.reload()
  await expect.poll(async () => new Set(await names())).toEqual(new Set(german))
  await server.stop()
  await page.reload()
  await expect.poll(async () => new Set(await names())).toEqual(new Set(german))
})
