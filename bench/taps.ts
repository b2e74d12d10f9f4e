import type { Page } from 'playwright'
import { median } from '#support/content-time.ts'
import { type Device, lanesOn } from '../tests/faults/device.ts'
import { openStage } from '../tests/faults/stage.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { p95, report } from './figures.ts'
import { fetchFavorites, fillFavorites } from './fill.ts'
import { showAsPhone, slowDown } from './phone.ts'

/**
 * From a tap on a heart to the frame that shows it as kept, which is after the change is on disk: real presses on a phone's screen,
 * with an empty library and with 10,000 favorites, at full speed and with the processor slowed down four times. The taps come at the tempo
 * of somebody who goes through a list as quickly as they can aim (a third of a second and a little more after the heart before was
 * filled), so that what was kept before is being sent meanwhile; the pointer rests on a heart before it is pressed.
 *
 * Nothing that waits for a disk is in the tap's own frame: a browser lets the answers of the disk wait until that frame is painted
 * (Chromium defers tasks after an input). So before and after the app a bare page is tapped, which writes one record just as durably,
 * in the browser's own words, and then changes its button. The bar holds for what the app takes beyond that; a change made in the
 * tap's handler, without any writing, is printed beside it.
 */
const taps = { app: 40, bare: 10 } as const
/** From the pointer that has come to the next heart to its press. */
const pauseMs = 350
const rates = [1, 4] as const
const bars = { 1: 16, 4: 50 } as const
const heart = 'main button[aria-pressed][aria-label$="favorites"]'
const bareButton = 'button[aria-pressed]'

interface Watched {
  kept: number[]
  atOnce: number[]
}

/** Runs in a page: for each press, ms from the event until the changed button, and until a change made at once, is painted. */
function watchTaps(): void {
  const page = Object.assign(globalThis as unknown as Watched, { kept: [], atOnce: [] })
  let pressedAt = 0
  const whenPainted = (into: number[]): void => {
    const from = pressedAt
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => into.push(performance.now() - from))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  }
  const press = ({ timeStamp }: Event): void => {
    pressedAt = timeStamp
    document.body.dataset['pressed'] = String(timeStamp)
    whenPainted(page.atOnce)
  }
  document.addEventListener('click', press, { capture: true })
  const buttons = new MutationObserver(() => whenPainted(page.kept))
  buttons.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
}

/** Runs in a page beside the app: leaves one button in it, which is changed as soon as one record is on disk. */
async function becomeBare(): Promise<void> {
  const asked = indexedDB.open('bare', 1)
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('records'))
  const database = await new Promise<IDBDatabase>((opened) => asked.addEventListener('success', () => opened(asked.result)))
  const button = document.createElement('button')
  button.textContent = 'Keep'
  button.ariaPressed = 'false'
  button.style.cssText = 'width: 44px; height: 44px'
  button.addEventListener('click', () => {
    const pressed = String(button.ariaPressed === 'false')
    const writing = database.transaction('records', 'readwrite', { durability: 'strict' })
    writing.objectStore('records').put({ pressed }, 'record')
    writing.commit()
    writing.addEventListener('complete', () => {
      button.ariaPressed = pressed
    })
  })
  document.body.replaceChildren(button)
}

type AtRates = Record<(typeof rates)[number], Watched>

/** Taps the buttons of a page one after the other, at each speed of the processor; closes the page. */
async function takeTaps(device: Device, page: Page, button: string, count: number): Promise<AtRates> {
  const devtools = await device.devtools(page)
  await showAsPhone(devtools)
  await page.waitForTimeout(2000)
  await page.evaluate(watchTaps)
  const atRate = async (rate: (typeof rates)[number]): Promise<Watched> => {
    await slowDown(devtools, rate)
    const buttons = await page.locator(button).all()
    for (let tap = 0; tap < count; tap += 1) {
      await buttons[tap % buttons.length]?.hover()
      await page.waitForTimeout(pauseMs)
      await page.mouse.down()
      await page.mouse.up()
      const isKept = (taken: number): boolean => (globalThis as unknown as Watched).kept.length > taken
      await page.waitForFunction(isKept, tap, { timeout: 10_000, polling: 50 })
    }
    return page.evaluate(() => {
      const { kept, atOnce } = globalThis as unknown as Watched
      return { kept: kept.splice(0), atOnce: atOnce.splice(0) }
    })
  }
  const taken = { 1: await atRate(1), 4: await atRate(4) }
  await page.close()
  return taken
}

async function tapBare(device: Device): Promise<AtRates> {
  const page = await device.openBeside()
  await page.evaluate(becomeBare)
  return takeTaps(device, page, bareButton, taps.bare)
}

async function tapApp(device: Device): Promise<AtRates> {
  const page = await device.open('/movie/popular?page=1')
  await lanesOn(page)
  return takeTaps(device, page, heart, taps.app)
}

const inWords = (times: readonly number[]): string => `${median(times).toFixed(1)} ms, p95 ${p95(times).toFixed(1)}`

const measures: Measure[] = []
const stage = await openStage(1)
try {
  for (const titles of [0, 10_000]) {
    const member = titles === 0 ? stage.member : stage.stranger
    await fillFavorites(stage.serverUrl, member, titles)
    const device = await stage.addDevice({ member })
    await fetchFavorites(device, titles)
    const [before, ours, after] = [await tapBare(device), await tapApp(device), await tapBare(device)]
    await device.close()
    for (const rate of rates) {
      const bare = [...before[rate].kept, ...after[rate].kept]
      const { kept, atOnce } = ours[rate]
      const detail = `painted after ${inWords(kept)}; one bare durable write ${inWords(bare)}; no writing ${inWords(atOnce)}`
      const processor = rate === 1 ? '' : `, with the processor slowed down ${rate} times`
      const promise = `A tap until it is kept and painted, beyond one bare durable write (p95), with ${titles.toLocaleString('en')} favorites${processor}`
      measures.push({ promise, value: p95(kept) - p95(bare), bar: bars[rate], unit: 'ms', detail })
    }
  }
} finally {
  await stage.close()
}
report(measures)
