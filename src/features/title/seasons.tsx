import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/formats.ts'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { SeasonName } from '#components/episodes/episode-words.tsx'
import { seasonPath } from '#components/links/paths.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { inOrder, type Season } from '#domain/title/season.ts'
import * as css from './seasons.css.ts'

/** The seasons of a show with how many episodes they have, when they began and how far one is; specials last. */
export function Seasons({ show, seasons }: { show: number; seasons: readonly Season[] }) {
  const seen = useSeenEpisodes(show)
  if (seasons.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>Seasons</Trans>
      </h2>
      <ul className={css.list}>
        {inOrder(seasons).map((season) => (
          <li key={season.number}>
            <SeasonLink show={show} season={season} watched={seen?.countIn(season.number, season.episodes) ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeasonLink({ show, season, watched }: { show: number; season: Season; watched: number }) {
  const format = useFormat()
  const { episodes: count } = season
  const episodes = plural(count, { one: `${count} episode`, other: `${count} episodes` })
  return (
    <a className={css.season} href={seasonPath(show, season.number)} data-card>
      <span className={`${css.poster} ${inkOf(show + season.number)}`}>
        <Picture path={season.posterPath} widths={['w92', 'w185']} sizes="64px" ratio={1.5}>
          <span className={css.number} aria-hidden="true">
            {season.number || '★'}
          </span>
        </Picture>
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <SeasonName season={season} />
        </span>
        <span className={css.facts}>{[count > 0 && episodes, format.day(season.date)].filter(Boolean).join(' · ')}</span>
        {/* Holds its place from the start: what was watched is known a moment later. */}
        <span className={css.progress} data-begun={watched > 0}>
          <ProgressBar share={count > 0 ? watched / count : 0} />
          <Trans>
            {watched} of {count} watched
          </Trans>
        </span>
      </span>
    </a>
  )
}
