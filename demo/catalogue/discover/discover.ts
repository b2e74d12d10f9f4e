import type { ApiRequest } from '../request.ts'
import { cached } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from '../titles/title.ts'
import { movieFilters } from './movie-filters.ts'
import { inAskedOrder } from './orders.ts'
import { showFilters } from './show-filters.ts'
import type { Filters } from './values.ts'

/** Parameters that change the answer without being filters of their own. */
const otherParams = [
  'sort_by',
  'watch_region',
  'certification_country',
  'timezone',
  'include_adult',
  'include_video',
  'include_null_first_air_dates',
]

/** One text for the same question, whatever page of it is asked for. */
const questionOf = (kind: string, names: readonly string[], request: ApiRequest): string =>
  JSON.stringify([
    kind,
    request.lang,
    ...[...names, ...otherParams].flatMap((name) => (request.param(name) === '' ? [] : [name, request.param(name)])),
  ])

function find<T extends Movie | Show>(items: readonly Dated<T>[], filters: Filters<T>, request: ApiRequest): Dated<T>[] {
  // Parameters that only mean something together share one filter, which then runs once.
  const given = new Map(
    Object.entries(filters).flatMap(([name, filter]) => (request.param(name) === '' ? [] : [[filter, request.param(name)]])),
  )
  const tests = [...given].map(([filter, value]) => filter(value, request))
  return inAskedOrder(
    items.filter((item) => tests.every((test) => test(item))),
    request,
  )
}

/** Films for adults, and videos that are no films, only when they are asked for. */
function isIncluded({ title }: Dated<Movie>, request: ApiRequest): boolean {
  return request.param(title.quirks.hidden === 'adult' ? 'include_adult' : 'include_video') === 'true'
}

/** `GET /discover/movie`: the films that pass every filter, in the asked order (default `popularity.desc`). */
export function discoverMovies(request: ApiRequest): readonly Dated[] {
  const { movies, hidden } = request.snapshot
  return cached(request.snapshot, questionOf('movie', Object.keys(movieFilters), request), () =>
    find([...movies, ...hidden.filter((item) => isIncluded(item, request))], movieFilters, request),
  )
}

/** `GET /discover/tv`. */
export const discoverShows = (request: ApiRequest): readonly Dated[] =>
  cached(request.snapshot, questionOf('tv', Object.keys(showFilters), request), () => find(request.snapshot.shows, showFilters, request))
