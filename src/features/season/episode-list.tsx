import { Trans } from '@lingui/react/macro'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { today } from '#data/today.ts'
import { isAired } from '#domain/title/episodes.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { SpoilerSwitch } from '#components/seen/spoiler-switch.tsx'
import { walkLinks } from '#ui/carousel/use-carousel.ts'
import { EpisodeRow } from './episode-row.tsx'
import { EpisodeRowSkeleton } from './season-skeleton.tsx'
import * as css from './season-screen.css.ts'

interface EpisodeListProps {
  /** The show's. */
  id: number
  show: Title | undefined
  /** Undefined while they are on the way. */
  episodes: readonly Episode[] | undefined
  failed: boolean
}

/** The episodes of a season, each with its mark. */
export function EpisodeList({ id, show, episodes, failed }: EpisodeListProps) {
  const seen = useSeenEpisodes(id)
  const day = today()
  if (!episodes && failed) return null
  return (
    <section className={css.episodes}>
      <div className={css.listHead}>
        <h2 className={css.listTitle}>
          <Trans>Episodes</Trans>
        </h2>
        <SpoilerSwitch />
      </div>
      {episodes?.length === 0 && (
        <p>
          <Trans>No episodes are announced yet.</Trans>
        </p>
      )}
      {/* The links inside take the focus; the list only passes it on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className={css.list} onKeyDown={walkLinks}>
        {episodes?.map((episode) => (
          <li key={episode.number}>
            <EpisodeRow show={show} showId={id} episode={episode} seen={seen} isAired={isAired(episode, day)} />
          </li>
        )) ??
          Array.from({ length: 6 }, (_, place) => (
            <li key={place}>
              <EpisodeRowSkeleton />
            </li>
          ))}
      </ol>
    </section>
  )
}
