/** The interface languages with the date locale and the movie-database language each implies (specification, section 4). */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  de: { name: 'Deutsch', locale: 'de-DE' },
} as const
export type Language = keyof typeof languages
export const defaultLanguage: Language = 'en'

/** Content regions a person may choose, in the order shown (specification, section 2; decision P15). */
export const regions = ['US', 'GB', 'FR', 'DE', 'JP', 'IN', 'TD'] as const
export type Region = (typeof regions)[number]
export const defaultRegion: Region = 'US'
