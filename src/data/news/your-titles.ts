import { useSnapshot } from 'valtio'
import { askAgain, type Failure, useQueries } from '#data/catalogue/catalogue.ts'
import { useShelf } from '#data/library/shelves.ts'
import { today } from '#data/today.ts'
import { type ChangedTitle, changedTitles, inTurn } from '#domain/news/title-changes.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { appearance } from '#state/appearance.ts'

/** Of so many titles, those kept last, the movie database is asked; each answer is that of the title's own page. */
const most = 16

export interface YourTitles {
  /** In the order in which it is shown; undefined until all answers are there, or it would change under the person's hand. */
  changed: readonly ChangedTitle[] | undefined
  /** Why something is missing. */
  failure: Failure | undefined
  /** How many titles are looked at. */
  count: number
  /** Of the oldest answer that is shown, epoch ms. */
  asOf: number | undefined
  retry: () => void
}

/** What is new for the titles on this person's favorites and watchlist. */
export function useYourTitles(): YourTitles {
  const { language, region } = useSnapshot(appearance)
  const [favorites, watchlist] = [useShelf('favorites'), useShelf('watchlist')]
  const keys = favorites && watchlist ? inTurn(favorites, watchlist, most) : []
  const queries = keys.map((key) => {
    const [type, id] = key.split(':')
    return detailsQueries.details(type === 'tv' ? 'tv' : 'movie', Number(id), language)
  })
  const answers = useQueries(queries)
  const isRead = favorites !== undefined && watchlist !== undefined
  const isAsking = answers.some(({ value, failure }) => value === undefined && failure === undefined)
  const known = answers.flatMap(({ value }) => value ?? [])
  const times = answers.flatMap(({ asOf }) => asOf ?? [])
  return {
    changed: isRead && !isAsking ? changedTitles(known, region, today()) : undefined,
    // A title that the movie database has no more is no failure.
    failure: answers.find(({ value, failure }) => value === undefined && failure !== undefined && failure !== 'not-found')?.failure,
    count: keys.length,
    asOf: times.length > 0 ? Math.min(...times) : undefined,
    retry: () => askAgain(...queries),
  }
}
