import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { newVisitor, register } from '#support/visitors.ts'

interface Listed {
  id: number
  title: string
}

interface Show {
  id: number
  name: string
  seasons: { season_number: number; episode_count: number }[]
}

async function ask<T>(base: string, path: string): Promise<T> {
  const answer = await fetch(`${base}/tmdb/3${path}`)
  return (await answer.json()) as T
}

const results = async (base: string, path: string): Promise<Listed[]> => (await ask<{ results: Listed[] }>(base, path)).results

const regular = ({ seasons }: Show) => seasons.filter(({ season_number: number }) => number > 0)

/** A plain call of another client of the member's. */
async function call(method: 'POST' | 'PUT', url: string, token: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  expect(answer.ok, `${url} answered ${answer.status}`).toBe(true)
}

const markSeen = (base: string, token: string, { id, title }: Listed): Promise<void> =>
  call('POST', `${base}/api/watch-history`, token, { media_id: id, media_type: 'movie', title, watch_position: 6000, duration: 6000 })

const choose = (base: string, token: string, seenTitles: 'dim' | 'hide'): Promise<void> =>
  call('PUT', `${base}/api/preferences`, token, { seenTitles })

const row = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const faint = (within: Locator | Page): Locator => within.locator('[data-seen]')
const linkTo = (within: Locator | Page, { id }: Listed): Locator => within.locator(`a[href="/movie/${id}"], a[href^="/movie/${id}-"]`)

/** What each screen shows of a title that is recommended with another, has somebody in it and can be searched for. */
async function prepared(base: string) {
  const [movie] = await results(base, '/movie/popular')
  if (!movie) throw new Error('The catalogue has no movies.')
  const [seen] = await results(base, `/movie/${movie.id}/recommendations`)
  if (!seen) throw new Error('Nothing is recommended.')
  const { cast } = await ask<{ cast: { id: number }[] }>(base, `/movie/${seen.id}/credits`)
  return { movie, seen, actor: cast[0]?.id }
}

test('what was seen is faint in rows, on people’s pages and among what was searched for, never on one’s own lists @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const token = await register(base)
  const { movie, seen, actor } = await prepared(base)
  await Promise.all([markSeen(base, token, seen), markSeen(base, token, movie), choose(base, token, 'dim')])
  const page = await newVisitor(browser, { token })
  const problems = watchProblems(page)

  await page.goto(`${base}/movie/${movie.id}`)
  const recommended = row(page, 'Recommendations')
  await expect(linkTo(faint(recommended), seen)).toContainText('Seen')
  // Out of view a row is its first card.
  await recommended.scrollIntoViewIfNeeded()
  await expect(recommended.locator('a[data-card]').nth(3)).toBeAttached()
  const all = await recommended.locator(cards.replace('main ', '')).count()
  expect(await faint(recommended).count()).toBeLessThan(all)

  await page.goto(`${base}/person/${actor}`)
  await expect(
    linkTo(faint(row(page, 'Known for')), seen)
      .or(linkTo(page.locator('main ol'), seen))
      .first(),
  ).toContainText('Seen')
  await page.goto(`${base}/search?${new URLSearchParams({ q: seen.title })}`)
  await expect(linkTo(faint(page), seen)).toBeVisible()
  await page.goto(`${base}/movie`)
  const popular = row(page, 'Popular movies')
  await popular.scrollIntoViewIfNeeded()
  await expect(linkTo(faint(popular), movie)).toBeVisible()

  await page.goto(`${base}/watch-history`)
  await expect(linkTo(page, movie).first()).toBeVisible()
  await expect(faint(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('hidden, it is counted at the end of what it is missing from, and can be seen there @full', async ({ browser, server }) => {
  const base = server.url
  const token = await register(base)
  const { movie, seen } = await prepared(base)
  await Promise.all([markSeen(base, token, seen), choose(base, token, 'hide')])
  const page = await newVisitor(browser, { token })

  await page.goto(`${base}/movie/${movie.id}`)
  const recommended = row(page, 'Recommendations')
  await recommended.scrollIntoViewIfNeeded()
  await expect(recommended.getByText('1 seen title hidden')).toBeAttached()
  await expect(linkTo(recommended, seen)).toHaveCount(0)
  await recommended.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(linkTo(faint(recommended), seen)).toBeAttached()
  await expect(recommended.getByText('1 seen title hidden')).toHaveCount(0)

  await page.goto(`${base}/search?${new URLSearchParams({ q: seen.title })}`)
  const show = page.getByRole('main').getByRole('button', { name: 'Show what I have seen' })
  await expect(show).toBeVisible()
  await expect(linkTo(page, seen)).toHaveCount(0)
  await show.click()
  await expect(linkTo(faint(page), seen)).toBeVisible()
})

test('a show is seen once every episode that was on is watched @full', async ({ browser, server }) => {
  const base = server.url
  const token = await register(base)
  await choose(base, token, 'dim')
  const listed = await results(base, '/tv/popular')
  const shows = await Promise.all(listed.map(({ id }) => ask<Show>(base, `/tv/${id}`)))
  const show = shows.find((one) => regular(one).length === 1)
  if (!show) throw new Error('No popular show has a single season.')
  const page = await newVisitor(browser, { worker: true, token })
  const card = page.locator('main li', { has: page.locator(`a[href^="/tv/${show.id}"]`) })

  await page.goto(base)
  await workerInCharge(page)
  await page.goto(`${base}/tv/${show.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${base}/tv/${show.id}/season/1`)
  const mark = page.getByRole('button', { name: 'Mark season as watched' })
  await mark.click()
  await expect(page.getByRole('button', { name: 'Season watched' })).toBeVisible()
  await page.goto(`${base}/tv/popular`)
  await expect(faint(card)).toHaveCount(1)

  await page.goto(`${base}/tv/${show.id}/season/1`)
  const first = page.getByRole('button', { name: 'Episode 1 of season 1 watched' })
  // A press means what the person saw.
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(mark).toBeVisible()
  await page.goto(`${base}/tv/popular`)
  await expect(card).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(20)
  await expect(faint(page)).toHaveCount(0)
})
