import { startTransition, useEffect, useState } from 'react'
import { isReturning } from './navigation-state.ts'
import { queueIdle } from './idle-queue.ts'

/** How many parts come in one idle moment. */
const perTurn = 2

/**
 * How many parts of a long page to render: at first those of its first view, then more in idle moments, so that neither the first
 * paint nor a person's next step waits for what is out of view. A page that somebody comes back to is whole at once: it has its
 * place to find.
 */
export function useProgressiveCount(count: number, first: number): number {
  const [shown, setShown] = useState(() => (isReturning() ? Number.POSITIVE_INFINITY : first))
  useEffect(() => {
    if (shown >= count) return undefined
    return queueIdle(() => startTransition(() => setShown(shown + perTurn)))
  }, [shown, count])
  return Math.min(shown, count)
}
