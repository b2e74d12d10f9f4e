import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './failed-block.css.ts'

interface FailedBlockProps {
  failure: Failure
  /** What could not be shown, in a sentence of the specification. */
  children: ReactNode
  onRetry: () => void
}

/** Stands where a part of a page would be that could not be had: what, why, and one thing to do. */
export function FailedBlock({ failure, children, onRetry }: FailedBlockProps) {
  const { t } = useLingui()
  const why: Record<Failure, string> = {
    offline: t`You are offline and this is not on your device yet.`,
    timeout: t`The service did not answer in time.`,
    refused: t`The service could not answer.`,
    'not-found': t`The service does not know it.`,
    malformed: t`The answer made no sense; a network in between may have changed it.`,
  }
  return (
    <div className={css.block}>
      <p>
        <strong className={css.what}>{children}</strong> {why[failure]}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
