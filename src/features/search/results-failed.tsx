import { Trans } from '@lingui/react/macro'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'

interface ResultsFailedProps {
  failure: Failure
  /** Something the device knows is on the page. */
  hasOwn: boolean
  onRetry: () => void
}

/** Says that the network could not be asked. */
export function ResultsFailed({ failure, hasOwn, onRetry }: ResultsFailedProps) {
  return (
    <FailedBlock failure={failure} onRetry={onRetry}>
      {hasOwn ? <Trans>This is what your device knows.</Trans> : <Trans>The search could not be done.</Trans>}
    </FailedBlock>
  )
}
