import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CatalogueKey } from '#product/catalogues.ts'

/** One sentence below the title of a list page. */
export const catalogueDescriptions: Record<CatalogueKey, MessageDescriptor> = {
  'popular-movies': msg`What everybody is watching right now.`,
  'now-playing-movies': msg`Running in cinemas these weeks.`,
  'upcoming-movies': msg`Coming to cinemas in the next three months.`,
  'top-rated-movies': msg`The highest rated movies of all time.`,
  'anime-movies': msg`Animated movies from Japan, the newest first.`,
  'netflix-movies': msg`What Netflix has, the most popular first.`,
  'disney-movies': msg`What Disney+ has, the most popular first.`,
  'apple-movies': msg`What Apple TV+ has, the most popular first.`,
  'prime-movies': msg`What Prime Video has, the most popular first.`,
  'popular-shows': msg`The shows everybody talks about right now.`,
  'airing-today-shows': msg`New episodes today.`,
  'on-the-air-shows': msg`New episodes within the next week.`,
  'top-rated-shows': msg`The highest rated shows of all time.`,
  'anime-shows': msg`Animated series from Japan, the most popular first.`,
  'netflix-shows': msg`What Netflix has, the most popular first.`,
  'disney-shows': msg`What Disney+ has, the most popular first.`,
  'apple-shows': msg`What Apple TV+ has, the most popular first.`,
  'prime-shows': msg`What Prime Video has, the most popular first.`,
}
