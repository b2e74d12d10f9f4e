import { revenueOf } from '../movies/movie-answers.ts'
import type { ApiRequest } from '../request.ts'
import { isMovie } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import { voteOf } from '../titles/items.ts'

type Order = (a: Dated, b: Dated, request: ApiRequest) => number

const byDay: Order = (a, b) => (a.day ?? Number.NEGATIVE_INFINITY) - (b.day ?? Number.NEGATIVE_INFINITY) || 0
const collators = { en: new Intl.Collator('en'), de: new Intl.Collator('de') } as const
const byTitle: Order = (a, b, request) => collators[request.lang].compare(a.title.title[request.lang], b.title.title[request.lang])
const byOriginal: Order = (a, b) => collators.en.compare(a.title.originalTitle, b.title.originalTitle)
const revenue = (item: Dated, request: ApiRequest): number => (isMovie(item) ? revenueOf(item, request.today) : 0)

/** What `sort_by` may name, before `.asc` or `.desc`. */
const orders: Readonly<Record<string, Order>> = {
  popularity: (a, b) => a.popularity - b.popularity,
  vote_average: (a, b, request) => voteOf(a, request.today).vote - voteOf(b, request.today).vote,
  vote_count: (a, b, request) => voteOf(a, request.today).votes - voteOf(b, request.today).votes,
  revenue: (a, b, request) => revenue(a, request) - revenue(b, request),
  primary_release_date: byDay,
  release_date: byDay,
  first_air_date: byDay,
  title: byTitle,
  name: byTitle,
  original_title: byOriginal,
  original_name: byOriginal,
}

/** Sorts by `sort_by`, or by popularity when it names nothing we know; equals keep the order of their ids. */
export function inAskedOrder<T extends Dated>(items: readonly T[], request: ApiRequest): T[] {
  const [key = '', direction] = request.param('sort_by').split('.')
  const known = Object.hasOwn(orders, key) ? orders[key] : undefined
  const order = known ?? ((a: Dated, b: Dated) => a.popularity - b.popularity)
  const sign = known !== undefined && direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * order(a, b, request) || a.title.id - b.title.id)
}
