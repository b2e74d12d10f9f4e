import type { SavedTitle } from '#contract/titles.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey, type MediaType, watchableKey } from '#contract/media.ts'
import { wholeSeconds } from '#domain/watching/progress.ts'

/** The lists an earlier app of this product kept in local storage (decision A6), as they were stored; null where there is none. */
export interface OldLists {
  favorites: string | null
  watch_history: string | null
  fdf_watch_history: string | null
}

/** One entry that makes sense. `moment`, epoch ms, says when it was decided; `userId` whose it was, if it said. */
export interface OldEntry {
  entity: 'favorites' | 'watch_history'
  key: string
  value: SavedTitle | WatchHistoryItem
  moment: number
  userId: string | null
}

/**
 * Reads the old lists, newest first. Lists past their time to live, entries that cannot be shown and watched ones without a valid
 * date are left out; of an entry that is there twice the newest stays. Never throws. `now` is epoch ms.
 */
export function readOldLists(lists: OldLists, now: number): OldEntry[] {
  const favorites = entriesOf(lists.favorites, now).map(({ entry, storedAt }) => favoriteFrom(entry, storedAt))
  const watched = [lists.watch_history, lists.fdf_watch_history].flatMap((list) => entriesOf(list, now))
  const history = watched.map(({ entry }) => watchedFrom(entry))
  const found = [...favorites, ...history].filter((entry) => entry !== undefined)
  const newestFirst = found.map((entry) => ({ ...entry, moment: Math.min(entry.moment, now) })).toSorted((a, b) => b.moment - a.moment)
  const seen = new Set<string>()
  return newestFirst.filter(({ entity, key }) => !seen.has(`${entity}/${key}`) && seen.add(`${entity}/${key}`))
}

type Fields = Partial<Record<string, unknown>>

/** The entries of one list: bare, or in the cache wrapper `{ data, timestamp, ttl? }` (epoch ms, ms). */
function entriesOf(text: string | null, now: number): { entry: Fields; storedAt: number }[] {
  const list = parse(text)
  const { data = list, timestamp, ttl } = fieldsOf(list)
  const storedAt = momentFrom(timestamp) ?? 0
  if (!Array.isArray(data) || (typeof ttl === 'number' && storedAt + ttl < now)) return []
  return data.map((entry: unknown) => ({ entry: fieldsOf(entry), storedAt }))
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const fieldsOf = (found: unknown): Fields => (typeof found === 'object' && found !== null ? found : {})

function favoriteFrom(entry: Fields, storedAt: number): OldEntry | undefined {
  const title = titleFrom(entry)
  if (title === undefined) return undefined
  const moment = momentFrom(entry['added_at']) ?? momentFrom(entry['created_at']) ?? storedAt
  return { entity: 'favorites', key: mediaKey(title), value: { ...title, added_at: moment }, moment, userId: userOf(entry) }
}

function watchedFrom(entry: Fields): OldEntry | undefined {
  const title = titleFrom(entry)
  const moment = momentFrom(entry['created_at']) ?? momentFrom(entry['watched_at'])
  if (title === undefined || moment === undefined) return undefined
  const place = title.media_type === 'tv' ? [numberOf(entry['season']), numberOf(entry['episode'])] : []
  const [season, episode] = place.filter((number) => number !== undefined && Number.isInteger(number) && number <= 9999)
  const value: WatchHistoryItem = {
    ...title,
    season: episode === undefined ? null : (season ?? null),
    episode: episode ?? null,
    ...wholeSeconds({ watch_position: secondsFrom(entry['watch_position']), duration: secondsFrom(entry['duration']) }),
    preferred_source: textOf(entry['preferred_source'], 200) ?? null,
    watched_at: moment,
  }
  return { entity: 'watch_history', key: watchableKey(value), value, moment, userId: userOf(entry) }
}

function titleFrom(entry: Fields): Omit<SavedTitle, 'added_at'> | undefined {
  const id = numberOf(entry['media_id'] ?? entry['id'])
  const type = entry['media_type']
  const title = textOf(entry['title'] ?? entry['name'], 500)
  if (id === undefined || !Number.isInteger(id) || id < 1 || id > 2_147_483_647 || !isMediaType(type) || title === undefined)
    return undefined
  return {
    media_id: id,
    media_type: type,
    title,
    poster_path: textOf(entry['poster_path'], 200) ?? null,
    backdrop_path: textOf(entry['backdrop_path'], 200) ?? null,
    overview: textOf(entry['overview'], 5000) ?? '',
    rating: Math.min(10, numberOf(entry['rating'] ?? entry['vote_average']) ?? 0),
  }
}

const isMediaType = (found: unknown): found is MediaType => found === 'movie' || found === 'tv'

const textOf = (found: unknown, max: number): string | undefined =>
  typeof found === 'string' && found.trim() !== '' ? found.slice(0, max) : undefined

/** A number that is not negative, also one that was stored as text. */
function numberOf(found: unknown): number | undefined {
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

const secondsFrom = (found: unknown): number => Math.min(10_000_000, numberOf(found) ?? 0)

/** Epoch ms of a moment stored as a number or as ISO 8601; undefined for what is none. */
function momentFrom(found: unknown): number | undefined {
  const ms = typeof found === 'string' ? Date.parse(found) : found
  return typeof ms === 'number' && Number.isFinite(ms) && ms > 0 ? Math.floor(ms) : undefined
}

const userOf = (entry: Fields): string | null => textOf(entry['user_id'], 200) ?? null
