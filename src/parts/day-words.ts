import { parseDay } from '#domain/calendar-date.ts'
import { type Language, languages } from '#spec/languages.ts'

/** A calendar day as people write it (`Nov 20, 2026`, `20. Nov. 2026`); empty when the text names no day. */
export function dayWords(date: string | null, language: Language): string {
  const day = parseDay(date)
  if (!day) return ''
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
  return new Date(Date.UTC(day.year, day.month - 1, day.day)).toLocaleDateString(languages[language].locale, options)
}
