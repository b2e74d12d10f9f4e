import { keptAnswer } from '#data/catalogue/kept-answer.ts'
import { today } from '#data/today.ts'
import { inOrder } from '#domain/title/season.ts'
import { isShowSeen, type Place } from '#domain/watching/show-seen.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { appearance } from '#state/appearance.ts'

/**
 * Whether the episodes that were watched are all of a show that have been on, as far as this device knows. A show whose page it never
 * showed is not.
 */
export async function isSeenByEpisodes(id: number, watched: readonly Place[]): Promise<boolean> {
  const { language } = appearance
  const show = await keptAnswer(detailsQueries.details('tv', id, language))
  if (!show || !isShowSeen(watched, show, [], today())) return false
  // Only then it is worth looking whether the pages of its seasons know of more.
  const numbers = inOrder(show.seasons).map(({ number }) => number)
  const seasons = await Promise.all(numbers.map((number) => keptAnswer(seasonQueries.season(id, number, language))))
  const listed = seasons.flatMap((season) => (season ? [season.episodes] : []))
  return isShowSeen(watched, show, listed, today())
}
