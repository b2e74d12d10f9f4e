import type { Page } from 'playwright'
import { median } from '#support/content-time.ts'
import { openStage } from '../tests/faults/stage.ts'
import { until } from '../tests/faults/wait.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { longestFrame } from './longest-frame.ts'
import { p95, report } from './figures.ts'
import { fetchFavorites, fillFavorites } from './fill.ts'
import { showAsPhone, slowDown } from './phone.ts'

/**
 * Moving about on a phone's screen with the processor slowed down four times: from a press on a link to a screen seen before until its
 * content is painted, Back to where somebody was, and two lists of 5,000 cards scrolled, as far as a fling goes and from top to bottom: a
 * library, and the pages of a catalogue below one another.
 */
const slowdown = 4
/** As fast as lists draw their cards, 4,800 px in a second; what passes faster is drawn as outlines. */
const flingPx = 80
const frames = 600
const rounds = 6
const titles = 5000
const pages = 250
const bars = { route: 200, back: 100, frame: 50 } as const

/** Runs in the page: follows a link, or goes back, and waits until content that was not there before is painted; ms. */
async function untilPainted([address, content]: readonly [string, string]): Promise<number> {
  for (const element of document.querySelectorAll(content)) element.setAttribute('data-old', '')
  const start = performance.now()
  if (address === 'back') history.back()
  else {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: address }))
    link.click()
    link.remove()
  }
  while (document.querySelector(`${content}:not([data-old])`) === null) {
    if (performance.now() - start > 10_000) throw new Error(`${address} did not show within ten seconds.`)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await new Promise((frame) => requestAnimationFrame(frame))
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', resolve)
    channel.port1.start()
    channel.port2.postMessage(null)
  })
  return performance.now() - start
}

/** What only the answer brings, no outline of it: the cards of a list, the name of a title, the first title of a banner. */
const content = 'main :is(a[data-card], article h1, [aria-roledescription="carousel"] a)'
const follow = (page: Page, address: string): Promise<number> => page.evaluate(untilPainted, [address, content] as const)

/** Has the server draw every poster of the list beforehand: it works on the same machine, and that is no part of what a screen costs. */
async function drawPosters(base: string): Promise<void> {
  const posters = new Set<string>()
  for (let page = 1; page <= pages; page += 1) {
    const answer = await fetch(`${base}/tmdb/3/movie/popular?page=${page}`)
    const { results } = (await answer.json()) as { results: { poster_path: string | null }[] }
    for (const { poster_path: path } of results) if (path !== null) posters.add(path)
  }
  for (const [place, path] of [...posters].entries()) {
    // As several visitors: one alone may not have so many drawn in a minute.
    const answer = await fetch(`${base}/img/w185${path}.webp`, { headers: { 'x-forwarded-for': `192.0.2.${place % 20}` } })
    if (!answer.ok) throw new Error(`A poster was answered ${answer.status}.`)
    await answer.arrayBuffer()
  }
}

/** Opens so many pages of a list below one another and waits until all have come: minutes, for the client asks 100 things a minute. */
async function openEndless(page: Page, base: string): Promise<void> {
  await drawPosters(base)
  let came = 0
  page.on('response', (answer) => {
    // What the service worker has not kept it answers with 204.
    if (new URL(answer.url()).pathname.endsWith('/movie/popular') && answer.status() === 200) came += 1
  })
  await page.evaluate(() => localStorage.setItem('list-paging', 'endless'))
  await page.goto(`${base}/movie/popular?through=${pages}`)
  if (!(await until(() => Promise.resolve(came >= pages), 300_000, 500))) throw new Error(`Only ${came} of ${pages} pages came.`)
  await page.waitForTimeout(2000)
}

/** The longest frame of each of three flings from the top, and of three ways from the top to the bottom. */
async function scroll(page: Page): Promise<{ fling: number[]; whole: number[] }> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const longest = { fling: [] as number[], whole: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    longest.fling.push(await page.evaluate(longestFrame, [flingPx, frames] as const))
    longest.whole.push(await page.evaluate(longestFrame, [height / frames, frames] as const))
  }
  return longest
}

const stage = await openStage(1, { DEMO_ITEMS: '100000', TRUST_PROXY: '1' })
try {
  await fillFavorites(stage.serverUrl, stage.member, titles)
  const device = await stage.addDevice()
  await fetchFavorites(device, titles)
  const page: Page = await device.open('/movie/popular')
  const title = await page.locator('a[data-card]').first().getAttribute('href')
  if (title === null) throw new Error('The first card leads nowhere.')
  const screens = [title, '/search?q=night', '/tv/top-rated', '/favorites', '/movie', '/', '/movie/popular']
  const devtools = await device.devtools(page)
  await showAsPhone(devtools)
  await page.locator(content).first().waitFor({ state: 'attached' })
  for (const screen of screens) {
    await follow(page, screen)
    await page.waitForTimeout(2000)
  }
  await slowDown(devtools, slowdown)
  const moves = new Map<string, number[]>(screens.map((screen) => [screen, []]))
  const returns: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [screen, times] of moves) {
      times.push(await follow(page, screen))
      await page.waitForTimeout(250)
    }
    for (const screen of ['/tv/popular', title]) await follow(page, screen)
    await page.waitForTimeout(250)
    returns.push(await follow(page, 'back'))
    await page.waitForTimeout(250)
  }
  await follow(page, '/favorites')
  await page.waitForTimeout(1000)
  const library = await scroll(page)
  await slowDown(devtools, 1)
  await openEndless(page, stage.proxy.url)
  await slowDown(devtools, slowdown)
  const catalogue = await scroll(page)
  const slow = `on a phone's screen with the processor slowed down ${slowdown} times`
  const all = [...moves.values()].flat()
  const longest = (list: string, { fling, whole }: Awaited<ReturnType<typeof scroll>>): Measure[] =>
    [['A fling over', fling] as const, ['The whole way through', whole] as const].map(([how, found]) => ({
      promise: `${how} ${titles.toLocaleString('en')} cards of ${list}, longest frame, median of ${found.length}, ${slow}`,
      value: median(found),
      bar: bars.frame,
      unit: 'ms',
    }))
  report([
    { promise: `A screen seen before until it is painted, median of ${all.length} moves, ${slow}`, value: median(all), unit: 'ms' },
    {
      promise: `A screen seen before until it is painted, p95 of ${all.length} moves, ${slow}`,
      value: p95(all),
      bar: bars.route,
      unit: 'ms',
      detail: [...moves].map(([screen, times]) => `${screen} ${median(times).toFixed(0)} ms`).join(', '),
    },
    {
      promise: `Back to a list until it is painted, median of ${returns.length}, ${slow}`,
      value: median(returns),
      bar: bars.back,
      unit: 'ms',
    },
    ...longest('a library', library),
    ...longest('a catalogue', catalogue),
  ])
} finally {
  await stage.close()
}
