import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { discoverPath } from '#components/links/paths.ts'
import type { MediaType } from '#contract/media.ts'
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
        <a className={buttonClass('primary')} href={discoverPath(type)}>
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

/** No title passes the filters. */
export function NoneFound({ action }: { action?: ReactNode }) {
  return (
    <EmptyState title={<Trans>Nothing found</Trans>} action={action}>
      <Trans>No title matches all of this. Take a filter off, or choose a wider one.</Trans>
    </EmptyState>
  )
}

/** What is said when a list of a kind cannot be shown (specification, section 8). */
export const failedByType: Record<MediaType, MessageDescriptor> = {
  movie: msg`Failed to load movies.`,
  tv: msg`Error loading TV shows. Please try again.`,
}

const own: Partial<Record<CatalogueKey, MessageDescriptor>> = {
  'upcoming-movies': msg`Failed to load upcoming movies.`,
  'anime-movies': msg`Failed to load anime movies.`,
  'netflix-movies': msg`Failed to load Netflix movies.`,
  'disney-movies': msg`Failed to load Disney+ movies.`,
  'apple-movies': msg`Failed to load Apple TV+ movies.`,
  'prime-movies': msg`Failed to load Amazon Prime movies.`,
  'netflix-shows': msg`Failed to load Netflix shows.`,
  'disney-shows': msg`Failed to load Disney+ shows.`,
  'apple-shows': msg`Failed to load Apple TV+ shows.`,
  'prime-shows': msg`Failed to load Prime Video shows.`,
}

export const failedWords = (key: CatalogueKey): MessageDescriptor => own[key] ?? failedByType[catalogues[key].type]
