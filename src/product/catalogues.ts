import type { MediaType } from '#contract/media.ts'
import { keysOf } from './keys.ts'
import { limits } from './limits.ts'

/**
 * The list pages: one row is one address below `/movie` or `/tv`, its call to the movie database and its place in a menu
 * (specification, sections 2 and 7; decision R5). Titles are in `i18n/catalogue-names.ts`, keyed alike.
 */
export interface Catalogue {
  type: MediaType
  slug: string
  /** Path below the movie-database base. */
  call: string
  /** Sent with it, exactly as the specification says; `watch_region` joins `with_watch_providers`. */
  params?: Readonly<Record<string, string>>
  /** Only what comes out from tomorrow on, for as many months. */
  monthsAhead?: number
  /** The call for a row of home, where the page's own changes from day to day: without a connection yesterday's answer must do. */
  rowCall?: string
  /** Other names of the page, which lead to it. */
  aliases?: readonly string[]
}

const byPopularity = { sort_by: 'popularity.desc' } as const
const anime = '283|1968'

export const catalogues = {
  'popular-movies': { type: 'movie', slug: 'popular', call: '/movie/popular' },
  'now-playing-movies': { type: 'movie', slug: 'now-playing', call: '/movie/now_playing' },
  'upcoming-movies': {
    type: 'movie',
    slug: 'upcoming',
    call: '/discover/movie',
    params: byPopularity,
    monthsAhead: limits.upcomingMonths,
    rowCall: '/movie/upcoming',
  },
  'top-rated-movies': { type: 'movie', slug: 'top-rated', call: '/movie/top_rated' },
  'anime-movies': {
    type: 'movie',
    slug: 'anime',
    call: '/discover/movie',
    params: { with_watch_providers: anime, sort_by: 'primary_release_date.desc' },
    aliases: ['anime-movies'],
  },
  'netflix-movies': { type: 'movie', slug: 'netflix', call: '/discover/movie', params: { with_watch_providers: '8', ...byPopularity } },
  'disney-movies': { type: 'movie', slug: 'disney', call: '/discover/movie', params: { with_watch_providers: '337', ...byPopularity } },
  'apple-movies': {
    type: 'movie',
    slug: 'apple',
    call: '/discover/movie',
    params: { with_watch_providers: '350|2', with_genres: '', ...byPopularity },
  },
  'prime-movies': {
    type: 'movie',
    slug: 'prime',
    call: '/discover/movie',
    params: { with_watch_providers: '9', with_genres: '', ...byPopularity },
  },
  'popular-shows': { type: 'tv', slug: 'popular', call: '/tv/popular' },
  'airing-today-shows': { type: 'tv', slug: 'airing-today', call: '/tv/airing_today' },
  'on-the-air-shows': { type: 'tv', slug: 'on-the-air', call: '/tv/on_the_air' },
  'top-rated-shows': { type: 'tv', slug: 'top-rated', call: '/tv/top_rated' },
  'anime-shows': {
    type: 'tv',
    slug: 'anime-series',
    call: '/discover/tv',
    params: { with_watch_providers: anime, ...byPopularity },
    aliases: ['anime'],
  },
  'netflix-shows': { type: 'tv', slug: 'netflix', call: '/discover/tv', params: { with_watch_providers: '8', ...byPopularity } },
  'disney-shows': { type: 'tv', slug: 'disney', call: '/discover/tv', params: { with_watch_providers: '337', ...byPopularity } },
  'apple-shows': { type: 'tv', slug: 'apple', call: '/discover/tv', params: { with_watch_providers: '350|2', ...byPopularity } },
  'prime-shows': { type: 'tv', slug: 'prime', call: '/discover/tv', params: { with_watch_providers: '9|10', ...byPopularity } },
} as const satisfies Record<string, Catalogue>

export type CatalogueKey = keyof typeof catalogues

const keys = keysOf(catalogues)

/** The catalogue at an address, if there is one. */
export const catalogueAt = (type: MediaType, slug: string): CatalogueKey | undefined =>
  keys.find((key) => catalogues[key].type === type && catalogues[key].slug === slug)

/** The catalogue that bears the name of an address only besides its own. */
export const catalogueByAlias = (type: MediaType, slug: string): CatalogueKey | undefined =>
  keys.find((key) => {
    const { aliases, type: own }: Catalogue = catalogues[key]
    return own === type && aliases?.includes(slug)
  })

export const cataloguePath = (key: CatalogueKey): string => `/${catalogues[key].type}/${catalogues[key].slug}`
