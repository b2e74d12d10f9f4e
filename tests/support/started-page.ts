import { expect, vi } from 'vitest'
import type { Page } from './page.ts'

/** The call by which a page listens to the server. */
export const events = 'GET /api/sync/events'

/** Starts a page, until its engine has asked its first question. */
export async function start(page: Page): Promise<void> {
  page.start()
  await expect.poll(() => page.network.calls).toContain('GET /api/health')
}

/** Until everything of a page is in the account. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(async () => (await page.engine.syncNow()).end).toBe('done')
}

/** Until nothing of the start is under way: what it fetches by itself, beside what was asked for here. */
export async function calm(page: Page): Promise<void> {
  await expect.poll(() => page.network.calls.filter((call) => call === 'GET /api/sync').length).toBeGreaterThan(1)
  await settled(page)
}

/** From here on the pages' own clock moves only as far as it is told. */
export function holdClock() {
  let now = performance.now()
  vi.stubGlobal('performance', { now: () => now })
  return (ms: number) => {
    now += ms
  }
}
