import { expect, type Locator, type Page } from '@playwright/test'
import { popularMovies } from './visitors.ts'

/** So low that the demo's film comes in its middle size: drawing a large one without a graphics card takes a whole core. */
export const lowWindow = { width: 1100, height: 500 }

/** The element of the player. */
export const video = (page: Page): Locator => page.locator('[data-player] > video')
/** The second it is at. */
export const position = (page: Page): Promise<number> => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
/** Whether it stands still. */
export const isPaused = (page: Page): Promise<boolean> => video(page).evaluate((element: HTMLVideoElement) => element.paused)

/** Waits until the film is beyond a second and goes on; presses the large button where the browser wants somebody to touch the page first. */
export async function plays(page: Page, beyond = 0.3): Promise<void> {
  const untouched = page.locator('[data-player] button[data-needs-touch]')
  const read = async (): Promise<object> => {
    if (await untouched.isVisible()) await untouched.click()
    return video(page).evaluate(({ currentTime, paused }: HTMLVideoElement, beyond) => ({ isBeyond: currentTime > beyond, paused }), beyond)
  }
  await expect.poll(read).toEqual({ isBeyond: true, paused: false })
}

/** A movie the demo has something to play of, and one of which it has nothing. */
export async function movies(base: string): Promise<{ playable: number; silent: number }> {
  const found: { playable?: number; silent?: number } = {}
  for (const { id } of await popularMovies(base)) {
    const { streams } = (await (await fetch(`${base}/api/catalogue/streams/movie:${id}`)).json()) as { streams: unknown[] }
    if (streams.length > 0) found.playable ??= id
    else found.silent ??= id
  }
  return { playable: found.playable ?? 0, silent: found.silent ?? 0 }
}

/** A show whose first two episodes can be played. */
export async function playableShow(base: string): Promise<number> {
  const { results } = (await (await fetch(`${base}/tmdb/3/tv/popular`)).json()) as { results: { id: number }[] }
  for (const { id } of results) {
    const answers = await Promise.all(
      [1, 2].map(async (number) => (await fetch(`${base}/api/catalogue/streams/tv:${id}:1:${number}`)).json()),
    )
    if (answers.every(({ streams }: { streams: unknown[] }) => streams.length > 0)) return id
  }
  throw new Error('No popular show of the demo can be played.')
}
