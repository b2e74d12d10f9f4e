import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { median } from '#support/content-time.ts'
import { lanesOn } from '../tests/faults/device.ts'
import { openStage } from '../tests/faults/stage.ts'
import { until } from '../tests/faults/wait.ts'
import { p95, report } from './figures.ts'

/**
 * `npm run bench -- news`: two browsers of one member with the same list open; from a press on a heart in the one to the frame that shows it
 * in the other, again and again. Both processes read the same clock. Red when the 95th of 100 takes longer than its bar.
 */
const taps = 60
const barMs = 2000
const list = '/movie/popular?page=1'
const heart = 'main button[aria-pressed][aria-label$="favorites"]'

interface Watched {
  pressed: number[]
  shown: number[]
}

/** Runs in both pages: notes the epoch ms of each press, and of each frame in which a heart has changed. */
function watchHearts(): void {
  const page = Object.assign(globalThis as unknown as Watched, { pressed: [], shown: [] })
  document.addEventListener('click', ({ timeStamp }) => page.pressed.push(performance.timeOrigin + timeStamp), { capture: true })
  const hearts = new MutationObserver(() =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => page.shown.push(performance.timeOrigin + performance.now()))
      channel.port1.start()
      channel.port2.postMessage(null)
    }),
  )
  hearts.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
}

const noted = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { pressed, shown } = globalThis as unknown as Watched
    return { pressed, shown }
  })

const stage = await openStage(1)
try {
  const devices = [await stage.addDevice(), await stage.addDevice({ network: await stage.newNetwork() })]
  const [here, there] = await Promise.all(devices.map((device) => device.open(list)))
  if (here === undefined || there === undefined) throw new Error('A device has no page.')
  for (const page of [here, there]) {
    await lanesOn(page)
    // Until both listen: what is missed before is fetched otherwise.
    await page.waitForTimeout(5000)
    await page.evaluate(watchHearts)
  }
  const hearts = await here.locator(heart).all()
  const times: number[] = []
  for (let tap = 0; tap < taps; tap += 1) {
    await hearts[tap % hearts.length]?.click()
    if (!(await until(async () => (await noted(there)).shown.length > tap, 60_000, 50))) throw new Error('The other device does not hear.')
    const pressedAt = (await noted(here)).pressed[tap] ?? Number.NaN
    const shownAt = (await noted(there)).shown[tap] ?? Number.NaN
    times.push(shownAt - pressedAt)
    await pause(stage.dice.between(300, 1500))
  }
  const detail = `median of ${taps} ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`
  report([
    { promise: 'A heart pressed on one device until another one that is open shows it, median', value: median(times), unit: 'ms' },
    {
      promise: 'A heart pressed on one device until another one that is open shows it, p95',
      value: p95(times),
      bar: barMs,
      unit: 'ms',
      detail,
    },
  ])
} finally {
  await stage.close()
}
