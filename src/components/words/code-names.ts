import { languageTag } from '#domain/title/texts.ts'
import { formatter } from '#i18n/formats.ts'
import type { Language } from '#product/languages.ts'

/** What a language (as the movie database codes it) is called in the interface's; undefined for a code that names none. */
export function languageName(code: string, language: Language): string | undefined {
  const tag = languageTag(code)
  return tag === undefined ? undefined : nameOf('language', tag, language)
}

/** What a country (ISO 3166-1) is called in the interface's language; undefined for a code that names none. */
export const regionName = (code: string, language: Language): string | undefined => nameOf('region', code, language)

function nameOf(type: 'language' | 'region', code: string, language: Language): string | undefined {
  try {
    return formatter(Intl.DisplayNames, language, { type, fallback: 'none' }).of(code)
  } catch {
    // Not even the form of a code.
    return undefined
  }
}

/** Codes with their names, in the order of the names; a code without one stands for itself. */
export function byName(
  codes: readonly string[],
  nameIn: (code: string, language: Language) => string | undefined,
  language: Language,
): [string, string][] {
  const { compare } = formatter(Intl.Collator, language, {})
  return codes.map((code): [string, string] => [code, nameIn(code, language) ?? code]).toSorted(([, a], [, b]) => compare(a, b))
}
