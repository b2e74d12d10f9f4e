import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

test('a movie that is still to come says when, is put into one’s own calendar, and offers nothing that is not there yet @full', async ({
  browser,
  server,
}) => {
  const { results } = (await (await fetch(`${server.url}/tmdb/3/movie/upcoming`)).json()) as {
    results: { id: number; title: string; release_date: string }[]
  }
  const [movie] = results
  if (movie === undefined) throw new Error('The demo has no movie that is still to come.')
  const page = await newVisitor(browser, { worker: true, viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/movie/${movie.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Comes out on .+ \((?:tomorrow|in \d+ days)\)$/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'About' })).toBeAttached()
  for (const words of ['Watched', 'Watch', 'Where to watch']) await expect(main.getByText(words, { exact: true })).toHaveCount(0)
  await expect(main.getByText(/^Ends at/)).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await workerInCharge(page)
  await page.reload()
  await expect(main.getByRole('heading', { name: 'About' })).toBeAttached()
  await server.stop()
  await page.reload()
  const [download] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Remind me' }).click()])
  expect(download.suggestedFilename()).toBe(`movie-${movie.id}.ics`)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(`DTSTART;VALUE=DATE:${movie.release_date.replaceAll('-', '')}`)
  await expect(page.getByText('The day is in a calendar file')).toBeVisible()
})
