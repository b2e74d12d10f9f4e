import type { RegisteredRouter, ToOptions } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { type PageRange, rangeSearch } from '#domain/paging.ts'
import { genreSlug } from '#domain/title/genre.ts'
import type { Episode } from '#domain/title/season.ts'
import { idWithSlug } from '#domain/title/slug.ts'
import type { Title } from '#domain/title/title.ts'
import { type CatalogueKey, catalogues } from '#product/catalogues.ts'

/**
 * The address of a page; route, parameters and search are checked against the route tree like those of the router's own links. Screens write
 * it into plain anchors, which `app/links.ts` follows: a link component in each of hundreds of cards would listen to the router.
 */
function pathOf<const To extends string>(page: ToOptions<RegisteredRouter, '/', To>): string
function pathOf({ to, params = {}, search = {} }: { to?: unknown; params?: object | true; search?: object | true }): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = String(to).replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString().replaceAll('%2C', ',')}`
}

const firstPage: PageRange = { page: 1, through: 1 }

export const titlePath = ({ type, id, title }: Pick<Title, 'type' | 'id' | 'title'>): string =>
  pathOf({ to: `/${type}/$entry`, params: { entry: idWithSlug(id, title) } })

/** The page of a title of which only the id is known; it finds its own name. */
export const titlePathOf = (type: MediaType, id: number): string => pathOf({ to: `/${type}/$entry`, params: { entry: String(id) } })

/** Everybody in front of the camera of a title and behind it. */
export const creditsPath = ({ type, id, title }: Pick<Title, 'type' | 'id' | 'title'>): string =>
  pathOf({ to: `/${type}/$entry/cast`, params: { entry: idWithSlug(id, title) } })

export const seasonPath = (show: number, season: number): string =>
  pathOf({ to: '/tv/$entry/season/$season', params: { entry: String(show), season: String(season) } })

export const episodePath = (show: number, { season, number }: Pick<Episode, 'season' | 'number'>): string =>
  pathOf({
    to: '/tv/$entry/season/$season/episode/$episode',
    params: { entry: String(show), season: String(season), episode: String(number) },
  })

export const collectionPath = (id: number): string => pathOf({ to: '/collection/$id', params: { id: String(id) } })

export const personPath = (id: number): string => pathOf({ to: '/person/$id', params: { id: String(id) } })

export const popularPeoplePath = (page = 1): string => pathOf({ to: '/person/popular', search: page > 1 ? { page } : {} })

export const genrePath = (type: MediaType, genre: number, range = firstPage): string =>
  pathOf({ to: `/${type}/genre/$slug`, params: { slug: genreSlug(genre) }, search: rangeSearch(range) })

export const genresPath = (type: MediaType): string => pathOf({ to: `/${type}/genres` })

/** A list page of the table of catalogues. */
export const listPath = (key: CatalogueKey, range = firstPage): string =>
  pathOf({ to: `/${catalogues[key].type}/$entry`, params: { entry: catalogues[key].slug }, search: rangeSearch(range) })

/** @param search filters as `searchOf` writes them */
export const discoverPath = (type: MediaType, search: Readonly<Record<string, string>> = {}, range = firstPage): string =>
  pathOf({ to: `/${type}/discover`, search: { ...search, ...rangeSearch(range) } })

export const trendingPath = (of: MediaType | 'all', window: 'day' | 'week', range = firstPage): string =>
  pathOf({
    to: of === 'all' ? '/trending' : `/trending/${of}`,
    search: { ...(window === 'day' && { window }), ...rangeSearch(range) },
  })

export const searchPath = (q: string, tab: 'titles' | 'people' = 'titles', page = 1): string =>
  pathOf({ to: '/search', search: { q, ...(tab === 'people' && { tab }), ...(page > 1 && { page }) } })
