import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MediaType } from '#contract/media.ts'
import { type CatalogueKey, catalogues } from '#product/catalogues.ts'

/** What is said when a list of a kind cannot be shown (specification, section 8). */
export const failedByType: Record<MediaType, MessageDescriptor> = {
  movie: msg`Failed to load movies.`,
  tv: msg`Error loading TV shows. Please try again.`,
}

const own: Partial<Record<CatalogueKey, MessageDescriptor>> = {
  'upcoming-movies': msg`Failed to load upcoming movies.`,
  'anime-movies': msg`Failed to load anime movies.`,
  'netflix-movies': msg`Failed to load Netflix movies.`,
  'disney-movies': msg`Failed to load Disney+ movies.`,
  'apple-movies': msg`Failed to load Apple TV+ movies.`,
  'prime-movies': msg`Failed to load Amazon Prime movies.`,
  'netflix-shows': msg`Failed to load Netflix shows.`,
  'disney-shows': msg`Failed to load Disney+ shows.`,
  'apple-shows': msg`Failed to load Apple TV+ shows.`,
  'prime-shows': msg`Failed to load Prime Video shows.`,
}

export const failedWords = (key: CatalogueKey): MessageDescriptor => own[key] ?? failedByType[catalogues[key].type]
