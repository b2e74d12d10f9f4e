import type { Page } from 'playwright'

/** What a person waits for, in ms since the navigation began. */
export interface Times {
  firstPaint: number
  /** Until the frame with the content began to be drawn; it is on screen a little later. */
  drawn: number
  content: number
}

interface Watched {
  drawnAt?: number
  contentAt?: number
  firstPaint?: number | undefined
}

/** Notes when anything, and when the first element that matches, has been painted. Runs before any script of the page. */
function watch(selector: string): void {
  const page = globalThis as unknown as Watched
  const look = (): void => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    // The frame that shows it begins here; a message sent from there arrives when it has been painted.
    requestAnimationFrame(() => {
      page.drawnAt = performance.now()
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
  new PerformanceObserver((list) => {
    page.firstPaint ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime
  }).observe({ type: 'paint', buffered: true })
}

/** What the page has noted, once it has noted both. */
function noted(): Times | null {
  const { drawnAt, contentAt, firstPaint } = globalThis as unknown as Watched
  return drawnAt === undefined || contentAt === undefined || firstPaint === undefined
    ? null
    : { firstPaint, drawn: drawnAt, content: Math.max(contentAt, firstPaint) }
}

/** Opens `url` and waits until an element that matches `content` is on screen; answers with when that was. */
async function openUntilContent(page: Page, url: string, content: string): Promise<Times> {
  await page.addInitScript(watch, content)
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(noted, null, { timeout: 20_000 })
  const times = await handle.jsonValue()
  if (times === null) throw new Error('nothing was noted')
  return times
}

/** The same in a new tab, which is closed again. */
export async function timeToContent(newPage: () => Promise<Page>, url: string, content: string): Promise<Times> {
  const page = await newPage()
  try {
    return await openUntilContent(page, url, content)
  } finally {
    await page.close()
  }
}

/** The middle value; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
