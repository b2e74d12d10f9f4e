import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FailedBlock } from '#components/page/failed-block.tsx'
import type { RetryableAnswer } from '#data/catalogue/catalogue.ts'
import * as css from './development.css.ts'

/** Stands where an answer will be: that it is asked for, or why it cannot be had. `children` say what could not be shown. */
export function Outstanding({ answer: { failure, retry }, children }: { answer: RetryableAnswer<unknown>; children: ReactNode }) {
  return failure === undefined ? (
    <p className={css.note}>
      <Trans>Asking...</Trans>
    </p>
  ) : (
    <FailedBlock failure={failure} onRetry={retry}>
      {children}
    </FailedBlock>
  )
}
