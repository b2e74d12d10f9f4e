import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { watchableKey } from '#contract/media.ts'
import { keptAnswer } from '#data/catalogue/kept-answer.ts'
import { today } from '#data/today.ts'
import { begunSeasons, nextForYou, seasonsAhead } from '#domain/watching/next-for-you.ts'
import { isDone } from '#domain/watching/progress.ts'
import { type SeenEpisodes, seenEpisodes } from '#domain/watching/seen-episodes.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { appearance } from '#state/appearance.ts'

/** The episode a person comes to next in a show that they watch. */
export interface NextUp {
  show: number
  title: string
  backdropPath: string | null
  season: number
  number: number
  /** Empty when it has none but its number. */
  name: string
}

const most = 10

/**
 * The next episodes of the shows somebody watches, the one watched last first. A show they are in the middle of an episode of stands in another row.
 * Only what this device has kept of the shows counts: nobody is asked. Where it has kept nothing any more, what was known stays until it is watched.
 *
 * @param known what was found the last time
 */
export async function findNextUp(
  history: readonly WatchHistoryItem[],
  positions: readonly ContinueWatching[],
  known: readonly NextUp[],
): Promise<NextUp[]> {
  const begun = new Set(positions.filter((position) => !isDone(position)).map(({ media_id }) => media_id))
  const episodes = history.filter(({ media_type, episode }) => media_type === 'tv' && episode !== null)
  const latestFirst = episodes.toSorted((a, b) => (b.watched_at ?? 0) - (a.watched_at ?? 0)).map(({ media_id }) => media_id)
  const shows = [...new Set(latestFirst)].filter((show) => !begun.has(show)).slice(0, most * 2)
  const keys = history.filter(({ media_type }) => media_type === 'tv').map(watchableKey)
  const found = await Promise.all(
    shows.map((show) =>
      nextOf(
        seenEpisodes(keys, show),
        show,
        known.find((next) => next.show === show),
      ),
    ),
  )
  return found.filter((next) => next !== undefined).slice(0, most)
}

async function nextOf(seen: SeenEpisodes, show: number, known: NextUp | undefined): Promise<NextUp | undefined> {
  const { language } = appearance
  const before = known && !seen.isSeen(known.season, known.number) ? known : undefined
  const details = await keptAnswer(detailsQueries.details('tv', show, language))
  if (details === null) return before
  for (const { number } of seasonsAhead(begunSeasons(details.seasons, today()), seen)) {
    const season = await keptAnswer(seasonQueries.season(show, number, language))
    if (season === null) return before
    const episode = nextForYou(season.episodes, seen, today())
    if (episode)
      return { show, title: details.title, backdropPath: details.backdropPath, season: number, number: episode.number, name: episode.name }
  }
  return undefined
}
