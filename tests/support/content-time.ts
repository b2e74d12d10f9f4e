import type { Page } from 'playwright'

/** What a person waits for, in ms since the navigation began. */
export interface Times {
  firstPaint: number
  content: number
}

interface Watched {
  contentAt?: number
}

/** Notes when the first element that matches has been painted. Runs in the page before any of its scripts. */
function watch(selector: string): void {
  const page = globalThis as unknown as Watched
  const look = (): void => {
    if (page.contentAt !== undefined || document.querySelector(selector) === null) return
    observer.disconnect()
    page.contentAt = Number.POSITIVE_INFINITY
    // The frame that shows it begins here; a message sent from there arrives when it has been painted.
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

/** Opens `url` in a new tab and measures until an element that matches `content` is on screen. */
export async function timeToContent(newPage: () => Promise<Page>, url: string, content: string): Promise<Times> {
  const page = await newPage()
  try {
    await page.addInitScript(watch, content)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => Number.isFinite((globalThis as unknown as Watched).contentAt), null, { timeout: 20_000 })
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      content: (globalThis as unknown as Watched).contentAt ?? Number.NaN,
    }))
  } finally {
    await page.close()
  }
}

/** The middle value; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
