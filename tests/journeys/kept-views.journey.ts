import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { budgets } from '#support/budgets.ts'
import { slugOf } from '#domain/title/slug.ts'
import { test } from '#support/journey.ts'
import { openAndKeep, takenOver, wasShown, watchShown, whyTakenOver } from '#support/kept-views.ts'
import { ada, heart, markWatched, signUp, watchedButton, workerInCharge } from '#support/person.ts'
import { watchJumps } from '#support/problems.ts'
import { allScreens } from '#support/screens.ts'
import { beginTitles, keepSome, looks, newVisitor, popularMovies, register } from '#support/visitors.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** Takes the start's script away from the device: what is painted then was painted without it. */
async function loseScript(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''
    for (const name of await caches.keys()) await (await caches.open(name)).delete(script)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

/** The share of pixels that differ visibly. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return 1
  let different = 0
  for (let at = 0; at < a.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 32)) different += 1
  }
  return different / (a.length / 3)
}

/**
 * A picture of what is in view, in a font that is always there: whether a page has the display font in time (`font-display: optional`) differs from
 * one start to the next. What channels show now moves with the clock, and is left out. The page's policy would refuse the screenshot's own styles.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const plain = new CSSStyleSheet()
    plain.replaceSync(`
      * { font-family: sans-serif !important; caret-color: transparent !important }
      main li a[href^="/watch/channel/"] > :last-child > :last-child { visibility: hidden !important }
    `)
    document.adoptedStyleSheets.push(plain)
  })
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return picture
}

const names = ['home', 'movie', 'favorites', 'search', 'movies', 'show', 'person', 'discover', 'sports', 'news', 'live-tv', 'settings']
const walks = budgets.everyWalk
  ? looks.flatMap((look) => [phone, { width: 768, height: 1024 }, desktop].map((viewport) => ({ look, viewport })))
  : [{ look: looks[0], viewport: phone }]

for (const { look, viewport } of walks) {
  test(`a screen that was left is painted without a script, exactly as it was: ${look.theme}, ${look.language}, ${viewport.width} px`, async ({
    browser,
    server,
  }) => {
    const token = await register(server.url)
    await keepSome(server.url, token, 3)
    await beginTitles(server.url, token, 2)
    const page = await newVisitor(browser, { worker: true, keptViews: true, viewport, look, token })
    const jumps = await watchJumps(page)
    await page.goto(server.url)
    await workerInCharge(page)
    const screens = (await allScreens(server.url)).filter(({ name }) => names.slice(0, budgets.everyWalk ? 12 : 3).includes(name))
    for (const { path, name, shows } of screens) {
      await openAndKeep(page, server.url + path)
      await page.locator(shows).first().waitFor()
      const left = await pictureOf(page)
      const address = page.url()

      // With the app: nothing moves when it takes over, and it looks as before.
      await page.goto(address)
      await takenOver(page)
      expect.soft(await whyTakenOver(page), name).toBe('same')
      // What has moved is told after the next frames; the picture below moves things itself.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const { total, moved } = await jumps()
      expect.soft(total, `${name}: ${moved.join(', ')}`).toBeLessThan(0.001)
      const again = await pictureOf(page)
      expect.soft(await difference(left, again), `${name} again`).toBeLessThan(0.002)

      // Without it.
      await openAndKeep(page, address)
      await loseScript(page)
      await server.stop()
      await page.goto(address)
      await expect(page.locator('#kept[data-shown]')).toBeVisible()
      await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined))))
      const bare = await pictureOf(page)
      expect.soft(await difference(left, bare), `${name} without a script`).toBeLessThan(0.002)
      await server.startAgain()
    }
  })
}

test('a tap on a heart before the app is there is carried out once', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true, keptViews: true, viewport: phone, token: await register(server.url) })
  const [movie] = await popularMovies(server.url)
  await page.goto(server.url)
  await workerInCharge(page)
  await openAndKeep(page, `${server.url}/movie/${movie?.id}`)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('#kept[data-shown] button[aria-pressed="false"]')
      if (!button) return
      observer.disconnect()
      button.click()
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('#root button[aria-pressed="true"]')).toHaveCount(1)
  await takenOver(page)
  await page.goto(`${server.url}/favorites`)
  await expect(page.locator('#root main a[data-card]')).toHaveCount(1)
})

test('a tap on what has changed meanwhile, for which somebody wanted just that, does not change it back', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true, keptViews: true, viewport: phone, token: await register(server.url) })
  const [movie] = await popularMovies(server.url)
  await page.goto(server.url)
  await workerInCharge(page)
  const address = `${server.url}/movie/${movie?.id}-${slugOf(movie?.title ?? '')}`
  await page.goto(address)
  await markWatched(page)
  await openAndKeep(page, address)
  await page.goto(`${server.url}/watch-history`)
  await page.getByText('What is recorded').click()
  await page.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByRole('button', { name: 'Clear history' })).toHaveCount(0)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('#kept[data-shown] button[aria-pressed="true"]')].find(
        (one) => one.textContent === 'Watched',
      )
      if (!(button instanceof HTMLElement)) return
      observer.disconnect()
      document.documentElement.dataset['tapped'] = ''
      button.click()
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto(address)
  await expect(page.locator('html[data-tapped]')).toHaveCount(1)
  await takenOver(page)
  await expect(watchedButton(page)).toHaveAttribute('aria-disabled', 'false')
  await page.goto(`${server.url}/watch-history`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#root main a[data-card]')).toHaveCount(0)
})

test('a list that is another one by now is shown as it is, as soon as it stands @full', async ({ browser, server }) => {
  const token = await register(server.url)
  await keepSome(server.url, token, 3)
  const page = await newVisitor(browser, { worker: true, keptViews: true, viewport: phone, token })
  const [movie] = await popularMovies(server.url)
  await page.goto(server.url)
  await workerInCharge(page)
  await openAndKeep(page, `${server.url}/favorites`)
  const cards = page.locator('#root main a[data-card]')
  await expect(cards).toHaveCount(3)
  await page.goto(`${server.url}/movie/${movie?.id}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${server.url}/favorites`)
  await takenOver(page)
  await expect(cards).toHaveCount(2)
  expect(await whyTakenOver(page)).toBe('other')
})

test('what one person saw is never shown to another: not after signing out, and not when the browser dies before it is removed', async ({
  openBrowser,
  server,
}) => {
  const { context, kill, profile } = await openBrowser()
  const page = await context.newPage()
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await openAndKeep(page, server.url)
  await kill()

  // The next start belongs to somebody else: as if the browser had died between the two steps of signing out.
  const next = await openBrowser(profile)
  const start = await next.context.newPage()
  await start.addInitScript(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await watchShown(start)
  await start.goto(server.url)
  await expect(start.getByRole('heading', { level: 1 }).first()).toBeAttached()
  expect(await wasShown(start)).toBe(false)
  await next.kill()
})

test('another language, another theme and another width have no kept view; damage and garbage neither @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, keptViews: true, viewport: phone })
  await page.goto(server.url)
  await workerInCharge(page)
  const isShown = async (): Promise<boolean> => {
    await page.goto(server.url, { waitUntil: 'commit' })
    await page.locator('#root').waitFor({ state: 'attached' })
    return wasShown(page)
  }
  await watchShown(page)
  const ways: readonly (readonly [what: string, change: () => Promise<unknown>])[] = [
    ['another width', () => page.setViewportSize({ width: 412, height: 844 })],
    ['another language', () => page.evaluate(() => localStorage.setItem('language', 'de'))],
    ['another theme', () => page.evaluate(() => localStorage.setItem('theme', 'light'))],
    [
      'damage',
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('kept-views')
          const view = (await (await cache.match('/'))?.json()) as { markup: string }
          await cache.put('/', Response.json({ ...view, markup: `${view.markup}<p>Injected</p>` }))
        }),
    ],
    ['garbage', () => page.evaluate(async () => (await caches.open('kept-views')).put('/', new Response('\u0000{')))],
  ]
  for (const [what, change] of ways) {
    await openAndKeep(page, server.url)
    expect(await isShown(), `before ${what}`).toBe(true)
    await takenOver(page)
    await change()
    expect(await isShown(), what).toBe(false)
    await expect(page.locator('main a[data-card]').first()).toBeVisible()
    await expect(page.getByText('Injected')).toHaveCount(0)
  }
})
