import type { MediaType } from '#contract/media.ts'
import { type CatalogueKey, catalogues } from './catalogues.ts'

const listsOf = (type: MediaType): CatalogueKey[] =>
  (Object.keys(catalogues) as CatalogueKey[]).filter((key) => catalogues[key].type === type)

/** The menus of header, overlay and bottom sheet: their list pages in the order of the catalogue table (specification, section 2). */
export const menus = { movies: listsOf('movie'), shows: listsOf('tv') } as const

export type MenuKey = keyof typeof menus
