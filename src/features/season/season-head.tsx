import { plural } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { today } from '#data/today.ts'
import { isAired, seasonPath } from '#domain/title/episodes.ts'
import type { Episode, Season } from '#domain/title/season.ts'
import type { Foreign } from '#domain/title/texts.ts'
import type { Title } from '#domain/title/title.ts'
import { useFormat } from '#i18n/formats.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { actions } from '#features/title/actions.css.ts'
import { SeasonWatched } from './season-watched.tsx'
import { ShowCrumb } from '#features/title/show-crumb.tsx'
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
}

/** Which season of which show, when it began, what it is about. */
export function SeasonHead({ id, show, season, name, episodes, mark }: SeasonHeadProps) {
  const format = useFormat()
  const seen = useSeenEpisodes(id)
  const count = episodes?.length ?? 0
  const day = today()
  return (
    <header className={css.head}>
      <div className={css.poster}>
        <Picture
          path={season.posterPath ?? show?.posterPath ?? null}
          widths={['w185', 'w342', 'w500']}
          sizes="(min-width: 768px) 184px, 96px"
          ratio={1.5}
          priority="highest"
        >
          <TitleCard id={id + season.number} title={name} />
        </Picture>
      </div>
      <div className={css.words}>
        <ShowCrumb id={id} show={show} />
        <h1 className={css.title}>{name}</h1>
        <p className={css.facts}>
          <span>{format.day(season.date)}</span>
          {count > 0 && <span>{plural(count, { one: `${count} episode`, other: `${count} episodes` })}</span>}
          {mark}
        </p>
      </div>
      <div className={css.rest}>
        <div className={actions}>
          <SeasonWatched show={show} seen={seen} aired={episodes?.filter((one) => isAired(one, day))} />
          <ShareButton name={show ? `${show.title}: ${name}` : name} path={seasonPath(id, season.number)} />
        </div>
        {season.overview !== '' && (
          <p className={css.overview} lang={season.foreign?.overview}>
            {season.overview}
          </p>
        )}
      </div>
    </header>
  )
}
