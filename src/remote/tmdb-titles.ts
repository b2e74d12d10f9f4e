import type { MediaType } from '#contract/media.ts'
import { parseDay } from '#domain/calendar-date.ts'
import { lastPage } from '#domain/paging.ts'
import type { Title } from '#domain/title.ts'
import { uniqueTitles } from '#domain/title-lists.ts'
import { list, listOf, number, record, text } from './tolerant.ts'

type Fields = Readonly<Record<string, unknown>>

export interface TitlePage {
  titles: Title[]
  page: number
  /** At most 500, at least 1. */
  pages: number
  /** How many titles the service says there are. */
  total: number
}

/** One entry of a list as a title; null for people, collections, adult entries and what has neither id nor name. */
export function readTitle(item: Fields, listType?: MediaType): Title | null {
  const said = text(item['media_type']) || (listType ?? '')
  // Lists of one kind do not name it on their entries.
  const type = said === 'movie' || said === 'tv' ? said : null
  const id = number(item['id'])
  const name = text(item['title']) || text(item['name']) || text(item['original_title']) || text(item['original_name'])
  if (!type || !(id >= 1) || name === '' || item['adult'] === true || item['softcore'] === true) return null
  const date = text(item['release_date']) || text(item['first_air_date'])
  return {
    type,
    id,
    title: name,
    overview: text(item['overview']),
    posterPath: text(item['poster_path']) || null,
    backdropPath: text(item['backdrop_path']) || null,
    date: parseDay(date) && date.slice(0, 10),
    rating: Math.min(Math.max(number(item['vote_average']), 0), 10),
    language: text(item['original_language']),
    genreIds: list(item['genre_ids']).map(number).filter(Boolean),
  }
}

export const readTitles = (items: unknown, type?: MediaType): Title[] => uniqueTitles(listOf(items, (item) => readTitle(item, type)))

/** A page of a list; `type` is the kind of its entries where they do not say it themselves. */
export function readTitlePage(body: unknown, type?: MediaType): TitlePage {
  const page = record(body)
  return {
    titles: readTitles(page['results'], type),
    page: Math.max(number(page['page']), 1),
    pages: lastPage(number(page['total_pages'])),
    total: number(page['total_results']),
  }
}
