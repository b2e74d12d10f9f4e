import type { WatchHistoryItem } from '#contract/entities.ts'
import { mediaKey } from '#contract/media.ts'
import type { Shelf } from '#db/watch-shelf.ts'
import { grouped } from '#domain/grouped.ts'
import { isSeen } from '#domain/watching/progress.ts'
import type { Place } from '#domain/watching/show-seen.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'

type Episodes = ReadonlyMap<string, readonly string[]>

const indexes = new WeakMap<Shelf, Episodes>()

/** The keys of the episodes in a history (`tv:1399:1:2`) by their show (`tv:1399`); read from a history once. */
export function episodesByShow(history: Shelf): Episodes {
  const known = indexes.get(history)
  if (known) return known
  const index = new Map<string, string[]>()
  for (const key of history.newestFirst) {
    const [type, id, season] = key.split(':')
    if (season === undefined) continue
    const show = `${type}:${id}`
    const keys = index.get(show)
    if (keys) keys.push(key)
    else index.set(show, [key])
  }
  indexes.set(history, index)
  return index
}

/**
 * Of these titles (`movie:603`, `tv:1399`) those that were watched to the end or marked as watched; of shows also those of which every
 * episode that has been on was.
 */
export async function seenAmong(titles: readonly string[], episodes: Episodes): Promise<Set<string>> {
  const [{ rowsOf }, { database }] = await Promise.all([import('#db/shelf.ts'), engine.open()])
  const keys = titles.flatMap((title) => [title, ...(episodes.get(title) ?? [])])
  const rows = await rowsOf(database, 'watch_history', currentOwner(), keys)
  const ended = rows
    .filter(({ deleted, value }) => !deleted && isSeen(value as WatchHistoryItem))
    .map((row) => ({ key: row.key, item: row.value as WatchHistoryItem }))
  const asked = new Set(titles)
  const seen = new Set(ended.flatMap(({ key }) => (asked.has(key) ? key : [])))
  const others = ended.map(({ item }) => item).filter((item) => !seen.has(mediaKey(item)))
  const begun = grouped(others, mediaKey)
  if (begun.length === 0) return seen
  const { isSeenByEpisodes } = await import('./seen-shows.ts')
  await Promise.all(
    begun.map(async (watched) => {
      if (await isSeenByEpisodes(watched[0].media_id, watched.flatMap(placeOf))) seen.add(mediaKey(watched[0]))
    }),
  )
  return seen
}

const placeOf = ({ season, episode }: WatchHistoryItem): Place[] =>
  season === null || episode === null ? [] : [{ season, number: episode }]
