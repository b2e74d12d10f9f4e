import type { Page } from 'playwright'
import { median, timeToContent } from '#support/content-time.ts'
import { cards } from '#support/person.ts'
import { openStage } from '../tests/faults/stage.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { report } from './figures.ts'
import { fetchFavorites, fillFavorites } from './fill.ts'

/**
 * A library of 10,000 favorites on a device that has them, from a press on its link: until its first titles are painted, and until the
 * whole list stands, each title counted and the page as high as it will be. And without a bar, as it contains the start of the
 * whole app: from the opening of its address until the first titles.
 */
const titles = 10_000
const rounds = 9
const bars = { first: 60, whole: 150 } as const
const library = '/favorites'

/** Runs in the page: presses the link; ms until each of these is there and painted. */
async function pressAndWait([address, ...contents]: readonly [string, string, string]): Promise<number[]> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)
  if (link === null) throw new Error(`There is no link to ${address}.`)
  const start = performance.now()
  link.click()
  const painted = async (content: string): Promise<number> => {
    while (location.pathname !== address || document.querySelector(content) === null) {
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
  return Promise.all(contents.map(painted))
}

const inWords = (times: number[]): string => times.map((time) => time.toFixed(0)).join(', ')

const ours = `${cards}[href*="/movie/10"]`
const whole = `main li[aria-setsize="${titles}"] a[data-card]`
const stage = await openStage(1)
try {
  await fillFavorites(stage.serverUrl, stage.member, titles)
  const device = await stage.addDevice()
  await fetchFavorites(device, titles)
  const first: number[] = []
  const all: number[] = []
  const opened: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const page: Page = await device.open('/')
    await page.locator(cards).first().waitFor()
    await page.waitForTimeout(1500)
    const [firstAt = Number.NaN, allAt = Number.NaN] = await page.evaluate(pressAndWait, [library, ours, whole] as const)
    first.push(firstAt)
    all.push(allAt)
    await page.close()
    opened.push((await timeToContent(() => device.openBeside(), stage.proxy.url + library, ours)).content)
  }
  // The first round fetches the code of the screen.
  const measured = (promise: string, times: readonly number[], bar?: number): Measure => {
    const known = times.slice(1)
    return { promise, value: median(known), unit: 'ms', ...(bar !== undefined && { bar }), detail: inWords(known) }
  }
  const name = `${titles.toLocaleString('en')} favorites`
  report([
    measured(`A press on a library of ${name} until its first titles are painted`, first, bars.first),
    measured(`A press on a library of ${name} until the whole list stands`, all, bars.whole),
    measured(`The start of the whole app with a library of ${name} until its first titles are painted`, opened),
  ])
} finally {
  await stage.close()
}
