import type { Ask } from '../request.ts'
import { remembered } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from '../titles/title.ts'
import { movieFilters } from './movie-filters.ts'
import { inAskedOrder } from './orders.ts'
import { showFilters } from './show-filters.ts'
import type { Filters } from './values.ts'

/** Parameters that change the answer without being filters of their own. */
const beside = [
  'sort_by',
  'watch_region',
  'certification_country',
  'timezone',
  'include_adult',
  'include_video',
  'include_null_first_air_dates',
]

/** One text for the same question, whatever page of it is asked for. */
const questionOf = (kind: string, names: readonly string[], ask: Ask): string =>
  JSON.stringify([kind, ask.lang, ...[...names, ...beside].flatMap((name) => (ask.param(name) === '' ? [] : [name, ask.param(name)]))])

function find<T extends Movie | Show>(items: readonly Dated<T>[], filters: Filters<T>, ask: Ask): Dated<T>[] {
  // Parameters that only mean something together share one filter, which then runs once.
  const given = new Map(Object.entries(filters).flatMap(([name, filter]) => (ask.param(name) === '' ? [] : [[filter, ask.param(name)]])))
  const tests = [...given].map(([filter, value]) => filter(value, ask))
  return inAskedOrder(
    items.filter((item) => tests.every((test) => test(item))),
    ask,
  )
}

/** Films for adults, and videos that are no films, only when they are asked for. */
function asked({ title }: Dated<Movie>, ask: Ask): boolean {
  return ask.param(title.quirks.hidden === 'adult' ? 'include_adult' : 'include_video') === 'true'
}

/** `GET /discover/movie`: the films that pass every filter, in the asked order (default `popularity.desc`). */
export function discoverMovies(ask: Ask): readonly Dated[] {
  const { movies, hidden } = ask.snapshot
  return remembered(ask.snapshot, questionOf('movie', Object.keys(movieFilters), ask), () =>
    find([...movies, ...hidden.filter((item) => asked(item, ask))], movieFilters, ask),
  )
}

/** `GET /discover/tv`. */
export const discoverShows = (ask: Ask): readonly Dated[] =>
  remembered(ask.snapshot, questionOf('tv', Object.keys(showFilters), ask), () => find(ask.snapshot.shows, showFilters, ask))
