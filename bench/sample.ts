import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { launchBrowser } from '#support/browser.ts'

/** What a person waits for, in ms since the navigation began. */
export interface Sample {
  firstPaint: number
  content: number
}

interface Watched {
  contentAt?: number
}

/** Notes when the first element that `isContent` accepts has been painted. Runs in the page before any of its scripts. */
function watchForContent(selector: string): void {
  const page = globalThis as unknown as Watched
  const look = (): void => {
    if (page.contentAt !== undefined || document.querySelector(selector) === null) return
    observer.disconnect()
    page.contentAt = Number.POSITIVE_INFINITY
    // The frame that shows it begins here; what follows the frame runs after it was painted.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        page.contentAt = performance.now()
      })
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** Opens `url` in a new browser process on the profile and measures; `content` selects what must be on screen. */
export async function measureStart(profile: string, url: string, content: string): Promise<Sample> {
  await calm()
  const browser = await launchBrowser(profile)
  try {
    const page = await browser.context.newPage()
    await page.addInitScript(watchForContent, content)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => Number.isFinite((globalThis as unknown as Watched).contentAt), null, { timeout: 20_000 })
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      content: (globalThis as unknown as Watched).contentAt ?? Number.NaN,
    }))
  } finally {
    await browser.close()
  }
}

/** Visits as a person would the first time: until the worker is in charge and everything it wants to keep is kept. */
export async function warmUp(profile: string, url: string, content: string): Promise<void> {
  const browser = await launchBrowser(profile)
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await browser.context.newPage()
      await page.goto(url)
      await page.waitForSelector(content, { state: 'attached' })
      await workerInCharge(page)
      await page.waitForLoadState('networkidle')
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

const workerInCharge = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** Waits until the processor has been mostly idle for a moment, at most 10 s: other work must not decide a sample. */
async function calm(): Promise<void> {
  const times = (): { idle: number; all: number } => {
    const spent = cpus().map((cpu) => cpu.times)
    const idle = spent.reduce((sum, cpu) => sum + cpu.idle, 0)
    return { idle, all: spent.reduce((sum, cpu) => sum + cpu.idle + cpu.user + cpu.sys + cpu.nice + cpu.irq, 0) }
  }
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const before = times()
    await pause(250)
    const after = times()
    if ((after.idle - before.idle) / (after.all - before.all) > 0.85) return
  }
}
