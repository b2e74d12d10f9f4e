import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'

interface NothingFoundProps {
  /** Said instead where later pages may hold something. */
  more: ReactNode
  action: ReactNode
  children: ReactNode
}

/** Stands where a search found nothing. */
export function NothingFound({ more, action, children }: NothingFoundProps) {
  if (more) return <p>{more}</p>
  return (
    <EmptyState art={<SearchIcon size={48} />} title={<Trans>Nothing found</Trans>} action={action}>
      {children}
    </EmptyState>
  )
}
