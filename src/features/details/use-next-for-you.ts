import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue.ts'
import { seasonQueries } from '#data/season-queries.ts'
import { today } from '#data/today.ts'
import { nextForYou, seasonsAhead } from '#domain/next-for-you.ts'
import type { Episode, Season } from '#domain/season.ts'
import type { SeenEpisodes } from '#domain/seen-episodes.ts'
import { appearance } from '#state/appearance.ts'

/** The episode, only its season where no more can be had now, or nothing once everything is watched. */
type Next = { episode: Episode } | { season: Season } | 'nothing'

/** What a person goes on with in a show; undefined until it is known. Asks for the episodes of the season it is in. */
export function useNextForYou(show: number, begun: readonly Season[], seen: SeenEpisodes | undefined): Next | undefined {
  const { language } = useSnapshot(appearance)
  const day = today()
  const [likely, other] = seen ? seasonsAhead(begun, seen) : []
  const ask = (season: Season | undefined) => (season ? seasonQueries.season(show, season.number, language) : null)
  const first = useQuery(ask(likely))
  const inFirst = seen && first.value && nextForYou(first.value.episodes, seen, day)
  const second = useQuery(ask(first.value && !inFirst ? other : undefined))
  const episode = inFirst ?? (seen && second.value && nextForYou(second.value.episodes, seen, day))
  if (!seen) return undefined
  if (episode) return { episode }
  const unanswered = [
    { season: likely, ...first },
    { season: other, ...second },
  ].find(({ season, value }) => season && !value)
  if (!unanswered?.season) return 'nothing'
  return unanswered.failure && { season: unanswered.season }
}
