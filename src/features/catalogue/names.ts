import { formatter } from '#i18n/formats.ts'
import type { Language } from '#spec/languages.ts'

/** The movie database's own code for Cantonese. */
const standardCodes: Readonly<Record<string, string>> = { cn: 'yue' }

/** What a language (ISO 639-1) is called in the interface's. */
export const languageName = (code: string, language: Language): string =>
  formatter(Intl.DisplayNames, language, { type: 'language' }).of(standardCodes[code] ?? code) ?? code

/** What a country (ISO 3166-1) is called in the interface's language. */
export const regionName = (code: string, language: Language): string =>
  formatter(Intl.DisplayNames, language, { type: 'region' }).of(code) ?? code

/** Codes with their names, in the order of the names. */
export function byName(codes: readonly string[], nameOf: (code: string) => string, language: Language): [string, string][] {
  const { compare } = formatter(Intl.Collator, language, {})
  return codes.map((code): [string, string] => [code, nameOf(code)]).toSorted(([, a], [, b]) => compare(a, b))
}

/** A number as people write it: `7,5` in German. */
export const numberText = (value: number | string, language: Language): string =>
  formatter(Intl.NumberFormat, language, {}).format(Number(value))
