import { genres } from '#spec/genres.ts'
import type { Language } from '#spec/languages.ts'

/** Names of the genres we know, in the interface's language; ids of no known genre are left out. */
export const genreNames = (ids: readonly number[], language: Language): string[] => ids.flatMap((id) => genres[id]?.[language] ?? [])
