import { Trans } from '@lingui/react/macro'
import { episodePath } from '#components/links/paths.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import type { SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import * as css from './episode-row.css.ts'
import { EpisodeWatched } from './episode-watched.tsx'
import { EpisodeFacts, useEpisodeName } from './episode-words.tsx'
import { Still, useShield } from './still.tsx'

interface EpisodeRowProps {
  show: Title | undefined
  episode: Episode
  /** The show's number, which is known before the show is. */
  showId: number
  seen: SeenEpisodes | undefined
  isAired: boolean
  /** Where it leads; to its own page when left out. */
  path?: string | undefined
}

/** An episode in the list of its season. */
export function EpisodeRow({ show, episode, showId, seen, isAired, path = episodePath(showId, episode) }: EpisodeRowProps) {
  const { number, foreign, overview } = episode
  const name = useEpisodeName(episode)
  const shield = useShield(episode, seen)
  return (
    <article className={css.row}>
      <a href={path} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Still
          path={episode.stillPath}
          number={number}
          isShielded={shield.isUp}
          widths={['w342', 'w500']}
          sizes="(min-width: 768px) 240px, 132px"
        />
      </a>
      <div className={css.head}>
        <h3 className={css.name}>
          <a href={path} data-card>
            <span className={css.number}>{number}</span> <span lang={foreign?.name}>{name}</span>
          </a>
        </h3>
        <EpisodeFacts episode={episode} />
      </div>
      <div className={css.mark}>
        {isAired && (
          <EpisodeWatched id={showId} show={show} episode={episode} watched={seen?.has(episode.season, number) ?? false} look="round" />
        )}
      </div>
      <div className={css.words}>
        {overview !== '' &&
          (shield.isUp ? (
            <Button look="plain" className={css.reveal} onClick={shield.lower}>
              <Trans>Show what happens</Trans>
            </Button>
          ) : (
            <p className={css.overview} lang={foreign?.overview}>
              {overview}
            </p>
          ))}
      </div>
    </article>
  )
}

/** The place of one episode while the season is on its way. */
export function EpisodeRowSkeleton() {
  return (
    <div className={css.row} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton ratio="16 / 9" />
      </div>
      <div className={css.head}>
        <Skeleton width="60%" height="1.3rem" />
        <Skeleton width="40%" height="1rem" />
      </div>
      <div className={css.words} />
    </div>
  )
}
