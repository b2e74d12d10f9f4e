import { expect } from '@playwright/test'
import { slugOf } from '#domain/title/slug.ts'
import { test } from '#support/journey.ts'
import { takenOver, wasShown, watchShown, whyTakenOver } from '#support/kept-views.ts'
import { watchJumps } from '#support/problems.ts'
import { looks, newVisitor, popularMovies, register } from '#support/visitors.ts'

const phone = { width: 390, height: 844 }

const seenFirst = {
  home: async () => '/',
  'a title': async (url: string) => {
    const [movie] = await popularMovies(url)
    return `/movie/${movie?.id}-${slugOf(movie?.title ?? '')}`
  },
  'a list': async () => '/movie/popular',
  'an audiobook': async () => '/listen/demo-flatland/flatland',
}
for (const [screen, addressAt] of Object.entries(seenFirst))
  test(`somebody new sees ${screen} before the app is there, and it looks the same when the app has come`, async ({ browser, server }) => {
    await server.stop()
    await server.startAgain({ FIRST_VIEW: '1' })
    const address = server.url + (await addressAt(server.url))
    await expect.poll(() => pageAt(address)).toContain('data-look=" en en-US "')
    const page = await newVisitor(browser, { keptViews: true, viewport: phone })
    const jumps = await watchJumps(page)
    const app = Promise.withResolvers<undefined>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await app.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const links = page.locator('#kept[data-shown] main a')
    await expect(links.first()).toBeVisible()
    await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined))))
    expect(
      await page.locator('#kept img').evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).opacity)),
    ).toContain('1')
    const seen = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(seen.length).toBeGreaterThan(0)
    app.resolve(undefined)
    await takenOver(page)
    expect(await whyTakenOver(page)).toBe('same')
    expect((await jumps()).total).toBeLessThan(0.001)
    const shown = await page.locator('#root main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(shown).toEqual(expect.arrayContaining(seen))
  })

/** As a new browser of that language is answered. */
const pageAt = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'en-US' } })).text()

test('nobody else gets the home of somebody new: not who has chosen a language, not a member @full', async ({ browser, server }) => {
  await server.stop()
  await server.startAgain({ FIRST_VIEW: '1' })
  await expect.poll(() => pageAt(server.url)).toContain('data-look')
  for (const known of [{ look: looks[1] }, { token: await register(server.url) }]) {
    const page = await newVisitor(browser, { keptViews: true, viewport: phone, ...known })
    if ('token' in known) {
      await page.goto(server.url)
      await expect(page.locator('#root main a[data-card]').first()).toBeVisible()
    }
    await watchShown(page)
    await page.goto(server.url)
    await expect(page.locator('#root main a[data-card]').first()).toBeVisible()
    expect(await wasShown(page)).toBe(false)
  }
})
