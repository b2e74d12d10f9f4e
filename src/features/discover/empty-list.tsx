import { Trans } from '@lingui/react/macro'
import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** A list page without a title: a platform whose titles the data source does not know, or nothing at this time. */
export function EmptyList({ of }: { of: CatalogueKey }) {
  const { type, params = {} }: Catalogue = catalogues[of]
  return (
    <EmptyState
      title={
        'with_watch_providers' in params ? (
          <Trans>No content available for the selected platform(s) at this time.</Trans>
        ) : (
          <Trans>Nothing here at this time</Trans>
        )
      }
      action={
        <a className={buttonClass('primary')} href={`/${type}/discover`}>
          {type === 'movie' ? <Trans>Discover movies</Trans> : <Trans>Discover shows</Trans>}
        </a>
      }
    >
      {'with_watch_providers' in params ? (
        <Trans>This is a limitation of the data source, not a bug.</Trans>
      ) : (
        <Trans>The catalogue has no title for this list right now.</Trans>
      )}
    </EmptyState>
  )
}
