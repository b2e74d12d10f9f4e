import { useEffect } from 'react'
import type { Answer } from '#data/catalogue.ts'

/**
 * Whether the service knows no such thing. Where that answer came after the loader had stopped waiting, the loader is asked again and
 * says what is shown instead.
 */
export function useUnknown({ value, failure }: Answer<unknown>, router: { invalidate: () => Promise<void> }): boolean {
  const isUnknown = failure === 'not-found' && value === undefined
  useEffect(() => {
    if (isUnknown) void router.invalidate()
  }, [isUnknown, router])
  return isUnknown
}
