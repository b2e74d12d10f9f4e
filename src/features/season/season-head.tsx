import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { pressed } from '#components/cards/saved-button.css.ts'
import { ShareButton } from '#components/cards/share-button.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import * as frame from '#components/episodes/season-skeleton.css.ts'
import { seasonPath } from '#components/links/paths.ts'
import { actions } from '#components/page/layout.css.ts'
import { TitleCrumb } from '#components/page/page-navigation.tsx'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { usePreferences } from '#data/account/preferences.ts'
import { today } from '#data/today.ts'
import { markEpisodes, unmarkEpisodes, useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { type Episode, isAired, type Season } from '#domain/title/season.ts'
import type { Foreign } from '#domain/title/texts.ts'
import type { Title } from '#domain/title/title.ts'
import type { SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './season-screen.css.ts'

interface SeasonHeadProps {
  /** The show's. */
  id: number
  show: Title | undefined
  season: Pick<Season, 'number' | 'overview' | 'posterPath' | 'date'> & Foreign<'overview'>
  name: string
  /** Undefined while they are on the way. */
  episodes: readonly Episode[] | undefined
  mark: ReactNode
  late: ReactNode
}

/** Which season of which show, when it began, what it is about. */
export function SeasonHead({ id, show, season, name, episodes, mark, late }: SeasonHeadProps) {
  const format = useFormat()
  const seen = useSeenEpisodes(id)
  const count = episodes?.length ?? 0
  const day = today()
  // While the episodes are on the way, a season that has not begun has none that were on.
  const unknown = isAired(season, day) ? undefined : []
  return (
    <header className={frame.head}>
      <div className={`${frame.poster} ${inkOf(id + season.number)}`}>
        <Picture
          path={season.posterPath ?? show?.posterPath ?? null}
          widths={['w185', 'w342', 'w500']}
          sizes="(min-width: 768px) 184px, 96px"
          ratio={1.5}
          priority="highest"
        >
          <TitleCard title={name} />
        </Picture>
      </div>
      <div className={frame.words}>
        <TitleCrumb id={id} show={show} />
        <h1 className={css.title}>{name}</h1>
        <p className={css.facts}>
          {season.date !== null && <span>{format.day(season.date)}</span>}
          {count > 0 && <span>{plural(count, { one: `${count} episode`, other: `${count} episodes` })}</span>}
          {mark}
        </p>
      </div>
      <div className={frame.rest}>
        <div className={actions}>
          <SeasonWatched show={show} seen={seen} aired={episodes?.filter((one) => isAired(one, day)) ?? unknown} />
          <ShareButton name={show ? `${show.title}: ${name}` : name} path={seasonPath(id, season.number)} />
        </div>
        {season.overview === '' ? (
          late
        ) : (
          <p className={css.overview} lang={season.foreign?.overview}>
            {season.overview}
          </p>
        )}
      </div>
    </header>
  )
}

interface SeasonWatchedProps {
  show: Title | undefined
  /** Those that were on already; undefined while they are on the way. */
  aired: readonly Episode[] | undefined
  seen: SeenEpisodes | undefined
}

/** Notes every episode of a season that was on as watched, or takes all of that back. */
function SeasonWatched({ show, aired, seen }: SeasonWatchedProps) {
  const { isWatchHistoryEnabled } = usePreferences()
  const all = Boolean(seen && aired && aired.length > 0 && aired.every(({ season, number }) => seen.has(season, number)))
  if (aired?.length === 0 || (!isWatchHistoryEnabled && !all)) return null
  // In its place from the start, so that nothing beside it moves when the rest is known.
  const isReady = show !== undefined && aired !== undefined && seen !== undefined
  return (
    <button
      type="button"
      className={`${buttonClass()} ${pressed}`}
      aria-pressed={all}
      aria-disabled={!isReady}
      onClick={() => isReady && void (all ? unmarkEpisodes(show, aired) : markEpisodes(show, aired))}
    >
      <CheckIcon size={20} />
      {all ? <Trans>Season watched</Trans> : <Trans>Mark season as watched</Trans>}
    </button>
  )
}
