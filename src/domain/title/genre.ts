import type { MediaType } from '#contract/media.ts'
import { genres, genresOf } from '#product/genres.ts'
import { slugOf } from './slug.ts'

/** A genre's part of an address, from its English name: `sci-fi`, `action-adventure`. Empty for a genre we do not know. */
export const genreSlug = (id: number): string => slugOf(genres[id]?.en ?? '')

/** Whether titles of this kind are listed by the genre. */
export const hasGenre = (type: MediaType, id: number): boolean => genresOf[type].some((other) => other === id)

/** The genre of this kind that an address names by its slug or its id; undefined when there is none. */
export const genreAt = (type: MediaType, slug: string): number | undefined =>
  genresOf[type].find((id) => genreSlug(id) === slug || String(id) === slug)
