import type { MediaType } from '#contract/media.ts'

/**
 * The list pages: one row is one address below `/movie` or `/tv`, its call to the movie database and its place in a menu
 * (specification, sections 2 and 7). Titles and descriptions are in `i18n/catalogue-names.ts`, keyed alike.
 */
export interface Catalogue {
  type: MediaType
  slug: string
  /** Path below the movie-database base. */
  call: string
  params?: Readonly<Record<string, string>>
}

export const catalogues = {
  'popular-movies': { type: 'movie', slug: 'popular', call: '/movie/popular' },
  'now-playing-movies': { type: 'movie', slug: 'now-playing', call: '/movie/now_playing' },
  'upcoming-movies': { type: 'movie', slug: 'upcoming', call: '/movie/upcoming' },
  'top-rated-movies': { type: 'movie', slug: 'top-rated', call: '/movie/top_rated' },
  'popular-shows': { type: 'tv', slug: 'popular', call: '/tv/popular' },
  'airing-today-shows': { type: 'tv', slug: 'airing-today', call: '/tv/airing_today' },
  'on-the-air-shows': { type: 'tv', slug: 'on-the-air', call: '/tv/on_the_air' },
  'top-rated-shows': { type: 'tv', slug: 'top-rated', call: '/tv/top_rated' },
} as const satisfies Record<string, Catalogue>

export type CatalogueKey = keyof typeof catalogues

/** The catalogue at an address, if there is one. */
export function catalogueAt(type: MediaType, slug: string): CatalogueKey | undefined {
  const keys = Object.keys(catalogues) as CatalogueKey[]
  return keys.find((key) => catalogues[key].type === type && catalogues[key].slug === slug)
}

export const cataloguePath = (key: CatalogueKey): string => `/${catalogues[key].type}/${catalogues[key].slug}`
