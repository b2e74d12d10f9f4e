import type { Page } from 'playwright'
import { median } from '#support/content-time.ts'
import { popularMovies } from '#support/visitors.ts'
import { openStage } from '../tests/faults/stage.ts'
import { p95, report } from './figures.ts'
import { fetchFavorites, fillFavorites } from './fill.ts'

/**
 * Moving about with the processor slowed down four times: from a press on a link to a screen seen before until its content is
 * painted, Back to where somebody was, and a list of 5,000 cards scrolled from top to bottom.
 */
const slowdown = 4
const rounds = 6
const titles = 5000
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

/** Runs in the page: scrolls to the end in 600 steps, one a frame; the longest ms between two frames. */
async function longestFrame(): Promise<number> {
  let longest = 0
  let last = await new Promise<number>((frame) => requestAnimationFrame(frame))
  const step = (document.documentElement.scrollHeight - innerHeight) / 600
  for (let place = 0; place <= 600; place += 1) {
    scrollTo(0, place * step)
    const now = await new Promise<number>((frame) => requestAnimationFrame(frame))
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

const content = 'main :is(a[data-card], h1)'
const stage = await openStage(1)
try {
  await fillFavorites(stage.serverUrl, stage.member, titles)
  const device = await stage.addDevice()
  await fetchFavorites(device, titles)
  const [movie] = await popularMovies(stage.serverUrl)
  const screens = ['/movie/popular', `/movie/${movie?.id}`, '/search?q=night', '/tv/top-rated', '/favorites', '/movie', '/']
  const page: Page = await device.open('/')
  await page.locator(content).first().waitFor({ state: 'attached' })
  const devtools = await device.devtools(page)
  for (const screen of screens) await page.evaluate(untilPainted, [screen, content] as const)
  await page.waitForTimeout(2000)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const moves: number[] = []
  const returns: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      moves.push(await page.evaluate(untilPainted, [screen, content] as const))
      await page.waitForTimeout(250)
    }
    for (const screen of ['/tv/popular', `/movie/${movie?.id}`]) await page.evaluate(untilPainted, [screen, content] as const)
    await page.waitForTimeout(250)
    returns.push(await page.evaluate(untilPainted, ['back', content] as const))
    await page.waitForTimeout(250)
  }
  await page.evaluate(untilPainted, ['/favorites', content] as const)
  await page.waitForTimeout(1000)
  const frames: number[] = []
  for (let round = 0; round < 3; round += 1) frames.push(await page.evaluate(longestFrame))
  const slow = `processor slowed down ${slowdown}x`
  report([
    {
      what: `a screen seen before, p95 of ${moves.length} moves, median ${median(moves).toFixed(0)} ms, ${slow}`,
      value: p95(moves),
      bar: bars.route,
      unit: 'ms',
    },
    { what: `Back to a list, median of ${returns.length}, ${slow}`, value: median(returns), bar: bars.back, unit: 'ms' },
    {
      what: `longest frame of ${titles.toLocaleString('en')} cards scrolled through, median of ${frames.length}, ${slow}`,
      value: median(frames),
      bar: bars.frame,
      unit: 'ms',
    },
  ])
} finally {
  await stage.close()
}
