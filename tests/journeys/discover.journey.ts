import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, markWatched, titlesShown, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { newVisitor, popularMovies, register } from '#support/visitors.ts'

/** The titles that the movie database gives for these parameters, as addresses. */
async function expected(base: string, type: 'movie' | 'tv', params: string): Promise<string[]> {
  const answer = await fetch(`${base}/tmdb/3/discover/${type}?language=en-US&page=1&${params}`)
  const { results } = (await answer.json()) as { results: { id: number }[] }
  return results.map(({ id }) => `/${type}/${id}`)
}

/** The parameters of the page's address, in any order. */
const searchOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)

const panel = (page: Page) => page.getByRole('region', { name: 'Filters' })
const active = (page: Page) => page.getByRole('group', { name: 'Active filters' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('filters: by address, by hand, taken off again, and back where they were', async ({ browser, server }) => {
  const base = server.url
  const page = await newVisitor(browser)
  const problems = watchProblems(page)
  await page.goto(`${base}/movie/discover?genres=drama&without_genres=crime&decade=1920&nonsense=1&rating=eleven`)
  await expect(heading(page)).toHaveText('Discover movies')
  await expect(active(page).getByRole('button')).toHaveText(['Drama', 'Without Crime', '1920s', 'Clear all'])
  const twenties = 'primary_release_date.gte=1920-01-01&primary_release_date.lte=1929-12-31'
  const dramas = await expected(base, 'movie', `sort_by=popularity.desc&with_genres=18&without_genres=80&${twenties}`)
  expect(dramas.length).toBeGreaterThan(0)
  await expect.poll(() => titlesShown(page)).toEqual(dramas)

  await active(page).getByRole('button', { name: 'Remove filter: Without Crime' }).click()
  await expect.poll(() => searchOf(page)).toEqual({ genres: 'drama', decade: '1920' })
  await panel(page).getByRole('button', { name: 'Romance' }).click()
  await panel(page).getByLabel('Sort by').selectOption('Oldest')
  await expect.poll(() => searchOf(page)).toEqual({ genres: 'drama,romance', decade: '1920', sort: 'oldest' })
  const oldest = await expected(base, 'movie', `sort_by=primary_release_date.asc&with_genres=18,10749&${twenties}`)
  await expect.poll(() => titlesShown(page)).toEqual(oldest)

  const year = panel(page).getByLabel('Year', { exact: true })
  await year.fill('1492')
  await year.press('Enter')
  await expect(panel(page).getByText('A year from 1870 to 2100')).toBeVisible()
  expect(searchOf(page)['year']).toBeUndefined()
  await year.fill('')
  await year.press('Enter')

  const first = page.locator(cards).first()
  await first.click()
  await expect(page).not.toHaveURL(/discover/)
  await page.goBack()
  await expect.poll(() => searchOf(page)).toEqual({ genres: 'drama,romance', decade: '1920', sort: 'oldest' })
  await expect.poll(() => titlesShown(page)).toEqual(oldest)
  await expect(first).toBeFocused()

  await active(page).getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => searchOf(page)).toEqual({ sort: 'oldest' })
  expect(problems).toEqual([])
})

test('on a phone the filters are a sheet that counts; keywords are found by typing, and what nothing matches says so @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/movie/discover`)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Comedy' }).click()
  await expect(sheet.getByRole('button', { name: 'Comedy, included' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Comedy, included' }).click()
  await expect(sheet.getByRole('button', { name: 'Comedy, left out' })).toBeVisible()
  const keyword = sheet.getByRole('combobox', { name: 'Find a keyword' })
  await keyword.fill('hei')
  await expect(sheet.getByRole('listbox', { name: 'Keywords' }).getByRole('option').first()).toBeVisible()
  await keyword.press('ArrowDown')
  await keyword.press('Enter')
  await expect.poll(() => searchOf(page)['keywords']).toMatch(/^\d+-[a-z-]+$/)
  await expect(sheet.getByRole('button', { name: /^Show \d+ titles?$/ })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()

  await page.goto(`${server.url}/movie/discover?rating=9.9&year=1931&genres=western`)
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.locator(cards).first()).toBeVisible()
  expect(searchOf(page)).toEqual({})
})

test('a saved filter is there on another device, is renamed and removed, and comes back with Undo @full', async ({ browser, server }) => {
  const base = server.url
  const token = await register(base)
  const page = await newVisitor(browser, { token })
  await page.goto(`${base}/tv/discover?genres=comedy&sort=rating`)
  const sheet = page.getByRole('dialog', { name: 'Saved filters' })
  await page.getByRole('button', { name: 'Saved' }).click()
  await sheet.getByLabel('Name for these filters').fill('Something light')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Filter saved')).toBeVisible()

  const other = await newVisitor(browser, { token })
  const otherSheet = other.getByRole('dialog', { name: 'Saved filters' })
  await other.goto(`${base}/movie/discover`)
  await other.getByRole('button', { name: 'Saved' }).click()
  await expect(otherSheet.getByRole('link', { name: 'Something light' })).toBeVisible()
  await otherSheet.getByRole('button', { name: 'Rename Something light' }).click()
  await otherSheet.getByLabel('New name').fill('Comedies')
  await otherSheet.getByRole('button', { name: 'Rename', exact: true }).click()
  await otherSheet.getByRole('link', { name: 'Comedies' }).click()
  await expect.poll(() => searchOf(other)).toEqual({ genres: 'comedy', sort: 'rating' })
  expect(new URL(other.url()).pathname).toBe('/tv/discover')

  await other.getByRole('button', { name: 'Saved' }).click()
  await otherSheet.getByRole('button', { name: 'Remove Comedies' }).click()
  await other.getByRole('button', { name: 'Undo' }).click()
  await other.getByRole('button', { name: 'Saved' }).click()
  await expect(otherSheet.getByRole('link', { name: 'Comedies' })).toBeVisible()
})

test('lists and filters seen once are there without a connection; what was not says so @full', async ({ browser, server }) => {
  const base = server.url
  const page = await newVisitor(browser, { worker: true })
  // The plain address of every list is visited in the journey of routes.
  const visited = ['/movie/discover?genres=drama', '/tv/genre/comedy?page=2', '/trending/tv?window=day']
  await page.goto(base)
  await workerInCharge(page)
  const shown = new Map<string, string[]>()
  for (const path of visited) {
    await page.goto(base + path)
    await expect(page.locator(cards).first(), path).toBeVisible()
    shown.set(path, await titlesShown(page))
  }
  await page.goto(`${base}/movie/genres`)
  await server.stop()
  for (const path of visited) {
    await page.goto(base + path)
    await expect.poll(() => titlesShown(page), path).toEqual(shown.get(path))
  }
  // A list that was never opened: of a genre the device knows titles from other lists, of a platform it cannot tell.
  await page.goto(`${base}/movie/discover?genres=drama&sort=title`)
  await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What this device knows of it' })).toBeVisible()
  await expect.poll(() => titlesShown(page)).toEqual(expect.arrayContaining(shown.get('/movie/discover?genres=drama') ?? []))
  await page.goto(`${base}/tv/prime`)
  await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(0)
  await page.goto(`${base}/movie/genres`)
  await expect(page.getByRole('link', { name: 'Family' }).first()).toBeVisible()
  await server.startAgain()
  await page.goto(`${base}/tv/prime`)
  await expect(page.locator(cards).first()).toBeVisible()
})

test('what was seen is faint or hidden, in every list, and the count is told @full', async ({ browser, server }) => {
  const base = server.url
  const page = await newVisitor(browser, { token: await register(base) })
  await page.goto(`${base}/movie/popular`)
  await expect(page.locator(cards)).toHaveCount(20)
  const [movie] = await popularMovies(base)
  const seen = `/movie/${movie?.id}`
  expect(await titlesShown(page)).toContain(seen)
  await page.goto(base + seen)
  await markWatched(page)

  await page.goto(`${base}/movie/popular`)
  const options = page.getByRole('dialog', { name: 'List options' })
  await page.getByRole('button', { name: 'List options' }).click()
  await options.getByText('Dim', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(options).toBeHidden()
  await expect(page.locator('main [data-seen]')).toHaveCount(1)
  await expect(page.locator('main [data-seen]')).toContainText('Seen')
  await page.getByRole('button', { name: 'List options' }).click()
  await options.getByText('Hide', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(options).toBeHidden()
  await expect(page.getByText('1 seen title hidden')).toBeVisible()
  await page.goto(`${base}/movie/discover`)
  await expect(page.getByText('1 seen title hidden')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(19)
  expect(await titlesShown(page)).not.toContain(seen)
})

test('an endless list goes on by itself for a while, then asks; Back, reload and the footer still work @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const page = await newVisitor(browser)
  await page.goto(`${base}/movie/popular`)
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('dialog', { name: 'List options' }).getByText('Endless').click()
  await page.keyboard.press('Escape')
  const end = page.getByRole('navigation', { name: 'Pages' })
  for (const through of [2, 3, 4, 5, 6]) {
    await end.scrollIntoViewIfNeeded()
    await expect.poll(() => Number(searchOf(page)['through'])).toBeGreaterThanOrEqual(through)
  }
  await expect(end.getByText(/^Pages 1 to 6 of \d+$/)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Top rated movies' })).toBeInViewport()
  expect(searchOf(page)).toEqual({ through: '6' })
  await end.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect.poll(() => Number(searchOf(page)['through'])).toBeGreaterThanOrEqual(7)

  const card = page.locator('main li[data-place="70"] a')
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await card.click()
  await expect(page).not.toHaveURL(/popular/)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect(card).toBeFocused()
  await page.reload()
  await expect(card).toBeInViewport()
})

test('other names of the lists lead to them, and pages past the end to the last @full', async ({ page, server }) => {
  const base = server.url
  const leads: readonly (readonly [string, string])[] = [
    ['/movie/anime-movies?page=2', '/movie/anime?page=2'],
    ['/tv/anime', '/tv/anime-series'],
    ['/movies/genre/family', '/movie/genre/family'],
    ['/movies/discover?genres=action', '/movie/discover?genres=action'],
  ]
  for (const [from, to] of leads) {
    await page.goto(base + from)
    await expect(page, from).toHaveURL(base + to)
    await expect(page.locator(cards).first(), from).toBeVisible()
  }
  await page.goto(`${base}/movie/genre/family?page=499`)
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
  await page.goto(`${base}/movie/genre/no-such-genre`)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
