import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { newVisitor } from '#support/visitors.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** What the system opens when another app shares something with the installed one. */
const shared = (base: string, fields: Record<string, string>): string => `${base}/share?${new URLSearchParams(fields)}`

interface Known {
  id: number
  imdb: string
}

/** A movie of the catalogue that IMDb has as well. */
async function knownToImdb(base: string): Promise<Known> {
  const { results } = await ask<{ results: { id: number }[] }>(base, '/discover/movie?primary_release_date.lte=1930-12-31')
  for (const { id } of results) {
    const { imdb_id: imdb } = await ask<{ imdb_id: string | null }>(base, `/movie/${id}`)
    if (imdb) return { id, imdb }
  }
  throw new Error('No movie has an id of IMDb.')
}

async function ask<T>(base: string, path: string): Promise<T> {
  return (await (await fetch(`${base}/tmdb/3${path}`)).json()) as T
}

test('what other apps share leads to its page, without a network as far as the device knows it, and Back leaves no trace @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const movie = await knownToImdb(base)
  const { results } = await ask<{ results: { id: number; name: string }[] }>(base, '/tv/popular')
  const [show] = results
  if (!show) throw new Error('The catalogue has no shows.')
  const page = await newVisitor(browser, { worker: true })
  const problems = watchProblems(page)
  await page.goto(base)
  await workerInCharge(page)

  await page.goto(shared(base, { url: `https://www.themoviedb.org/tv/${show.id}-any/season/1?language=de-DE` }))
  await expect(page).toHaveURL(`${base}/tv/${show.id}/season/1`)
  await expect(heading(page)).toBeVisible()

  await page.goto(shared(base, { title: 'A film', text: `Look: https://m.imdb.com/title/${movie.imdb}/?ref_=share` }))
  await expect(page).toHaveURL(new RegExp(`^${base}/movie/${movie.id}-`))
  await expect(heading(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${base}/tv/${show.id}/season/1`)

  await page.goto(shared(base, { url: 'https://www.imdb.com/name/nm0000036/' }))
  await expect(heading(page)).toHaveText('Buster Keaton')
  await page.goto(shared(base, { url: `web+matinee:tv/${show.id}` }))
  await expect(page).toHaveURL(new RegExp(`^${base}/tv/${show.id}-`))
  await page.goto(shared(base, { title: `Watch "${show.name} | Official Trailer" on YouTube`, text: 'https://youtu.be/abc123' }))
  await expect(heading(page)).toHaveText(`Results for “${show.name}”`)

  await page.goto(shared(base, { url: 'https://www.imdb.com/title/tt9999999/' }))
  await expect(heading(page)).toHaveText('Not in the movie database')
  await page.goto(shared(base, { url: 'https://example.org/' }))
  await expect(heading(page)).toHaveText('This link leads to no title')
  await page.goto(shared(base, {}))
  await expect(heading(page)).toHaveText('Nothing was shared')
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${base}/search`)
  expect(problems).toEqual([])

  await server.stop()
  await page.goto(shared(base, { url: `https://www.themoviedb.org/tv/${show.id}` }))
  await expect(page).toHaveURL(new RegExp(`^${base}/tv/${show.id}-`))
  await expect(heading(page)).toContainText(show.name)
  await page.goto(shared(base, { text: `${show.name} (2020) ⭐ 8.7 https://www.imdb.com/title/tt8888888/` }))
  await expect(heading(page)).toHaveText(`Results for “${show.name}”`)
  await page.goto(shared(base, { url: 'https://www.imdb.com/title/tt8888888/' }))
  await expect(heading(page)).toHaveText('Not looked up yet')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
