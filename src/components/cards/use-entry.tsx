import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { Failure, RetryableAnswer } from '#data/catalogue/catalogue.ts'
import { AgeMark } from './age-mark.tsx'
import { quietLine } from '#components/page/layout.css.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import { Button } from '#ui/controls/button.tsx'

interface Entry<T> {
  value: T | undefined
  failure: Failure | undefined
  /** Says how old it is, or nothing. */
  mark: ReactNode
  /** In the place of a description that comes later than the page, or nothing. */
  late: ReactNode
  /** The page while nothing is known: a skeleton, or why it could not be loaded. */
  instead: (skeleton: ReactNode) => ReactNode
  /** Takes the place of the answer in a page that shows what other answers know of it; `words` say what could not be loaded. */
  missing: (words: ReactNode) => ReactNode
}

/**
 * The answer a page is about. Where the service answers "not found" after the loader has stopped waiting, the loader runs again and shows
 * the not-found page.
 */
export function useEntry<T>(
  { value, failure, asOf, late, retry }: RetryableAnswer<T>,
  router: { invalidate: () => Promise<void> },
): Entry<T> {
  const isUnknown = failure === 'not-found' && value === undefined
  useEffect(() => {
    if (isUnknown) void router.invalidate()
  }, [isUnknown, router])
  return {
    value,
    failure,
    mark: <AgeMark asOf={asOf} failed={failure !== undefined} />,
    late: late && <LateText late={late} />,
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

/** A description in another language that came later than its page, shown once somebody wants it: by itself it would push away what stands below. */
function LateText({ late }: { late: RetryableAnswer<unknown>['late'] }) {
  return (
    <div className={quietLine} role="status">
      {late === 'coming' && <Trans>The description is on its way.</Trans>}
      {late === 'nowhere' && <Trans>No description yet.</Trans>}
      {typeof late === 'function' && (
        <Button onClick={late}>
          <Trans>Show the description</Trans>
        </Button>
      )}
    </div>
  )
}
