import { parseDay } from '#domain/calendar-date.ts'
import { formatter } from '#i18n/formats.ts'
import type { Language } from '#product/languages.ts'

/** A calendar day as people write it (`Nov 20, 2026`, `20. Nov. 2026`); empty when the text names no day. */
export function dayWords(date: string | null, language: Language): string {
  const day = parseDay(date)
  if (!day) return ''
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
  return formatter(Intl.DateTimeFormat, language, options).format(Date.UTC(day.year, day.month - 1, day.day))
}
