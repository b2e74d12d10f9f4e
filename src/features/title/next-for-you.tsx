import { Trans } from '@lingui/react/macro'
import { EpisodeRow, EpisodeRowSkeleton } from '#components/episodes/episode-row.tsx'
import { SeasonName } from '#components/episodes/episode-words.tsx'
import { link } from '#components/facts/facts.css.ts'
import { words } from '#components/facts/runtime.css.ts'
import { episodePath } from '#components/links/paths.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { today } from '#data/today.ts'
import { useNextForYou } from '#data/watching/next-for-you.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { daysUntil } from '#domain/calendar-date.ts'
import type { Episode, Season } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { begunSeasons } from '#domain/watching/next-for-you.ts'
import { useFormat } from '#i18n/formats.ts'
import { useInView } from '#ui/virtual/use-in-view.ts'
import * as css from './seasons.css.ts'
import { section, title } from './seasons.css.ts'

/** The episode a person goes on with. Its place is there from the start: what they have watched is known a moment after the page. */
export function NextForYou({ show, seasons }: { show: Title; seasons: readonly Season[] }) {
  const begun = begunSeasons(seasons, today())
  const seen = useSeenEpisodes(show.id)
  const [ref, isNear] = useInView<HTMLElement>()
  const next = useNextForYou(show.id, begun, isNear ? seen : undefined)
  if (begun.length === 0) return null
  const { season, episode, failed } = typeof next === 'object' ? next : {}
  return (
    <section ref={ref} className={section}>
      <div className={css.nextHead}>
        <h2 className={title}>
          <Trans>Next for you</Trans>
        </h2>
        {season && (
          <p className={css.nextSeason}>
            <SeasonName season={season} />
          </p>
        )}
      </div>
      <div className={css.nextPlace}>
        {next === undefined && <EpisodeRowSkeleton />}
        {next === 'nothing' && (
          <p role="status">
            <Trans>You are up to date.</Trans>
          </p>
        )}
        {failed && (
          <FailedBlock {...failed}>
            <Trans>You have not opened this season before.</Trans>
          </FailedBlock>
        )}
        {episode && <EpisodeRow show={show} showId={show.id} episode={episode} seen={seen} isAired />}
      </div>
    </section>
  )
}

/** Further away than this only the date is said. */
const soonDays = 30

/** Which episode comes next and when: "S2 E3, Nov 27, 2026 (in 7 days)". */
export function NextEpisode({ show, episode }: { show: number; episode: Episode }) {
  const format = useFormat()
  const { season, number } = episode
  const days = daysUntil(episode.date, today())
  const soon = days !== null && days >= 0 && days <= soonDays ? format.daysAway(days) : ''
  const date = format.day(episode.date)
  const when = [date, soon === '' ? '' : `(${soon})`].filter(Boolean).join(' ')
  return (
    <p className={words}>
      <Trans>
        Next episode:{' '}
        <a className={link} href={episodePath(show, episode)}>
          S{season} E{number}
        </a>
      </Trans>
      {when !== '' && ` · ${when}`}
    </p>
  )
}
