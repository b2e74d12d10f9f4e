import { genres } from '#product/genres.ts'
import type { Language } from '#product/languages.ts'

/** Names of the genres we know, in the interface's language; ids of no known genre are left out. */
export const genreNames = (ids: readonly number[], language: Language): string[] => ids.flatMap((id) => genres[id]?.[language] ?? [])
