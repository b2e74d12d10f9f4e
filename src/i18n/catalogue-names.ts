import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CatalogueKey } from '#product/catalogues.ts'

interface CatalogueName {
  /** The page's heading, and its name wherever it stands alone. */
  title: MessageDescriptor
  /** Its name inside the Movies or Shows menu. */
  label: MessageDescriptor
}

/** What each list page is called. */
export const catalogueNames: Record<CatalogueKey, CatalogueName> = {
  'popular-movies': { title: msg`Popular movies`, label: msg`Popular` },
  'now-playing-movies': { title: msg`Now playing`, label: msg`Now playing` },
  'upcoming-movies': { title: msg`Upcoming movies`, label: msg`Upcoming` },
  'top-rated-movies': { title: msg`Top rated movies`, label: msg`Top rated` },
  'anime-movies': { title: msg`Anime movies`, label: msg`Anime` },
  'netflix-movies': { title: msg`Movies on Netflix`, label: msg`Netflix` },
  'disney-movies': { title: msg`Movies on Disney+`, label: msg`Disney+` },
  'apple-movies': { title: msg`Movies on Apple TV+`, label: msg`Apple TV+` },
  'prime-movies': { title: msg`Movies on Prime Video`, label: msg`Prime Video` },
  'popular-shows': { title: msg`Popular shows`, label: msg`Popular` },
  'airing-today-shows': { title: msg`Airing today`, label: msg`Airing today` },
  'on-the-air-shows': { title: msg`On the air`, label: msg`On the air` },
  'top-rated-shows': { title: msg`Top rated shows`, label: msg`Top rated` },
  'anime-shows': { title: msg`Anime series`, label: msg`Anime` },
  'netflix-shows': { title: msg`Shows on Netflix`, label: msg`Netflix` },
  'disney-shows': { title: msg`Shows on Disney+`, label: msg`Disney+` },
  'apple-shows': { title: msg`Shows on Apple TV+`, label: msg`Apple TV+` },
  'prime-shows': { title: msg`Shows on Prime Video`, label: msg`Prime Video` },
}
