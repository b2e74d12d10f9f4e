import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Length } from '#components/facts/runtime.tsx'
import { useShelf } from '#data/library/shelves.ts'
import type { Preference, WatchingStatistics } from '#domain/watching/statistics.ts'
import { useFormat } from '#i18n/formats.ts'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './profile.css.ts'

/** How much there is of everything, each with the way to it. */
export function ProfileCounts({ statistics }: { statistics: WatchingStatistics | undefined }) {
  const kinds = statistics?.kinds
  const favorites = useShelf('favorites')?.length
  const watchlist = useShelf('watchlist')?.length
  return (
    <ul className={css.counts}>
      <Count to="/watch-history" count={kinds?.movie.titles}>
        <Plural value={kinds?.movie.titles ?? 0} one="movie watched" other="movies watched" />
      </Count>
      <Count to="/watch-history" count={kinds?.tv.titles}>
        <Plural value={kinds?.tv.titles ?? 0} one="TV show watched" other="TV shows watched" />
      </Count>
      <Count to="/favorites" count={favorites}>
        <Plural value={favorites ?? 0} one="favorite" other="favorites" />
      </Count>
      <Count to="/watchlist" count={watchlist}>
        <Trans>on the watchlist</Trans>
      </Count>
    </ul>
  )
}

interface CountProps {
  to: '/watch-history' | '/favorites' | '/watchlist'
  /** Undefined while it is counted. */
  count: number | undefined
  children: ReactNode
}

function Count({ to, count, children }: CountProps) {
  const format = useFormat()
  return (
    <li>
      <Link to={to} className={css.count}>
        <span className={css.figure}>{count === undefined ? '–' : format.number(count)}</span>
        <span className={css.countOf}>{children}</span>
      </Link>
    </li>
  )
}

/** What a member watches, kind by kind; nothing before they watched something. It never leaves the device. */
export function ProfileStatistics({ statistics }: { statistics: WatchingStatistics }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { kinds, preference } = statistics
  const { movie, tv } = kinds
  if (movie.watched + tv.watched === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>What you watch</Trans>
      </h2>
      <p>
        <PreferenceWords preference={preference} />
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={visuallyHidden}>{t`What is counted`}</span>
            </th>
            <th scope="col">
              <Trans>Movies</Trans>
            </th>
            <th scope="col">
              <Trans>TV Shows</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name={t`Titles`} movie={number(movie.total)} tv={number(tv.total)} />
          <Line name={t`Favorites`} movie={number(movie.favorited)} tv={number(tv.favorited)} />
          <Line name={t`Movies and episodes watched`} movie={number(movie.watched)} tv={number(tv.watched)} />
          <Line name={t`Watched to the end`} movie={number(movie.completed)} tv={number(tv.completed)} />
          <Line name={t`Completion rate`} movie={<Share value={movie.completionRate} />} tv={<Share value={tv.completionRate} />} />
          <Line
            name={t`Average watch time`}
            movie={<Time seconds={movie.averageWatchTime} />}
            tv={<Time seconds={tv.averageWatchTime} />}
          />
        </tbody>
      </table>
      <Link to="/your-year" className={css.more}>
        <Trans>Your year</Trans>
        <ArrowRightIcon size={18} />
      </Link>
    </section>
  )
}

function PreferenceWords({ preference }: { preference: Preference }) {
  if (preference === 'movie') return <Trans>You watch mostly movies.</Trans>
  if (preference === 'tv') return <Trans>You watch mostly TV shows.</Trans>
  return <Trans>Movies and TV shows are balanced.</Trans>
}

const Line = ({ name, movie, tv }: { name: string; movie: ReactNode; tv: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{movie}</td>
    <td>{tv}</td>
  </tr>
)

function Share({ value }: { value: number | null }) {
  const format = useFormat()
  return value === null ? '–' : format.percent(value)
}

function Time({ seconds }: { seconds: number | null }) {
  if (seconds === null) return '–'
  const minutes = Math.round(seconds / 60)
  return <Length hours={Math.floor(minutes / 60)} minutes={minutes % 60} />
}
