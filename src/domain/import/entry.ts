import type { MediaType } from '#contract/media.ts'
import type { EntityName } from '#contract/sync.ts'

/** The lists that other services keep as well. */
export type ImportList = 'favorites' | 'watchlist' | 'watch_history' | 'ratings'

/** Where something stands: in which file, and in which line of it, or at which place of a list; both from 1. */
export interface Place {
  file: string
  line: number
}

/** A title as another service names it. */
export interface NamedTitle {
  name: string
  year: number | null
  type: MediaType | null
  /** Its ids; null where the service does not say. */
  tmdb: number | null
  imdb: string | null
}

/** One thing that a file of another service says of a title. */
export interface ImportEntry extends Place {
  list: ImportList
  title: NamedTitle
  season: number | null
  episode: number | null
  /** When it was saved, watched or rated, epoch ms; null where that is not said. */
  at: number | null
  /** 1 to 5; 0 of what is no rating. */
  stars: number
}

/** A row of a person's data, ready to be written. */
export interface ImportRow {
  entity: EntityName
  key: string
  value: unknown
}

/** Why a line is left out. */
export type BadReason = 'no-title' | 'no-rating' | 'no-date' | 'no-place' | 'other-kind' | 'unreadable'

export interface BadRow extends Place {
  reason: BadReason
}

/** Why a whole file is left out, or everything. */
export type FileProblem = 'too-large' | 'too-many' | 'unreadable' | 'unknown' | 'later-version' | 'which-list' | 'nothing'

/** What a file says: things to be taken over, or why it is left out. */
export type FileContent =
  | { entries: readonly ImportEntry[]; rows: readonly ImportRow[]; settings: unknown; bad: readonly BadRow[] }
  | FileProblem

/** A reader's own lines, with what it could not read. */
export const content = (entries: readonly (ImportEntry | BadRow)[]): FileContent => ({
  entries: entries.filter((entry): entry is ImportEntry => !('reason' in entry)),
  rows: [],
  settings: null,
  bad: entries.filter((entry): entry is BadRow => 'reason' in entry),
})

/** Names a title whatever says it: what has the same name is asked for once. */
export const titleName = ({ type, tmdb, imdb, name, year }: NamedTitle): string =>
  tmdb !== null ? `${type}:${tmdb}` : (imdb ?? `${type}/${name}/${year}`)

/** The stars of a rating in halves, or of one of 10 halved: a half counts as a whole one. */
export const wholeStars = (stars: number): number => Math.min(5, Math.max(1, Math.round(stars)))

/** Epoch ms of a day (`YYYY-MM-DD`), at its noon so that it is that day in nearly every time zone, or of a moment (ISO 8601); null for neither. */
export function momentIn(text: unknown): number | null {
  if (typeof text !== 'string') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const ms = Date.parse(isDay ? `${text}T12:00:00Z` : text)
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
