import { Trans } from '@lingui/react/macro'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { Button } from '#ui/controls/button.tsx'
import { OfflineIcon, WarningIcon } from '#ui/icons/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { tall } from './layout.css.ts'

interface PageFailedProps {
  failure: Failure
  onRetry: () => void
  /** 2 where the page has a heading of its own. */
  level?: 1 | 2
}

/** A page of which this device knows nothing and that cannot be had now. */
export function PageFailed({ failure, onRetry, level = 1 }: PageFailedProps) {
  const offline = failure === 'offline' || failure === 'timeout'
  return (
    <div className={level === 1 ? tall : undefined}>
      <EmptyState
        level={level}
        art={offline ? <OfflineIcon size={48} /> : <WarningIcon size={48} />}
        title={offline ? <Trans>Not on this device yet</Trans> : <Trans>This page could not be loaded</Trans>}
        action={
          <Button look="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {offline ? (
          <Trans>You have not opened this page before; it needs a connection.</Trans>
        ) : (
          <Trans>The service could not answer. Nothing of yours is lost.</Trans>
        )}
      </EmptyState>
    </div>
  )
}
