import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { launchBrowser } from '#support/browser.ts'
import { workerInCharge } from '#support/person.ts'
import { showAsPhone, slowDown } from './phone.ts'
import { type Devtools, openUnwatched } from './unwatched-page.ts'

/** What a start was, in ms: its paints since the navigation began, and its tasks of more than 50 ms summed. */
export interface Start {
  firstPaint: number
  largestPaint: number
  longTasks: number
}

/** A line to the server: bytes in a second each way, and how long an answer takes to begin, ms. */
export interface Line {
  down: number
  up: number
  latency: number
}

/** Mobile data as many have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const mobileData: Line = { down: 200_000, up: 93_750, latency: 150 }

/** So many times slower than this machine, as a phone's processor is. */
const slowdown = 4

/** A start is over when nothing was painted larger and no long task has run for so long, ms. */
const quietMs = 2000

interface Noted {
  start?: Start & { changedAt: number; inCharge?: number }
}

/** Notes paints, long tasks, and when the worker takes charge. Runs before any script of the page. */
function note(): void {
  const start: Noted['start'] = { firstPaint: Number.NaN, largestPaint: Number.NaN, longTasks: 0, changedAt: 0 }
  ;(globalThis as unknown as Noted).start = start
  const observe = (type: string, read: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry)
      start.changedAt = performance.now()
    }).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') start.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    start.largestPaint = entry.startTime
  })
  observe('longtask', (entry) => {
    start.longTasks += entry.duration
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    start.inCharge ??= performance.now()
  })
}

/** What the page has noted, once its content is there, the kept view is gone, and the start is over. */
function noted([content, quiet]: readonly [string, number]): Start | null {
  const { start } = globalThis as unknown as Noted
  if (!start || document.querySelector(`#root ${content}`) === null || document.querySelector('#kept') !== null) return null
  return performance.now() - start.changedAt < quiet ? null : start
}

/** Asks the page until it answers with something. */
async function answerOf<T>(devtools: Devtools, expression: string): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    const value: T | null | undefined = result.value
    if (value) return value
  }
  throw new Error('the start did not end')
}

/** Gives the page a phone's size and speed, and its line. */
async function actAsPhone(devtools: Devtools, line: Line | undefined): Promise<void> {
  await showAsPhone(devtools)
  await slowDown(devtools, slowdown)
  if (!line) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  })
}

/** Opens `url` on a phone in a new browser process on the profile, asks the page until it answers with something, and answers with that. */
async function ask<T>(profile: string, url: string, expression: string, line: Line | undefined): Promise<T> {
  await calm()
  const { devtools, close } = await openUnwatched(profile)
  try {
    await actAsPhone(devtools, line)
    await devtools.send('Page.enable')
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${note.toString()})()` })
    await devtools.send('Page.navigate', { url })
    return await answerOf(devtools, expression)
  } finally {
    await close()
  }
}

/** Measures a start; `content` selects what the app itself must show. */
export const measureStart = (profile: string, url: string, content: string, line?: Line): Promise<Start> =>
  ask(profile, url, `(${noted.toString()})(${JSON.stringify([content, quietMs])})`, line)

/** How long after a first visit began the worker is in charge, ms: from then on the app opens without a network. */
export const measureInCharge = (profile: string, url: string): Promise<number> => ask(profile, url, 'start.inCharge', undefined)

/** Visits as a person would at first: until the worker is in charge and each screen has been kept with what it shows. */
export async function warmUp(profile: string, screens: readonly { url: string; content: string }[]): Promise<void> {
  const browser = await launchBrowser(profile)
  try {
    for (let visit = 0; visit < 2; visit += 1) {
      for (const { url, content } of screens) {
        const page = await browser.context.newPage()
        await showAsPhone(await page.context().newCDPSession(page))
        await page.goto(url)
        await page.waitForSelector(`#root ${content}`, { state: 'attached' })
        await workerInCharge(page)
        // What the page fetches behind its content, and its own view, are kept a moment later.
        await page.waitForTimeout(3_000)
        await page.close({ runBeforeUnload: true })
      }
    }
  } finally {
    await browser.close()
  }
}

/** Waits until the processor has been mostly idle for a moment, at most 3 s: other work must not decide a sample. */
async function calm(): Promise<void> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const before = processorTime()
    await pause(250)
    const after = processorTime()
    if ((after.idle - before.idle) / (after.all - before.all) > 0.85) return
  }
}

function processorTime(): { idle: number; all: number } {
  const spent = cpus().map(({ times }) => times)
  const idle = spent.reduce((sum, cpu) => sum + cpu.idle, 0)
  return { idle, all: spent.reduce((sum, cpu) => sum + cpu.idle + cpu.user + cpu.sys + cpu.nice + cpu.irq, 0) }
}
