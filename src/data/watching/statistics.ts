import { useLiveQuery } from 'dexie-react-hooks'
import { allOnShelf } from '#data/library/shelf-values.ts'
import { type WatchingStatistics, watchingStatistics } from '#domain/watching/statistics.ts'

/**
 * Live: what the history and the favorites of the member `owner`, who is signed in, say about what they watch; undefined while the database
 * opens. Imports Dexie: for lazily loaded screens only.
 */
export function useWatchingStatistics(owner: string): WatchingStatistics | undefined {
  return useLiveQuery(() => readStatistics().catch(() => undefined), [owner])
}

async function readStatistics(): Promise<WatchingStatistics> {
  const [history, favorites] = await Promise.all([allOnShelf('watch_history'), allOnShelf('favorites')])
  return watchingStatistics(
    history.map(({ value }) => value),
    favorites.map(({ value }) => value),
  )
}
