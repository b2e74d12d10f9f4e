import { type Language, languages } from '#spec/languages.ts'

/** The movie database's own code for Cantonese. */
const standardCodes: Readonly<Record<string, string>> = { cn: 'yue' }

const languageNames = new Map<Language, Intl.DisplayNames>()
const regionNames = new Map<Language, Intl.DisplayNames>()

function namesIn(known: Map<Language, Intl.DisplayNames>, type: 'language' | 'region', language: Language): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(languages[language].locale, { type })
  known.set(language, names)
  return names
}

/** What a language (ISO 639-1) is called in the interface's. */
export const languageName = (code: string, language: Language): string =>
  namesIn(languageNames, 'language', language).of(standardCodes[code] ?? code) ?? code

/** What a country (ISO 3166-1) is called in the interface's language. */
export const regionName = (code: string, language: Language): string => namesIn(regionNames, 'region', language).of(code) ?? code

/** Codes with their names, in the order of the names. */
export function byName(codes: readonly string[], nameOf: (code: string) => string, language: Language): [string, string][] {
  const { compare } = new Intl.Collator(languages[language].locale)
  return codes.map((code): [string, string] => [code, nameOf(code)]).toSorted(([, a], [, b]) => compare(a, b))
}

/** A number as people write it: `7,5` in German. */
export const numberText = (value: number | string, language: Language): string => Number(value).toLocaleString(languages[language].locale)

/** `YYYY-MM-DD` as people write it; the day it names, in whatever time zone. */
export const dayText = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' })
