import type { MediaType } from '#contract/media.ts'
import type { Title } from '#domain/title/title.ts'

type Test = (title: Title, asked: string) => boolean
type Order = (a: Title, b: Title) => number

const dateOf = ({ date }: Title): string => date ?? ''
const since: Test = (title, day) => dateOf(title) >= day
const until: Test = (title, day) => title.date !== null && title.date <= day
const inYear: Test = (title, year) => dateOf(title).startsWith(year)
const hasGenre = ({ genreIds }: Title, id: string): boolean => genreIds.includes(Number(id))

/** What can be asked of a title with what lists say of it, by the movie database's own parameters. */
const tests: Readonly<Record<string, Test>> = {
  with_genres: (title, ids) =>
    ids.includes('|') ? ids.split('|').some((id) => hasGenre(title, id)) : ids.split(',').every((id) => hasGenre(title, id)),
  without_genres: (title, ids) => !ids.split(/[,|]/).some((id) => hasGenre(title, id)),
  with_original_language: ({ language }, code) => language === code,
  'primary_release_date.gte': since,
  'primary_release_date.lte': until,
  primary_release_year: inYear,
  'first_air_date.gte': since,
  'first_air_date.lte': until,
  first_air_date_year: inYear,
  'vote_average.gte': ({ rating }, least) => rating >= Number(least),
}

/** What does not say which titles: in what language, what page; and how many voted, which lists of this device do not know. */
const neutral = new Set(['language', 'page', 'region', 'watch_region', 'include_adult', 'include_video', 'sort_by', 'vote_count.gte'])

const newest: Order = (a, b) => dateOf(b).localeCompare(dateOf(a))
const oldest: Order = (a, b) => dateOf(a).localeCompare(dateOf(b))
const best: Order = (a, b) => b.rating - a.rating
const byName: Order = (a, b) => a.title.localeCompare(b.title)

const orders: Readonly<Record<string, Order>> = {
  'primary_release_date.desc': newest,
  'first_air_date.desc': newest,
  'primary_release_date.asc': oldest,
  'first_air_date.asc': oldest,
  'vote_average.desc': best,
  'title.asc': byName,
  'name.asc': byName,
}

/** The lists whose titles the device can choose by itself: what is asked for, or the whole of a kind. */
const lists: Readonly<Record<string, { type: MediaType; order?: Order }>> = {
  '/discover/movie': { type: 'movie' },
  '/discover/tv': { type: 'tv' },
  '/movie/popular': { type: 'movie' },
  '/tv/popular': { type: 'tv' },
  '/movie/top_rated': { type: 'movie', order: best },
  '/tv/top_rated': { type: 'tv', order: best },
}

interface ListQuestion {
  path: string
  params: Readonly<Record<string, string>>
}

/**
 * What of the titles that a device knows would stand in a list, in its order as far as the device can tell; undefined for a list that it cannot
 * choose by itself, for example what a platform offers.
 */
export function deviceList({ path, params }: ListQuestion, known: readonly Title[]): readonly Title[] | undefined {
  const list = Object.hasOwn(lists, path) ? lists[path] : undefined
  const asked = Object.entries(params).filter(([name, value]) => value !== '' && !neutral.has(name))
  if (!list || asked.some(([name]) => !Object.hasOwn(tests, name))) return undefined
  const found = known.filter((title) => title.type === list.type && asked.every(([name, value]) => tests[name]?.(title, value) === true))
  const order = list.order ?? orders[params['sort_by'] ?? '']
  return order ? found.toSorted(order) : found
}
