import type { Ask } from '../request.ts'
import type { Dated } from '../snapshot.ts'
import { isMovie } from '../snapshot.ts'
import { voteOf } from '../titles/items.ts'
import { revenueOf } from '../movies/movie-answers.ts'

type Order = (a: Dated, b: Dated, ask: Ask) => number

const byDay: Order = (a, b) => (a.day ?? Number.NEGATIVE_INFINITY) - (b.day ?? Number.NEGATIVE_INFINITY) || 0
const collators = { en: new Intl.Collator('en'), de: new Intl.Collator('de') } as const
const byTitle: Order = (a, b, ask) => collators[ask.lang].compare(a.title.title[ask.lang], b.title.title[ask.lang])
const byOriginal: Order = (a, b) => collators.en.compare(a.title.originalTitle, b.title.originalTitle)
const revenue = (item: Dated, ask: Ask): number => (isMovie(item) ? revenueOf(item, ask.today) : 0)

/** What `sort_by` may name, before `.asc` or `.desc`. */
const orders: Readonly<Record<string, Order>> = {
  popularity: (a, b) => a.popularity - b.popularity,
  vote_average: (a, b, ask) => voteOf(a, ask.today).vote - voteOf(b, ask.today).vote,
  vote_count: (a, b, ask) => voteOf(a, ask.today).votes - voteOf(b, ask.today).votes,
  revenue: (a, b, ask) => revenue(a, ask) - revenue(b, ask),
  primary_release_date: byDay,
  release_date: byDay,
  first_air_date: byDay,
  title: byTitle,
  name: byTitle,
  original_title: byOriginal,
  original_name: byOriginal,
}

/** Sorts by `sort_by`, or by popularity when it names nothing we know; equals keep the order of their ids. */
export function inAskedOrder<T extends Dated>(items: readonly T[], ask: Ask): T[] {
  const [key = '', direction] = ask.param('sort_by').split('.')
  const known = Object.hasOwn(orders, key) ? orders[key] : undefined
  const order = known ?? ((a: Dated, b: Dated) => a.popularity - b.popularity)
  const sign = known !== undefined && direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * order(a, b, ask) || a.title.id - b.title.id)
}
