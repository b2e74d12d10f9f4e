import { flushSync } from 'react-dom'

/** Whether a page is on its way: until it has its scroll place, nothing can tell what of it is in view. */
let moving = false
let returning = false
const looks = new Set<() => void>()

/**
 * Calls `look` where the page stands: at once, or when it has been given its scroll place; what that changes is rendered before
 * the next paint. For layout effects. Answers with the way to stop it.
 */
export function whenInPlace(look: () => void): () => void {
  if (!moving) look()
  looks.add(look)
  return () => looks.delete(look)
}

/** Another page is on its way: one somebody comes back to, or not. */
export function pageMoves(back: boolean): void {
  moving = true
  returning = back
}

/** Whether the page that is being rendered is one somebody comes back to. */
export const isReturning = (): boolean => moving && returning

/** The page is rendered and stands where it was left, or at its top. */
export function pageIsInPlace(): void {
  moving = false
  flushSync(() => {
    for (const look of looks) look()
  })
}
