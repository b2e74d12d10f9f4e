import { beforeAll, describe, expect, it } from 'vitest'
import { ask, noonOf, serveDemo } from './ask-demo.ts'
import type { Item } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))
const today = '2026-11-20'

interface Named {
  id: number
  name: string
}
interface Offers {
  flatrate?: { provider_id: number }[]
  free?: { provider_id: number }[]
  ads?: { provider_id: number }[]
  rent?: { provider_id: number }[]
  buy?: { provider_id: number }[]
}
interface Release {
  country: string
  certification: string
  type: number
  day: string
}
/** What the details of a title say, as far as a filter asks for it. */
interface Title extends Item {
  adult: boolean
  genres: Named[]
  vote_average: number
  vote_count: number
  original_language: string
  origin_country: string[]
  production_companies: Named[]
  'watch/providers': { results: Record<string, Offers> }
  credits: { cast: Named[]; crew: Named[] }
}
interface Movie extends Title {
  title: string
  original_title: string
  release_date: string
  runtime: number | null
  revenue: number
  keywords: { keywords: Named[] }
  release_dates: { results: { iso_3166_1: string; release_dates: { certification: string; release_date: string; type: number }[] }[] }
}
interface Show extends Title {
  name: string
  first_air_date: string | null
  networks: Named[]
  status: string
  type: string
  keywords: { results: Named[] }
}

async function every(path: string): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; ; page++) {
    const { results } = await ask(app, `${path}${path.includes('?') ? '&' : '?'}page=${page}`)
    if (results.length === 0) return found
    found.push(...results)
  }
}

async function detailed<T>(kind: 'movie' | 'tv', parts: string): Promise<T[]> {
  const items = await every(`/discover/${kind}`)
  return Promise.all(items.map(({ id }) => ask<T>(app, `/${kind}/${id}?append_to_response=${parts},keywords,credits,watch/providers`)))
}

let movies: Movie[]
let shows: Show[]
beforeAll(async () => {
  movies = await detailed<Movie>('movie', 'release_dates')
  shows = await detailed<Show>('tv', 'content_ratings')
})

const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)
const sorted = (list: readonly { id: number }[]): number[] => ids(list).toSorted((a, b) => a - b)

const releasesOf = (movie: Movie): Release[] =>
  movie.release_dates.results.flatMap(({ iso_3166_1: country, release_dates: list }) =>
    list.map(({ certification, release_date: day, type }) => ({ country, certification, type, day: day.slice(0, 10) })),
  )
const certificate = (movie: Movie, country: string): string =>
  releasesOf(movie).find((release) => release.country === country && release.certification !== '')?.certification ?? ''
const offersOf = (title: Title, region: string): Offers => title['watch/providers'].results[region] ?? {}
const withProviders = (title: Title, region: string, ...kinds: (keyof Offers)[]): number[] =>
  kinds.flatMap((kind) => (offersOf(title, region)[kind] ?? []).map(({ provider_id: id }) => id))
const everyOffer = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const

const shared: readonly (readonly [query: string, test: (title: Title) => boolean])[] = [
  ['with_genres=35', ({ genres }) => ids(genres).includes(35)],
  ['with_genres=18,9648', ({ genres }) => [18, 9648].every((id) => ids(genres).includes(id))],
  ['with_genres=16|10751', ({ genres }) => [16, 10751].some((id) => ids(genres).includes(id))],
  ['without_genres=18,35', ({ genres }) => ![18, 35].some((id) => ids(genres).includes(id))],
  ['with_genres=18&without_genres=9648', ({ genres }) => ids(genres).includes(18) && !ids(genres).includes(9648)],
  ['with_companies=97000002', (title) => ids(title.production_companies).includes(97_000_002)],
  ['with_companies=97000002|97000004', (title) => [97_000_002, 97_000_004].some((id) => ids(title.production_companies).includes(id))],
  ['without_companies=97000002', (title) => !ids(title.production_companies).includes(97_000_002)],
  ['with_cast=92000002', ({ credits }) => ids(credits.cast).includes(92_000_002)],
  ['with_crew=92000005', ({ credits }) => ids(credits.crew).includes(92_000_005)],
  [
    'with_people=92000002|92000005',
    ({ credits }) => [92_000_002, 92_000_005].some((id) => ids([...credits.cast, ...credits.crew]).includes(id)),
  ],
  ['with_original_language=de|ja', (title) => ['de', 'ja'].includes(title.original_language)],
  ['with_origin_country=DE', (title) => title.origin_country.includes('DE')],
  ['with_origin_country=DE|AT', (title) => title.origin_country.some((country) => ['DE', 'AT'].includes(country))],
  ['vote_average.gte=6&vote_average.lte=7.5', (title) => title.vote_average >= 6 && title.vote_average <= 7.5],
  ['vote_count.gte=200&vote_count.lte=4000', (title) => title.vote_count >= 200 && title.vote_count <= 4_000],
  ['with_watch_providers=8|337&watch_region=DE', (title) => withProviders(title, 'DE', ...everyOffer).some((id) => [8, 337].includes(id))],
  ['with_watch_providers=8,2&watch_region=DE', (title) => [8, 2].every((id) => withProviders(title, 'DE', ...everyOffer).includes(id))],
  ['with_watch_providers=8', (title) => withProviders(title, 'US', ...everyOffer).includes(8)],
  ['without_watch_providers=8|9&watch_region=US', (title) => !withProviders(title, 'US', ...everyOffer).some((id) => [8, 9].includes(id))],
  ['with_watch_monetization_types=free|ads&watch_region=GB', (title) => withProviders(title, 'GB', 'free', 'ads').length > 0],
  [
    'with_watch_monetization_types=rent&with_watch_providers=10&watch_region=DE',
    (title) => withProviders(title, 'DE', 'rent').includes(10),
  ],
  ['with_watch_monetization_types=flatrate&with_watch_providers=10', () => false],
]

const days = (from: string, to: string) => (day: string) => day >= from && day <= to

const ofMovies: readonly (readonly [query: string, test: (movie: Movie) => boolean])[] = [
  ['with_runtime.gte=90&with_runtime.lte=110', ({ runtime }) => runtime !== null && runtime >= 90 && runtime <= 110],
  ['certification_country=US&certification=R', (movie) => certificate(movie, 'US') === 'R'],
  ['certification_country=US&certification=G|PG', (movie) => ['G', 'PG'].includes(certificate(movie, 'US'))],
  ['certification_country=DE&certification.lte=6', (movie) => ['0', '6'].includes(certificate(movie, 'DE'))],
  ['certification_country=DE&certification.gte=12', (movie) => ['12', '16', '18'].includes(certificate(movie, 'DE'))],
  ['certification=R', () => true],
  ['primary_release_year=1995', (movie) => movie.release_date.startsWith('1995')],
  [
    'primary_release_date.gte=1920-01-01&primary_release_date.lte=1959-12-31',
    (movie) => days('1920-01-01', '1959-12-31')(movie.release_date),
  ],
  ['primary_release_date.gte=2026-11-07', (movie) => movie.release_date >= '2026-11-07'],
  ['year=1995', (movie) => releasesOf(movie).some(({ day }) => day.startsWith('1995'))],
  [
    'release_date.gte=2026-11-01&release_date.lte=2026-11-20&region=DE',
    (movie) => releasesOf(movie).some(({ country, day }) => country === 'DE' && days('2026-11-01', today)(day)),
  ],
  [
    'release_date.gte=2026-11-01&with_release_type=4|5&region=US',
    (movie) => releasesOf(movie).some(({ country, type, day }) => country === 'US' && [4, 5].includes(type) && day >= '2026-11-01'),
  ],
  ['with_release_type=6', (movie) => releasesOf(movie).some(({ type }) => type === 6)],
  ['region=IN', (movie) => releasesOf(movie).some(({ country }) => country === 'IN')],
  ['include_adult=false&include_video=false', () => true],
]

/** The years and dates of a show's episodes, as its seasons give them. */
const nights = new Map<number, string[]>()
const airedWithin = (show: Show, from: string, to: string): boolean => (nights.get(show.id) ?? []).some(days(from, to))

const statusNumbers = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot']
const typeNumbers = ['Documentary', 'News', 'Miniseries', 'Reality', 'Scripted', 'Talk Show', 'Video']
const known = (show: Show): boolean => (show.first_air_date ?? '') !== ''

const ofShows: readonly (readonly [query: string, test: (show: Show) => boolean])[] = [
  ['with_networks=98000001|98000003', (show) => show.networks.some(({ id }) => [98_000_001, 98_000_003].includes(id))],
  ['without_networks=98000001', (show) => !ids(show.networks).includes(98_000_001)],
  ...statusNumbers.map((status, at) => [`with_status=${at}`, (show: Show) => show.status === status] as const),
  ['with_status=3|4', (show) => ['Ended', 'Canceled'].includes(show.status)],
  ...typeNumbers.map((type, at) => [`with_type=${at}`, (show: Show) => show.type === type] as const),
  ['first_air_date_year=2026', (show) => (show.first_air_date ?? '').startsWith('2026')],
  ['first_air_date.gte=2000-01-01&first_air_date.lte=2015-12-31', (show) => days('2000-01-01', '2015-12-31')(show.first_air_date ?? '')],
  ['first_air_date.gte=2026-01-01', (show) => known(show) && (show.first_air_date ?? '') >= '2026-01-01'],
  [
    'first_air_date.gte=2026-01-01&include_null_first_air_dates=true',
    (show) => !known(show) || (show.first_air_date ?? '') >= '2026-01-01',
  ],
  ['air_date.gte=2026-11-20&air_date.lte=2026-11-20', (show) => airedWithin(show, today, today)],
  ['air_date.gte=2024-02-01&air_date.lte=2024-02-10', (show) => airedWithin(show, '2024-02-01', '2024-02-10')],
]

const text = (field: 'title' | 'original_title' | 'name' | 'original_name') => (item: Item) => String(item[field])
const number = (field: string) => (item: Item) => Number(item[field])
const date = (item: Item): string => String(item['release_date'] ?? item['first_air_date'] ?? '')

const collator = new Intl.Collator('en')

/** Numbers by size, dates as texts, names as a person would. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const dates = /^\d{4}-|^$/.test(`${a}`)
  return dates ? Number(`${a}` > `${b}`) - Number(`${a}` < `${b}`) : collator.compare(`${a}`, `${b}`)
}

interface Sorting {
  kind: 'movie' | 'tv'
  field: string
  read: (item: Item) => string | number
}

const sortings: readonly Sorting[] = [
  { kind: 'movie', field: 'popularity', read: number('popularity') },
  { kind: 'movie', field: 'vote_average', read: number('vote_average') },
  { kind: 'movie', field: 'vote_count', read: number('vote_count') },
  { kind: 'movie', field: 'revenue', read: (item: Item) => movies.find(({ id }) => id === item.id)?.revenue ?? 0 },
  { kind: 'movie', field: 'primary_release_date', read: date },
  { kind: 'movie', field: 'release_date', read: date },
  { kind: 'movie', field: 'title', read: text('title') },
  { kind: 'movie', field: 'original_title', read: text('original_title') },
  { kind: 'tv', field: 'popularity', read: number('popularity') },
  { kind: 'tv', field: 'vote_average', read: number('vote_average') },
  { kind: 'tv', field: 'vote_count', read: number('vote_count') },
  { kind: 'tv', field: 'first_air_date', read: date },
  { kind: 'tv', field: 'name', read: text('name') },
  { kind: 'tv', field: 'original_name', read: text('original_name') },
]

describe('discover', () => {
  beforeAll(async () => {
    for (const show of shows) {
      const { seasons } = await ask<{ seasons: { season_number: number }[] }>(app, `/tv/${show.id}`)
      const episodes = await Promise.all(
        seasons.map(({ season_number: season }) =>
          ask<{ episodes: { air_date: string | null }[] }>(app, `/tv/${show.id}/season/${season}`),
        ),
      )
      nights.set(
        show.id,
        episodes.flatMap((season) => season.episodes.flatMap(({ air_date: night }) => night ?? [])),
      )
    }
  })

  it.each(shared)('finds exactly the movies and shows that fit ?%s', async (query, test) => {
    expect(sorted(await every(`/discover/movie?${query}`))).toEqual(sorted(movies.filter(test)))
    expect(sorted(await every(`/discover/tv?${query}`))).toEqual(sorted(shows.filter(test)))
  })

  it.each(ofMovies)('finds exactly the movies that fit ?%s', async (query, test) => {
    expect(sorted(await every(`/discover/movie?${query}`))).toEqual(sorted(movies.filter(test)))
  })

  it.each(ofShows)('finds exactly the shows that fit ?%s', async (query, test) => {
    expect(sorted(await every(`/discover/tv?${query}`))).toEqual(sorted(shows.filter(test)))
  })

  it('leaves something in every state and of every type but videos', () => {
    expect(new Set(shows.map(({ status }) => status))).toEqual(new Set(statusNumbers))
    expect(new Set(shows.map(({ type }) => type))).toEqual(new Set(typeNumbers.slice(0, -1)))
  })

  it('finds shows with some length of an episode, and those shown in cinemas', async () => {
    const short = await every('/discover/tv?with_runtime.lte=30')
    const long = await every('/discover/tv?with_runtime.gte=31')
    expect(short.length > 0 && long.length > 0).toBe(true)
    expect(short.length + long.length).toBe(shows.length)
    for (const { id } of await every('/discover/tv?screened_theatrically=true')) {
      expect((await ask(app, `/tv/${id}/screened_theatrically`)).results).not.toEqual([])
    }
  })

  it.each(['anime', 'train', 'detective'])('filters by the keyword %s, with and without it', async (name) => {
    const { results } = await ask<{ results: Named[] }>(app, `/search/keyword?query=${name}`)
    const keyword = results.find((one) => one.name === name)?.id ?? 0
    for (const [kind, all] of [
      ['movie', movies.filter((movie) => ids(movie.keywords.keywords).includes(keyword))],
      ['tv', shows.filter((show) => ids(show.keywords.results).includes(keyword))],
    ] as const) {
      expect({ kind, enough: all.length > 3 }).toEqual({ kind, enough: true })
      expect(sorted(await every(`/discover/${kind}?with_keywords=${keyword}`))).toEqual(sorted(all))
      const others = (kind === 'movie' ? movies : shows).length - all.length
      expect((await ask(app, `/discover/${kind}?without_keywords=${keyword}`)).total_results).toBe(others)
    }
  })

  it('moves an evening in New York to the next day in Berlin', async () => {
    const berlin = ids(await every(`/discover/tv?air_date.gte=${today}&air_date.lte=${today}&timezone=Europe/Berlin`))
    const american = shows.filter((show) => show.origin_country.includes('US'))
    const german = shows.filter((show) => show.origin_country.includes('DE'))
    expect(american.filter((show) => airedWithin(show, '2026-11-19', '2026-11-19')).every(({ id }) => berlin.includes(id))).toBe(true)
    expect(german.filter((show) => airedWithin(show, today, today)).every(({ id }) => berlin.includes(id))).toBe(true)
    expect((await ask(app, `/discover/tv?air_date.gte=${today}&timezone=Nowhere/Land`)).total_results).toBe(0)
  })

  it.each(sortings)('sorts $kind by $field, both ways', async ({ kind, field, read }) => {
    const up = (await every(`/discover/${kind}?sort_by=${field}.asc`)).map(read)
    const down = (await every(`/discover/${kind}?sort_by=${field}.desc`)).map(read)
    expect(up).toEqual(up.toSorted(compare))
    expect(down).toEqual(down.toSorted((a, b) => compare(b, a)))
    expect(up).toHaveLength(kind === 'movie' ? movies.length : shows.length)
  })

  it('ignores what it does not know, and finds nothing for a wrong value', async () => {
    expect((await ask(app, '/discover/movie?with_colour=blue&sort_by=weight.asc&__proto__=1')).total_results).toBe(movies.length)
    for (const wrong of [
      'with_genres=abc',
      'vote_average.gte=eleven',
      'primary_release_date.gte=yesterday',
      'with_cast=-1',
      'with_original_language=en-US',
    ])
      expect({ wrong, found: (await ask(app, `/discover/movie?${wrong}`)).total_results }).toEqual({ wrong, found: 0 })
  })
})
