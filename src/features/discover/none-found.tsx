import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** No title passes the filters. */
export function NoneFound({ action }: { action?: ReactNode }) {
  return (
    <EmptyState title={<Trans>Nothing found</Trans>} action={action}>
      <Trans>No title matches all of this. Take a filter off, or choose a wider one.</Trans>
    </EmptyState>
  )
}
