import { Trans } from '@lingui/react/macro'
import { EpisodeRow, EpisodeRowSkeleton } from '#components/episodes/episode-row.tsx'
import { SeasonName } from '#components/episodes/episode-words.tsx'
import { link } from '#components/facts/facts.css.ts'
import { words } from '#components/facts/runtime.css.ts'
import { episodePath } from '#components/links/paths.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'
import type { Failure, RetryableAnswer } from '#data/catalogue/catalogue.ts'
import { useSeason } from '#data/title/seasons.ts'
import { today } from '#data/today.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { daysUntil } from '#domain/calendar-date.ts'
import type { Episode, Season, SeasonDetails } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { begunSeasons, nextForYou, seasonsAhead } from '#domain/watching/next-for-you.ts'
import type { SeenEpisodes } from '#domain/watching/seen-episodes.ts'
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

interface Failed {
  failure: Failure
  onRetry: () => void
}

/** The episode and its season, only that where its episodes cannot be had now, or nothing once everything is watched. */
type Next = { season: Season; episode?: Episode; failed?: Failed } | 'nothing'

/** What a person goes on with in a show; undefined until it is known. Asks for the episodes of the season it is in. */
function useNextForYou(show: number, begun: readonly Season[], seen: SeenEpisodes | undefined): Next | undefined {
  const day = today()
  const [likely, other] = seen ? seasonsAhead(begun, seen) : []
  const first = useSeason(show, likely?.number)
  const inFirst = seen && first.value && nextForYou(first.value.episodes, seen, day)
  const second = useSeason(show, first.value && !inFirst ? other?.number : undefined)
  const inSecond = seen && second.value && nextForYou(second.value.episodes, seen, day)
  if (!seen) return undefined
  if (likely && inFirst) return { season: likely, episode: inFirst }
  if (other && inSecond) return { season: other, episode: inSecond }
  if (likely && !first.value) return unanswered(likely, first)
  if (other && !second.value) return unanswered(other, second)
  return 'nothing'
}

const unanswered = (season: Season, { failure, retry }: RetryableAnswer<SeasonDetails>): Next | undefined =>
  failure && { season, failed: { failure, onRetry: retry } }

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
