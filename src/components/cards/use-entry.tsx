import { type ReactNode, useEffect } from 'react'
import type { Failure, RetryableAnswer } from '#data/catalogue/catalogue.ts'
import { AgeMark } from './age-mark.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'

interface Entry<T> {
  value: T | undefined
  failure: Failure | undefined
  /** Says how old it is, or nothing. */
  mark: ReactNode
  /** The page while nothing at all is known of the thing: its outlines, or why it cannot be had. */
  instead: (skeleton: ReactNode) => ReactNode
  /** Stands where the answer would be, in a page that shows what was told elsewhere; words say what was never opened. */
  missing: (words: ReactNode) => ReactNode
}

/**
 * The answer that a thing's own page is about. Where the service knows no such thing and says so after the loader has stopped waiting,
 * the loader is asked again and shows the page that is not found.
 */
export function useEntry<T>({ value, failure, asOf, retry }: RetryableAnswer<T>, router: { invalidate: () => Promise<void> }): Entry<T> {
  const isUnknown = failure === 'not-found' && value === undefined
  useEffect(() => {
    if (isUnknown) void router.invalidate()
  }, [isUnknown, router])
  return {
    value,
    failure,
    mark: <AgeMark asOf={asOf} failed={failure !== undefined} />,
    instead: (skeleton) => (failure && !isUnknown ? <PageFailed failure={failure} onRetry={retry} /> : skeleton),
    missing: (words) =>
      value === undefined &&
      failure && (
        <FailedBlock failure={failure} onRetry={retry}>
          {words}
        </FailedBlock>
      ),
  }
}
