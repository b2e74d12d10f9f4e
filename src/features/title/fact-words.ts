import { formatter, numberText } from '#i18n/formats.ts'
import type { Language } from '#product/languages.ts'

/** A number as people write it; empty for 0, which is unknown. */
export const countWords = (count: number, language: Language): string => (count > 0 ? numberText(count, language) : '')

/** Whole US dollars, as the movie database counts; empty for 0, which is unknown. */
export const moneyWords = (dollars: number, language: Language): string =>
  dollars > 0
    ? formatter(Intl.NumberFormat, language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
    : ''
