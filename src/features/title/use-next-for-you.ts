import { useSnapshot } from 'valtio'
import { type Answer, askAgain, type Failure, useQuery } from '#data/catalogue/catalogue.ts'
import { seasonQueries } from '#data/title/season-queries.ts'
import { today } from '#data/today.ts'
import { nextForYou, seasonsAhead } from '#domain/watching/next-for-you.ts'
import type { Episode, Season, SeasonDetails } from '#domain/title/season.ts'
import type { SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import { appearance } from '#state/appearance.ts'

interface Failed {
  failure: Failure
  onRetry: () => void
}

/** The episode and its season, only that where its episodes cannot be had now, or nothing once everything is watched. */
type Next = { season: Season; episode?: Episode; failed?: Failed } | 'nothing'

/** What a person goes on with in a show; undefined until it is known. Asks for the episodes of the season it is in. */
export function useNextForYou(show: number, begun: readonly Season[], seen: SeenEpisodes | undefined): Next | undefined {
  const { language } = useSnapshot(appearance)
  const day = today()
  const [likely, other] = seen ? seasonsAhead(begun, seen) : []
  const queryOf = ({ number }: Season) => seasonQueries.season(show, number, language)
  const first = useQuery(likely ? queryOf(likely) : null)
  const inFirst = seen && first.value && nextForYou(first.value.episodes, seen, day)
  const second = useQuery(other && first.value && !inFirst ? queryOf(other) : null)
  const inSecond = seen && second.value && nextForYou(second.value.episodes, seen, day)
  if (!seen) return undefined
  if (likely && inFirst) return { season: likely, episode: inFirst }
  if (other && inSecond) return { season: other, episode: inSecond }
  const without = (season: Season, { failure }: Answer<SeasonDetails>): Next | undefined =>
    failure && { season, failed: { failure, onRetry: () => askAgain(queryOf(season)) } }
  if (likely && !first.value) return without(likely, first)
  if (other && !second.value) return without(other, second)
  return 'nothing'
}
