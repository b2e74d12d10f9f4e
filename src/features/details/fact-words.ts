import { formatter } from '#i18n/formats.ts'
import type { Language } from '#spec/languages.ts'

/** A number as people write it; empty for 0, which is unknown. */
export const countWords = (count: number, language: Language): string =>
  count > 0 ? formatter(Intl.NumberFormat, language, {}).format(count) : ''

/** Whole US dollars, as the movie database counts; empty for 0, which is unknown. */
export const moneyWords = (dollars: number, language: Language): string =>
  dollars > 0
    ? formatter(Intl.NumberFormat, language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
    : ''

/** The name of a country (ISO 3166-1) or a language (BCP 47); empty for a code that names none. */
export function nameOf(type: 'region' | 'language', code: string | undefined, language: Language): string {
  try {
    return code === undefined ? '' : (formatter(Intl.DisplayNames, language, { type, fallback: 'none' }).of(code) ?? '')
  } catch {
    // Not even the form of a code.
    return ''
  }
}
