import { type Browser, expect, type Page } from '@playwright/test'
import { catalogues } from '#product/catalogues.ts'
import { homeRows } from '#product/home-rows.ts'
import { limits } from '#product/limits.ts'
import { chromiumFlags, findChromium } from '#support/chromium.ts'
import { cards } from '#support/person.ts'
import { picturesInView } from '#support/screens.ts'
import { type ServerProcess, startServer } from '#support/server-process.ts'
import { test } from '#support/journey.ts'
import { newVisitor, popularMovies } from '#support/visitors.ts'

// The headless shell fetches pictures from farther below the screen than the browser that people have.
test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } })

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }

/** What trends, in both kinds and both windows: the banner and the hero cards. */
const firstLists = 4
/** One list each; the two weekly rows have the first of their pages already. */
const listsOfRows = homeRows.filter((row) => row in catalogues).length + 2 * (limits.homeLists.pages - 1)
/** The banner's five slides, four hero cards of each kind, ten slides of the rotating hero. */
const letterings = 5 + 4 + 4 + 10

/** Everything the server was asked for, in order, by its own log. */
const askedOf = (log: string): string[] => [...log.matchAll(/"method":"GET","url":"([^"]+)"/g)].map(([, url]) => url ?? '')

const isLettering = (url: string): boolean => /\/images\?/.test(url)

interface Asked {
  lists: string[]
  letterings: string[]
  pictures: string[]
  /** Of our own service. */
  service: string[]
}

function sorted(urls: readonly string[]): Asked {
  const below = (start: string) => urls.filter((url) => url.startsWith(start))
  const catalogue = below('/tmdb/3/')
  return {
    lists: catalogue.filter((url) => !isLettering(url)),
    letterings: catalogue.filter(isLettering),
    pictures: below('/img/'),
    service: [...below('/api/'), ...below('/config.json')],
  }
}

const repeated = (urls: readonly string[]): string[] => urls.filter((url, place) => urls.indexOf(url) !== place)

async function scrollToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  for (let steps = 0; steps < 100 && !(await isAtEnd()); steps++) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(120)
  }
}

/** Waits until the server has been asked for nothing new for a second. */
async function settled(page: Page, { output }: ServerProcess): Promise<Asked> {
  for (let before = -1; askedOf(output()).length !== before; await page.waitForTimeout(1_000)) before = askedOf(output()).length
  return sorted(askedOf(output()))
}

test('home asks for what is seen, for each thing once, and no more than its rows need', async ({ browser }) => {
  const server = await startServer({ env: { LOG_LEVEL: 'info' } })
  const page = await newVisitor(browser, { ...phone, worker: true })
  await page.goto(server.url)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect.poll(() => sorted(askedOf(server.output())).lists.length).toBeGreaterThanOrEqual(firstLists)
  const first = await settled(page, server)
  // The row below the hero cards is near enough to be asked for, and perhaps the one after it.
  expect(first.lists.length).toBeLessThanOrEqual(firstLists + 2)
  // The slide that is shown and the one after it, and the hero cards in view.
  expect(first.letterings.length).toBeLessThanOrEqual(6)
  // Backdrops of two slides and eight hero cards, the letterings of those in view, the posters of one row that are in view.
  expect(first.pictures.length).toBeLessThanOrEqual(2 + 8 + 6 + 8)
  expect(first.service.length).toBeLessThanOrEqual(2)

  await expect(async () => {
    await scrollToTheEnd(page)
    expect(sorted(askedOf(server.output())).lists.length).toBeGreaterThanOrEqual(firstLists + listsOfRows)
  }).toPass()
  const all = await settled(page, server)
  expect(all.lists).toHaveLength(firstLists + listsOfRows)
  expect(all.letterings.length).toBeLessThanOrEqual(letterings)
  // A phone draws a dozen of a row's twenty posters at most before anybody moves it.
  expect(all.pictures.length).toBeLessThanOrEqual(homeRows.length * 12)
  expect(repeated([...all.lists, ...all.letterings, ...all.pictures, ...all.service])).toEqual([])
  await server.stop()
})

/** Runs in the page: how many of its animations run, and whether some wait. */
function countMoving(): { moving: number; someWait: boolean } {
  const states = document.getAnimations().map(({ playState }) => playState)
  return { moving: states.filter((state) => state === 'running').length, someWait: states.includes('paused') }
}

test('nothing moves on home once it has what it shows: rows that nobody has asked for rest', async ({ browser, server }) => {
  const page = await newVisitor(browser, { reducedMotion: 'no-preference' })
  await page.goto(server.url)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect.poll(() => page.evaluate(countMoving)).toEqual({ moving: 0, someWait: true })
})

interface Largest {
  url: string
  bytes: number
}

/** The picture that is the largest contentful paint of a page, with what came over the network for it. */
async function largestPicture(browser: Browser, device: typeof phone, url: string): Promise<Largest> {
  const page = await newVisitor(browser, { ...device, worker: true })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { largest: (entry as PerformanceEntry & { url: string }).url })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  const seen = () => page.evaluate(() => (globalThis as { largest?: string }).largest ?? '')
  // Words are painted first, then smaller pictures.
  await expect.poll(seen).toMatch(/\/img\/(?:w780|w1280|backdrop)\/.+\.webp$/)
  await picturesInView(page)
  const name = await seen()
  const bytes = await page.evaluate((name) => {
    const [entry] = performance.getEntriesByName(name) as PerformanceResourceTiming[]
    return entry?.encodedBodySize ?? Number.NaN
  }, name)
  await page.context().close()
  return { url: name, bytes }
}

test('the largest picture of home and of a title’s page comes in at most 60 kB, on a phone and on a fine desktop screen', async ({
  browser,
  server,
}) => {
  const [movie] = await popularMovies(server.url)
  for (const path of ['/', `/movie/${movie?.id}`]) {
    for (const device of [phone, desktop]) {
      const { url, bytes } = await largestPicture(browser, device, server.url + path)
      const name = `${path} at ${device.viewport.width} px: ${url}`
      expect.soft(bytes, name).toBeGreaterThan(0)
      expect.soft(bytes, name).toBeLessThanOrEqual(60_000)
    }
  }
})
