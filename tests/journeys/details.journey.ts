import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { ada, logIn, workerInCharge } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'

interface Show {
  id: number
  seasons: { season_number: number; episode_count: number }[]
}

/** The most popular show whose first season was on to its end. */
async function someShow(base: string): Promise<Show> {
  const list = (await (await fetch(`${base}/tmdb/3/tv/popular`)).json()) as { results: { id: number }[] }
  for (const { id } of list.results) {
    const season = (await (await fetch(`${base}/tmdb/3/tv/${id}/season/1`)).json()) as {
      episodes: { air_date: string; overview: string }[]
    }
    const isOver = season.episodes.every(({ air_date }) => air_date < new Date().toISOString())
    if (isOver && season.episodes.length > 2 && season.episodes.slice(0, 2).every(({ overview }) => overview !== '')) {
      return (await (await fetch(`${base}/tmdb/3/tv/${id}`)).json()) as Show
    }
  }
  throw new Error('the demo catalogue has no show that is over')
}

const main = (page: Page) => page.getByRole('main')
const mark = (page: Page, episode: number) => main(page).getByRole('button', { name: `Episode ${episode} of season 1 watched` })

test('a page stays while its address gets its slug: nothing that somebody presses or writes just then is lost', async ({
  browser,
  server,
}) => {
  const { id } = await someShow(server.url)
  const page = await newVisitor(browser)
  await page.addInitScript(() => {
    const scope = globalThis as { first?: Element | null }
    new MutationObserver(() => (scope.first ??= document.querySelector('main article button[aria-pressed]'))).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await page.goto(`${server.url}/tv/${id}`)
  await expect(page).toHaveURL(new RegExp(`/tv/${id}-.+`))
  await expect(main(page).locator('section[aria-busy="false"] textarea')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { first?: Element | null }).first?.isConnected)).toBe(true)
})

test('from a show to its season and an episode: marked as watched, undone, and all of it there without a connection @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const { id } = await someShow(base)
  const page = await newVisitor(browser, { worker: true, token: await register(base) })
  await page.goto(`${base}/tv/${id}`)
  await workerInCharge(page)
  await page.reload()

  await main(page).locator(`a[href="/tv/${id}/season/1"]`).click()
  await expect(page).toHaveURL(`${base}/tv/${id}/season/1`)
  await expect(main(page).getByRole('heading', { name: 'Episodes' })).toBeVisible()
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await mark(page, 1).click()
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')

  await main(page).locator(`h3 a[href="/tv/${id}/season/1/episode/2"]`).click()
  await expect(page).toHaveURL(`${base}/tv/${id}/season/1/episode/2`)
  await expect(main(page).getByText('You have not watched this episode')).toBeVisible()
  await main(page).getByRole('button', { name: 'Show what happens' }).click()
  await expect(main(page).getByText('You have not watched this episode')).toBeHidden()
  await main(page).getByRole('link', { name: 'Episode 1' }).click()
  await expect(page).toHaveURL(`${base}/tv/${id}/season/1/episode/1`)
  // Watched: there is nothing left to be surprised by.
  await expect(main(page).getByRole('button', { name: 'Watched', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(main(page).getByRole('button', { name: 'Show what happens' })).toBeHidden()

  await server.stop()
  await page.goto(`${base}/tv/${id}/season/1`)
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await main(page).getByRole('button', { name: 'Mark season as watched' }).click()
  await expect(main(page).getByRole('button', { name: 'Season watched' })).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'false')
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${base}/tv/${id}/season/1/episode/1`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await server.startAgain()
})

test('a show says what comes next for somebody, as a surprise still, and goes on with them @full', async ({ browser, server }) => {
  const base = server.url
  const { id } = await someShow(base)
  const page = await newVisitor(browser, { token: await register(base) })
  await page.goto(`${base}/tv/${id}/season/1`)
  await mark(page, 1).click()
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')

  await main(page).locator(`a[href^="/tv/${id}-"]`).click()
  const next = main(page).locator('section', { has: page.getByRole('heading', { name: 'Next for you' }) })
  const episode = next.locator('h3 a')
  const what = next.getByRole('button', { name: 'Show what happens' })
  await next.scrollIntoViewIfNeeded()
  await expect(episode).toHaveAttribute('href', `/tv/${id}/season/1/episode/2`)
  await what.click()
  await expect(what).toBeHidden()

  await next.getByRole('button', { name: 'Episode 2 of season 1 watched' }).press('Enter')
  await expect(episode).toHaveAttribute('href', `/tv/${id}/season/1/episode/3`)
  await expect(next.getByRole('button', { name: 'Episode 3 of season 1 watched' })).toBeFocused()
  await expect(next.locator('[data-shielded]')).toHaveAttribute('data-shielded', 'true')
})

test('stars and a note: kept without a connection, and there on another device @full', async ({ browser, server }) => {
  const base = server.url
  const { id } = await someShow(base)
  const page = await newVisitor(browser, { worker: true, token: await register(base) })
  await page.goto(`${base}/tv/${id}`)
  await workerInCharge(page)
  await page.reload()
  await expect(main(page).getByText('Rate this')).toBeVisible()

  await server.stop()
  await main(page).getByRole('radio', { name: '4 stars' }).click()
  await expect(main(page).getByText('4 of 5')).toBeVisible()
  await main(page).getByLabel('Your note').fill('The harbour at night!')
  await main(page).getByLabel('Your note').blur()
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(main(page).getByLabel('Your note')).toHaveValue('The harbour at night!')
  await expect(main(page).getByText('4 of 5')).toBeVisible()
  await page.goto(`${base}/ratings`)
  const line = main(page).locator(`a[href^="/tv/${id}"]`)
  await expect(line).toContainText('The harbour at night!')
  await expect(line.getByRole('img', { name: '4 stars' })).toBeVisible()

  await server.startAgain()
  const other = await newVisitor(browser)
  await logIn(other, base, ada)
  await other.goto(`${base}/tv/${id}`)
  await expect(main(other).getByLabel('Your note')).toHaveValue('The harbour at night!')
  await expect(main(other).getByText('4 of 5')).toBeVisible()
  await other.goto(`${base}/tv/popular`)
  await expect(main(other).locator(`a[href^="/tv/${id}"]`).getByRole('img', { name: '4 stars' })).toBeVisible()
})

test('somebody’s pictures open over the page, and Back closes them before it leaves @full', async ({ browser, server }) => {
  const base = server.url
  const { results } = (await (await fetch(`${base}/tmdb/3/person/popular`)).json()) as { results: { id: number; name: string }[] }
  const [person] = results
  const page = await newVisitor(browser)
  await page.goto(`${base}/person/popular`)
  await main(page).locator(`a[href="/person/${person?.id}"]`).first().click()
  await expect(main(page).getByRole('heading', { level: 1, name: person?.name ?? '' })).toBeVisible()
  await main(page)
    .getByRole('button', { name: `${person?.name}, picture 1` })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${base}/person/${person?.id}`)
})

test('seasons, episodes, people and collections that nobody knows are the page that is not found @full', async ({ browser, server }) => {
  const base = server.url
  const { id } = await someShow(base)
  const page = await newVisitor(browser)
  const nowhere = [
    '/tv/1/season/1',
    `/tv/${id}/season/99`,
    `/tv/${id}/season/x`,
    `/tv/${id}/season/1/episode/999`,
    '/person/1',
    '/person/x',
    '/collection/1',
    '/movie/1/cast',
  ]
  for (const path of nowhere) {
    await page.goto(base + path)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' }), path).toBeVisible()
  }
})
