import type { MediaType } from '#contract/media.ts'
import { parseDay } from '#domain/calendar-date.ts'
import { lastPage } from '#domain/paging.ts'
import type { Logo } from '#domain/title/picture.ts'
import { languageTag } from '#domain/title/texts.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'
import type { Language } from '#product/languages.ts'

/** An object of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Reading answers of others: any field may be missing, null or of another type, so each reader gives what it can and never
 * throws. The services' own descriptions mark nothing as nullable; checking strictly by them would refuse real answers.
 */
export const record = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {})

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Longer ones are no text but an accident or an attack, and laying them out would hold up the page. */
const longest = { text: 5000, label: 300 }

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest.text) : '')

/** Cannot be seen, or turns the direction of the words around it. Marks that order what is written in two scripts stay. */
const unwritable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** A name: of a title, a person, a part. It stands in sentences of ours, which it must not change. */
export const label = (value: unknown): string => text(value).replace(unwritable, ' ').trim().slice(0, longest.label)

export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean)

export const labels = (value: unknown): string[] => list(value).map(label).filter(Boolean)

/** A number, or one written as text; 0 for anything else. */
export const number = (value: unknown): number => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}

export const flag = (value: unknown): boolean => value === true

/** Every entry that the reader could make sense of; null means it could not. */
export const listOf = <T>(value: unknown, read: (entry: Fields) => T | null): T[] =>
  list(value).flatMap((entry) => read(record(entry)) ?? [])

/** An address of the web; empty for everything else, so that no script is ever followed as a link. */
export const webAddress = (value: unknown): string => (/^https?:\/\//i.test(text(value)) && URL.canParse(text(value)) ? text(value) : '')

/** Entries with an id and a name; what lacks one of them is none. */
export const named = (value: unknown): { id: number; name: string }[] =>
  listOf(value, (entry) => {
    const [id, name] = [number(entry['id']), label(entry['name'])]
    return id && name ? { id, name } : null
  })

/** A calendar day, whatever is written behind it; null for everything else. */
export const dayOf = (value: unknown): string | null => (parseDay(text(value)) ? text(value).slice(0, 10) : null)

export const pathOf = (value: unknown): string | null => text(value) || null

/**
 * One entry of a list as a title; null for people, collections, adult entries and what has neither id nor name. `listType` is the
 * kind of entries that do not say it themselves; with the `language` that was asked for, a name in another one is marked.
 */
export function readTitle(item: Fields, listType?: MediaType, language?: Language): Title | null {
  const said = text(item['media_type']) || (listType ?? '')
  // Lists of one kind do not name it on their entries.
  const type = said === 'movie' || said === 'tv' ? said : null
  const id = number(item['id'])
  const original = label(item['original_title']) || label(item['original_name'])
  const name = label(item['title']) || label(item['name']) || original
  if (!type || !(id >= 1) || name === '' || isAdult(item)) return null
  const spokenIn = text(item['original_language'])
  // Where nobody has translated it, the service gives the original name.
  const tag = language !== undefined && name === original && spokenIn !== language ? languageTag(spokenIn) : undefined
  return {
    type,
    id,
    title: name,
    overview: text(item['overview']),
    posterPath: pathOf(item['poster_path']),
    backdropPath: pathOf(item['backdrop_path']),
    date: dayOf(item['release_date']) ?? dayOf(item['first_air_date']),
    rating: readRating(item['vote_average']),
    language: spokenIn,
    genreIds: list(item['genre_ids']).map(number).filter(Boolean),
    ...(tag === undefined ? {} : { foreign: { title: tag } }),
  }
}

export const isAdult = (item: Fields): boolean => item['adult'] === true || item['softcore'] === true

/** Why an answer cannot be read. What nobody should meet by chance is not there, even for whoever has its address. */
export const failureIn = (body: unknown): 'not-found' | 'malformed' => (isAdult(record(body)) ? 'not-found' : 'malformed')

/** 0 to 10; written as a whole number, a fraction or a text. */
export const readRating = (value: unknown): number => Math.min(Math.max(number(value), 0), 10)

export const readTitles = (items: unknown, type?: MediaType, language?: Language): Title[] =>
  uniqueTitles(listOf(items, (item) => readTitle(item, type, language)))

export interface TitlePage {
  titles: Title[]
  page: number
  /** At most 500, at least 1. */
  pages: number
  /** How many titles the service says there are. */
  total: number
}

/** A page of a list; `type` is the kind of its entries where they do not say it themselves. Null when the answer is no list. */
export function readTitlePage(body: unknown, type?: MediaType, language?: Language): TitlePage | null {
  const page = record(body)
  if (!Array.isArray(page['results'])) return null
  return {
    titles: readTitles(page['results'], type, language),
    page: Math.max(number(page['page']), 1),
    pages: lastPage(number(page['total_pages'])),
    total: number(page['total_results']),
  }
}

/** The dominant colors of pictures by their paths, which our server adds to an answer. */
export const readColors = (body: unknown): (readonly [string, string])[] =>
  Object.entries(record(record(body)['colors'])).flatMap(([path, color]) =>
    typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? [[path, color] as const] : [],
  )

/** Letterings; the language is null or `xx` where there are no words. */
export const readLogos = (images: unknown): Logo[] =>
  listOf(record(images)['logos'], (logo) =>
    text(logo['file_path'])
      ? { language: text(logo['iso_639_1']) || null, path: text(logo['file_path']), width: number(logo['width']) }
      : null,
  )
