import { flushSync } from 'react-dom'

/** Whether a navigation is under way: until it has its scroll position, nothing can tell what of the page is in view. */
let isNavigating = false
let isBack = false
const measurements = new Set<() => void>()

/**
 * Calls `measure` once the page has its scroll position: at once, or when the navigation under way has settled; what that changes is
 * rendered before the next paint. For layout effects. Returns how to stop it.
 */
export function whenSettled(measure: () => void): () => void {
  if (!isNavigating) measure()
  measurements.add(measure)
  return () => measurements.delete(measure)
}

/** Another page is being loaded; `back` for one of the history. */
export function navigationStarted(back: boolean): void {
  isNavigating = true
  isBack = back
}

/** Whether the page that is being rendered is one of the history, whose scroll position is restored. */
export const isReturning = (): boolean => isNavigating && isBack

/** The page is rendered and scrolled to where it was left, or to its top. */
export function navigationSettled(): void {
  isNavigating = false
  flushSync(() => {
    for (const measure of measurements) measure()
  })
}
