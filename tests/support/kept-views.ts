import { expect, type Page } from '@playwright/test'

/** When the screen of an address was kept last; 0 before. */
const keptAt = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = await (await caches.open('kept-views')).match(location.pathname + location.search)
    const view: unknown = await found?.json()
    return typeof view === 'object' && view !== null && 'keptAt' in view ? Number(view.keptAt) : 0
  })

/** Opens an address and waits until this page has kept its screen, and with it all that it shows. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const before = await keptAt(page)
  await takenOver(page)
  await expect.poll(() => keptAt(page)).toBeGreaterThan(before)
}

/** Resolves once the app is what is seen. */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('#kept')).toHaveCount(0)

/** Because it looked the same, somebody had acted, or it was another screen. */
export const whyTakenOver = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('taken-over')
    return mark instanceof PerformanceMark ? (mark.detail as unknown) : undefined
  })

/** Notes whether a view is shown at any time of the pages that are opened from here on. */
export const watchShown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shown: false }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      seen.shown ||= document.querySelector('#kept[data-shown]') !== null
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })

/** Whether it was, of the page that is open. */
export const wasShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { seen: { shown: boolean } }).seen.shown)
