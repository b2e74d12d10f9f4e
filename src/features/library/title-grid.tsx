import type { Favorite } from '#contract/entities.ts'
import { mediaKey } from '#contract/media.ts'
import { useQueuedFavorites } from '#data/queued-favorites.ts'
import { titleOfFavorite } from '#domain/title.ts'
import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { MediaCard, MediaCardSkeleton } from '#parts/media-card.tsx'
import * as css from './library.css.ts'

/** Enough for the first view of a phone; more would only be scrolled past. */
const skeletons = Array.from({ length: 8 }, (_, index) => index)
const eagerCards = 6

/** The kept titles as posters; a tap on the heart removes one. Undefined while the database opens. */
export function TitleGrid({ titles }: { titles: readonly Favorite[] | undefined }) {
  const queued = useQueuedFavorites()
  if (!titles) {
    return (
      <div className={css.grid}>
        {skeletons.map((index) => (
          <MediaCardSkeleton key={index} />
        ))}
      </div>
    )
  }
  return (
    <ul className={css.grid}>
      {titles.map((title, index) => (
        <li key={mediaKey(title)}>
          <MediaCard
            title={titleOfFavorite(title)}
            priority={index < eagerCards ? 'view' : undefined}
            mark={queued.has(mediaKey(title)) && <QueuedMark />}
          />
        </li>
      ))}
    </ul>
  )
}

/** On this device, not yet in the account. */
function QueuedMark() {
  return (
    <span className={css.queued}>
      <VisuallyHidden>
        <Trans>Waiting to be sent</Trans>
      </VisuallyHidden>
    </span>
  )
}
