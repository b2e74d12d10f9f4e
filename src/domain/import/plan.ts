import { mediaKey, watchableKey } from '#contract/media.ts'
import { type EntityName, momentOf } from '#contract/sync.ts'
import { foldText } from '#domain/search/title-search.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { savedTitleOf, type Title, titleRef } from '#domain/title/title.ts'
import { watchedWhole } from '#domain/watching/watched.ts'
import { grouped } from '#domain/grouped.ts'
import { type ImportEntry, type ImportRow, type NamedTitle, titleName } from './entry.ts'

/** What became of looking for a title: it, that there is none of its name and year, that there are several, or that nobody could be asked. */
export type Match = Title | 'none' | 'several' | 'not-asked'

/** The title that a service means by a name and a year among those that a search has found: never a guess. */
export function exactMatch({ name, year, type }: NamedTitle, found: readonly Title[]): Match {
  if (year === null) return 'none'
  const same = found.filter((title) => title.type === type && yearOf(title.date) === year && foldName(title.title) === foldName(name))
  return same.length > 1 ? 'several' : (same[0] ?? 'none')
}

/** A name without case, accents and the marks that services write differently. */
const foldName = (name: string): string =>
  foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A title of which a file says name and id, where nobody can be asked for the rest. */
export const titleFromFile = ({ name, year, type, tmdb }: NamedTitle): Title | undefined =>
  tmdb === null || type === null
    ? undefined
    : {
        type,
        id: tmdb,
        title: name,
        overview: '',
        posterPath: null,
        backdropPath: null,
        date: year === null ? null : `${year}-01-01`,
        rating: 0,
        language: '',
        genreIds: [],
      }

/** The row that an entry becomes, now that its title is known. @param now epoch ms; no moment is later */
function rowOf({ list, season, episode, at, stars }: ImportEntry, title: Title, now: number): ImportRow {
  const moment = Math.min(at ?? now, now)
  const ref = titleRef(title)
  if (list === 'watch_history') {
    const value = watchedWhole(title, { season, episode, minutes: 0, at: moment })
    return { entity: list, key: watchableKey(value), value }
  }
  const saved = savedTitleOf(title)
  if (list !== 'ratings') return { entity: list, key: mediaKey(ref), value: { ...saved, added_at: moment } }
  const { overview: _, rating: __, ...kept } = saved
  return { entity: list, key: mediaKey(ref), value: { ...kept, stars, updated_at: moment } }
}

/** Of rows with one key the latest: what was watched twice is in the history with its last time. */
export const latestOfEach = (rows: readonly ImportRow[]): ImportRow[] =>
  grouped(rows, ({ entity, key }) => `${entity} ${key}`).map((same) =>
    same.reduce((latest, row) => ((momentOf(row.value) ?? 0) > (momentOf(latest.value) ?? 0) ? row : latest)),
  )

/** An entry whose title is not known. */
export interface Unmatched {
  entry: ImportEntry
  why: Exclude<Match, Title>
}

/** What the entries become: rows of those whose title is known, and the others. */
export function rowsOf(
  entries: readonly ImportEntry[],
  matches: ReadonlyMap<string, Match>,
  now: number,
): { rows: ImportRow[]; unmatched: Unmatched[] } {
  const rows: ImportRow[] = []
  const unmatched: Unmatched[] = []
  for (const entry of entries) {
    const match = matches.get(titleName(entry.title)) ?? 'not-asked'
    if (typeof match === 'string') unmatched.push({ entry, why: match })
    else rows.push(rowOf(entry, match, now))
  }
  return { rows: latestOfEach(rows), unmatched }
}

/** How much of a list is new, and how much was there already. */
export interface ListCount {
  entity: EntityName
  fresh: number
  there: number
}

/** The same for every list that is about to change. */
export const countLists = (rows: readonly ImportRow[], fresh: readonly ImportRow[]): ListCount[] =>
  grouped(rows, ({ entity }) => entity).flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const isOf = ({ entity }: ImportRow): boolean => entity === first.entity
    const count = fresh.filter(isOf).length
    return [{ entity: first.entity, fresh: count, there: more.length + 1 - count }]
  })
