import { expect, type Page, test } from '@playwright/test'
import { startFakeTmdb } from '#support/fake-tmdb.ts'
import { workerInCharge } from '#support/person.ts'
import { startServer } from '#support/server-process.ts'

const attribution = 'This product uses the TMDB API but is not endorsed or certified by TMDB.'

/** A title's name on its page, reached from home by its first hero. */
async function openFirstTitle(page: Page, base: string): Promise<string> {
  await page.goto(base)
  await workerInCharge(page)
  // What came before the worker was there is kept when it comes again.
  await page.reload()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details of / })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/(?:movie|tv)\/\d+/)
  await expect(page.getByRole('button', { name: /watchlist$/ }).first()).toBeVisible()
  return (await heading.textContent()) ?? ''
}

/** Every address and header that the worker keeps. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
    return all.flat()
  })

for (const { words, env, asksItself } of [
  { words: 'asked by the server, which keeps the key', env: {}, asksItself: false },
  { words: 'asked by the browser', env: { TMDB_PROXY: '0' }, asksItself: true },
]) {
  test(`the movie database, ${words}: shown, named as the source, and there without a connection @full`, async ({ page }) => {
    await using tmdb = await startFakeTmdb()
    const server = await startServer({ env: { ...tmdb.env, ...env } })
    const byBrowser: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${tmdb.url}/3/`)) byBrowser.push(request.url())
    })
    try {
      const name = await openFirstTitle(page, server.url)
      await expect(page.getByRole('contentinfo').getByText(attribution)).toBeVisible()
      expect(tmdb.asked.length).toBeGreaterThan(0)
      expect(byBrowser.length > 0).toBe(asksItself)
      const address = page.url()
      let kept: readonly string[] = []
      for (const part of ['/3/trending/movie/day', `/3${new URL(address).pathname.replace(/-.*$/, '')}`])
        await expect.poll(async () => (kept = await keptAddresses(page)).some((url) => url.includes(part)), { message: part }).toBe(true)
      expect(kept.filter((url) => url.includes(tmdb.key))).toEqual([])

      await server.stop()
      await tmdb[Symbol.asyncDispose]()
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    } finally {
      await server.stop()
    }
  })
}

test('the demo catalogue names itself, and nobody else @full', async ({ page }) => {
  const server = await startServer()
  try {
    await page.goto(server.url)
    await expect(page.getByRole('contentinfo').getByText(/^This is the demo catalogue/)).toBeVisible()
    await expect(page.getByText(attribution)).toHaveCount(0)
  } finally {
    await server.stop()
  }
})
