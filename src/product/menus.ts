import type { MediaType } from '#contract/media.ts'
import { type CatalogueKey, cataloguePath, catalogues } from './catalogues.ts'
import { rowNames } from './row-names.ts'

/** Pages of the menus that are not list pages. */
export type MenuPage =
  | '/movie/discover'
  | '/movie/genres'
  | '/tv/discover'
  | '/tv/genres'
  | '/trending'
  | '/trending/movie'
  | '/trending/tv'
  | '/person/popular'
  | '/news'
  | '/sports'
  | '/audiobooks'
  | '/live-tv'
  | '/4k-contents'
  | '/settings'

export interface MenuEntry {
  path: string
  /** Whose name it bears: that of a list page, or that of its own address. */
  name: CatalogueKey | MenuPage
  /** Marked NEW. */
  isNew?: true
}

const page = (path: MenuPage): MenuEntry => ({ path, name: path })
const newPage = (path: MenuPage): MenuEntry => ({ ...page(path), isNew: true })
const listsOf = (type: MediaType): MenuEntry[] =>
  rowNames(catalogues)
    .filter((key) => catalogues[key].type === type)
    .map((key) => ({ path: cataloguePath(key), name: key }))

/**
 * The menus of header, overlay and bottom sheet (specification, section 2; decision R8). Each has its page.
 * The list pages stand in the order of their table.
 */
export const menus = {
  movies: [newPage('/movie/discover'), ...listsOf('movie'), page('/movie/genres')],
  shows: [newPage('/tv/discover'), ...listsOf('tv'), page('/tv/genres')],
  trending: [page('/trending'), page('/trending/movie'), page('/trending/tv')],
  more: [
    page('/person/popular'),
    newPage('/news'),
    page('/sports'),
    page('/live-tv'),
    page('/audiobooks'),
    page('/4k-contents'),
    page('/settings'),
  ],
} as const satisfies Record<string, readonly MenuEntry[]>

export type MenuKey = keyof typeof menus

/** The pages to which the header links beside its menus, where there is room; home is behind the name as well (specification, section 2). */
export type TopLink = Extract<MenuPage, '/live-tv' | '/audiobooks' | '/4k-contents'> | '/'
