import { backupMark } from '#contract/backup.ts'
import type { Article } from '#contract/news.ts'
import { bookmarkKey, bookmarkLimits } from '#contract/entities/bookmarks.ts'
import { listeningKey } from '#contract/entities/listening.ts'
import { noteLength } from '#contract/entities/title-notes.ts'
import { tagKey, tagLength, tidyTag } from '#contract/entities/title-tags.ts'
import { mediaKey, type MediaType, watchableKey } from '#contract/media.ts'
import { type EntityName, entityNames } from '#contract/sync.ts'
import { fitsAccount } from './article.ts'
import type { BadRow, FileContent, ImportRow } from './entry.ts'

type Fields = Readonly<Record<string, unknown>>
type List = Exclude<EntityName, 'preferences'>

/** Reads one field; undefined where it is not what it must be. */
type Check<T> = (found: unknown) => T | undefined

const fieldsOf = (found: unknown): Fields => (typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {})

const words =
  (max: number, least = 0): Check<string> =>
  (found) =>
    typeof found === 'string' && found.length >= least && found.length <= max ? found : undefined
const number =
  (least: number, most: number): Check<number> =>
  (found) =>
    typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most ? found : undefined
const pattern =
  (form: RegExp): Check<string> =>
  (found) =>
    typeof found === 'string' && form.test(found) ? found : undefined
/** What is missing, or null where that is allowed, is the usual. */
const or =
  <T, U>(usual: U, check: Check<T>): Check<T | U> =>
  (found) =>
    found === undefined || found === null ? usual : check(found)

const mediaType: Check<MediaType> = (found) => (found === 'movie' || found === 'tv' ? found : undefined)
const seconds = number(0, 10_000_000)
const place = or(null, number(0, 9_999))
const share: Check<number> = (found) => (typeof found === 'number' && found >= 0 && found <= 10 ? found : undefined)

/** A moment as this device or the server wrote it: epoch ms, or ISO 8601. */
const moment: Check<number> = (found) => {
  const ms = typeof found === 'string' ? Date.parse(found) : found
  return typeof ms === 'number' ? number(0, 9_999_999_999_999)(Math.floor(ms)) : undefined
}

const title = {
  media_id: number(1, 2_147_483_647),
  media_type: mediaType,
  title: words(500, 1),
  poster_path: or(null, words(200)),
  backdrop_path: or(null, words(200)),
}
const described = { ...title, overview: or('', words(5_000)), rating: or(0, share) }
const progress = { season: place, episode: place, watch_position: or(0, seconds), duration: or(0, seconds) }
const bookId = pattern(/^[a-z0-9][A-Za-z0-9._-]{1,89}$/)
const chapter = number(1, 9_999)
const tag: Check<string> = (found) => (typeof found === 'string' ? words(tagLength, 1)(tidyTag(found)) : undefined)

/** What a row of each list holds, and what it must be. */
const shapes = {
  favorites: { ...described, added_at: moment },
  watchlist: { ...described, added_at: moment },
  watch_history: { ...described, ...progress, preferred_source: or(null, words(200)), watched_at: moment },
  continue_watching: { ...title, ...progress, updated_at: moment },
  ratings: { ...title, stars: number(1, 5), updated_at: moment },
  title_notes: { ...title, note: words(noteLength, 1), updated_at: moment },
  title_tags: { ...title, tag, tagged_at: moment },
  listening: {
    book_id: bookId,
    chapter,
    title: words(300, 1),
    author: words(300),
    picture: or(null, words(2000)),
    chapters: chapter,
    position: seconds,
    furthest: seconds,
    duration: seconds,
    updated_at: moment,
  },
  bookmarks: {
    id: pattern(/^[0-9a-f]{16}$/),
    book_id: bookId,
    title: words(300, 1),
    chapter,
    at: seconds,
    name: words(bookmarkLimits.name, 1),
    note: words(bookmarkLimits.note),
    updated_at: moment,
  },
} as const

type Shape = Readonly<Record<string, Check<unknown>>>
type Read<S extends Shape> = { [Field in keyof S]: Exclude<ReturnType<S[Field]>, undefined> }

/** A value in this shape, without anything else; undefined where a field is not what it must be. */
function fit<S extends Shape>(shape: S, found: Fields): Read<S> | undefined {
  const read: (readonly unknown[])[] = Object.entries(shape).map(([field, check]) => [field, check(found[field])])
  return read.every(([, value]) => value !== undefined) ? Object.fromEntries(read) : undefined
}

/** Season and episode belong together, and only to a show. */
const isPlaced = (of: { media_type: MediaType; season: number | null; episode: number | null }): boolean =>
  (of.season === null) === (of.episode === null) && (of.season === null || of.media_type === 'tv')

/** The rows of each list as a file holds their values, with their keys; undefined for what is none. */
const readers: Record<Exclude<List, 'saved_articles'>, (found: Fields) => { key: string; value: unknown } | undefined> = {
  favorites: (found) => keyed(fit(shapes.favorites, found), mediaKey),
  watchlist: (found) => keyed(fit(shapes.watchlist, found), mediaKey),
  watch_history: (found) => keyed(placed(fit(shapes.watch_history, found)), watchableKey),
  continue_watching: (found) => keyed(placed(fit(shapes.continue_watching, found)), watchableKey),
  ratings: (found) => keyed(fit(shapes.ratings, found), mediaKey),
  title_notes: (found) => keyed(fit(shapes.title_notes, found), mediaKey),
  title_tags: (found) => keyed(fit(shapes.title_tags, found), (value) => tagKey(value, value.tag)),
  listening: (found) => keyed(fit(shapes.listening, found), listeningKey),
  bookmarks: (found) => keyed(fit(shapes.bookmarks, found), bookmarkKey),
}

const placed = <T extends { media_type: MediaType; season: number | null; episode: number | null }>(value: T | undefined): T | undefined =>
  value !== undefined && isPlaced(value) ? value : undefined

const keyed = <T>(value: T | undefined, keyOf: (value: T) => string): { key: string; value: T } | undefined =>
  value === undefined ? undefined : { key: keyOf(value), value }

/** Whether a file is one of Matinee's own, from whatever version. */
export const isBackup = (json: unknown): boolean => {
  const { format, exported_at: exportedAt, favorites } = fieldsOf(json)
  return format === backupMark.format || (typeof exportedAt === 'string' && Array.isArray(favorites))
}

/**
 * Reads a file that a device or the server of Matinee wrote. Each row stands for itself: one that is damaged is named and left out. A file of a
 * later version is not read by half.
 *
 * @param readArticle how an article is read, which the news know
 */
export function readBackup(json: unknown, file: string, readArticle: (found: Fields) => Article | null): FileContent {
  const all = fieldsOf(json)
  const { version = backupMark.version, preferences: settings } = all
  if (typeof version !== 'number' || version > backupMark.version) return 'later-version'
  const article = (found: Fields) => {
    const [read, at] = [readArticle(found), moment(found['saved_at'])]
    return read === null || at === undefined || !fitsAccount(read) ? undefined : { key: read.id, value: { ...read, saved_at: at } }
  }
  const found = entityNames.flatMap((entity): (ImportRow | BadRow)[] => {
    const list = all[entity]
    if (entity === 'preferences' || !Array.isArray(list)) return []
    const read = entity === 'saved_articles' ? article : readers[entity]
    return list.map((item: unknown, at) => {
      const row = read(fieldsOf(item))
      return row === undefined ? { file: `${file}: ${entity}`, line: at + 1, reason: 'unreadable' } : { entity, ...row }
    })
  })
  return {
    entries: [],
    rows: found.filter((row): row is ImportRow => 'entity' in row),
    settings: settings ?? null,
    bad: found.filter((row): row is BadRow => 'reason' in row),
  }
}
