import type { BookSummary } from '#contract/audiobooks.ts'
import type { MediaType } from '#contract/media.ts'
import { type PageRange, rangeSearch } from '#domain/paging.ts'
import type { Episode } from '#domain/title/season.ts'
import { idWithSlug, slugOf } from '#domain/title/slug.ts'
import type { Title } from '#domain/title/title.ts'
import { type CatalogueKey, catalogues } from '#product/catalogues.ts'
import type { SettingKey, SettingSection } from '#product/settings.ts'
import { pathOf } from './title-path.ts'

const firstPage: PageRange = { page: 1, through: 1 }

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

/** @param slug the genre's, from `genreSlug` */
export const genrePath = (type: MediaType, slug: string, range = firstPage): string =>
  pathOf({ to: `/${type}/genre/$slug`, params: { slug }, search: rangeSearch(range) })

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

/** What sources have in 4K; of one kind of title, or of both. */
export const fourKPath = (kind?: MediaType, range = firstPage): string =>
  pathOf({ to: '/4k-contents', search: { kind, ...rangeSearch(range) } })

/** What is on this device to be watched without a network. */
export const downloadsPath: string = pathOf({ to: '/downloads' })

/** Who plays whom; of one competition, or of the one that comes first. */
export const sportsPath = (competition?: string): string => pathOf({ to: '/sports', search: { competition } })

export const matchPath = (id: string): string => pathOf({ to: '/sports/$', params: { _splat: id } })

/** The page of a match with what shows it. */
export const matchPlayerPath = (id: string): string => matchPath(`player/${id}`)

/** @param search what is looked for among the audiobooks */
export const audiobooksPath = (search: { q?: string; language?: string; genre?: string } = {}): string =>
  pathOf({ to: '/audiobooks', search })

/** The page of an audiobook, at a place in it or where the person is. */
export const listenPath = ({ id, title }: Pick<BookSummary, 'id' | 'title'>, place?: { chapter: number; at: number }): string =>
  pathOf({
    to: '/listen/$',
    // A title in another script leaves no words for the address.
    params: { _splat: `${encodeURIComponent(id)}/${slugOf(title) || 'book'}` },
    search: place ? { chapter: String(place.chapter), t: String(Math.floor(place.at)) } : {},
  })
/** What the sources of our server tell, and what somebody has saved of it. */
export const newsPath: string = pathOf({ to: '/news' })

export const articlePath = (id: string): string => pathOf({ to: '/news/$id', params: { id } })
/** What is on the air; of one kind, or as a guide. */
export const liveTvPath = (search: { category?: string; view?: 'guide' } = {}): string => pathOf({ to: '/live-tv', search })

/** A channel in its player. */
export const channelPath = (id: string): string => pathOf({ to: '/watch/channel/$id', params: { id } })

/** A setting or a section on the page of settings. */
export const settingPath = (at: SettingKey | SettingSection): string => `${pathOf({ to: '/settings' })}#${at}`
