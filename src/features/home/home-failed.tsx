import { Trans } from '@lingui/react/macro'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { OfflineIcon, WarningIcon } from '#ui/icons/icons.tsx'

/** Home when nothing of it can be had: a first start without a connection, or a service that is away. */
export function HomeFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const offline = failure === 'offline' || failure === 'timeout'
  return (
    <EmptyState
      art={offline ? <OfflineIcon size={48} /> : <WarningIcon size={48} />}
      title={offline ? <Trans>Nothing on this device yet</Trans> : <Trans>The catalogue cannot be reached</Trans>}
      action={
        <Button look="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {offline ? (
        <Trans>Connect once, and Matinee keeps what you have seen for when there is no network.</Trans>
      ) : (
        <Trans>The service could not answer. Nothing of yours is lost.</Trans>
      )}
    </EmptyState>
  )
}
