import type { Failure, RetryableAnswer } from '#data/catalogue/catalogue.ts'
import { useSeason } from '#data/title/seasons.ts'
import { today } from '#data/today.ts'
import type { Episode, Season, SeasonDetails } from '#domain/title/season.ts'
import { begunSeasons, nextForYou, seasonsAhead } from '#domain/watching/next-for-you.ts'
import { episodeToResume } from '#domain/watching/resume.ts'
import type { EpisodePlace, SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import { continueWatching } from './continue-watching.ts'
import { useSeenEpisodes } from './watched-episodes.ts'
import { useLive } from '#data/use-live.ts'

interface Failed {
  failure: Failure
  onRetry: () => void
}

/** The episode and its season, only that where its episodes cannot be had now, or nothing once everything is watched. */
type Next = { season: Season; episode?: Episode; failed?: Failed } | 'nothing'

/**
 * What a person goes on with in a show; undefined until it is known. Asks for the episodes of the season it is in.
 *
 * @param begun the seasons that have begun, in order
 * @param seen undefined asks nothing
 */
export function useNextForYou(show: number, begun: readonly Season[], seen: SeenEpisodes | undefined): Next | undefined {
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

/**
 * The episode that is watched when a show is asked for without one: where the person stopped, else the first they have not seen, else the
 * first of all (decision R3). Undefined until that is known.
 *
 * @param seasons undefined asks nothing
 */
export function useEpisodeToWatch(show: number, seasons: readonly Season[] | undefined): EpisodePlace | undefined {
  const positions = useLive(continueWatching)
  const seen = useSeenEpisodes(show)
  const resumed = positions && episodeToResume(positions.all, show)
  const next = useNextForYou(show, begunSeasons(seasons ?? [], today()), seasons && positions && !resumed ? seen : undefined)
  if (resumed || next === undefined) return resumed
  return next !== 'nothing' && next.episode ? next.episode : { season: 1, number: 1 }
}
