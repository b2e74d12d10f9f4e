import { type Language, languages } from '#product/languages.ts'
import { formatter } from './formats.ts'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in words: "5 minutes ago", "gestern", "now". Both moments are epoch ms. */
export function agoWords(then: number, now: number, language: Language): string {
  const [unit, ms] = units.find(([, length]) => now - then >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return formatter(Intl.RelativeTimeFormat, language, { numeric: 'auto' }).format(-Math.floor(Math.max(0, now - then) / ms), unit)
}

/** How many days ahead something is, in words: "in 7 days", "morgen", "yesterday". */
export const daysAwayWords = (days: number, language: Language): string =>
  formatter(Intl.RelativeTimeFormat, language, { numeric: 'auto' }).format(days, 'day')

const dayMs = 86_400_000

/** The day of a moment as a diary says it: "Today", "Gestern", "Fri, Nov 13", with its year where that is another. */
export function dayName(moment: number, now: number, language: Language): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (daysAgo === 0 || daysAgo === 1) {
    const words = daysAwayWords(-daysAgo, language)
    return words.charAt(0).toLocaleUpperCase(languages[language].locale) + words.slice(1)
  }
  const year = new Date(moment).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const)
  const weekday = 'year' in year ? {} : ({ weekday: 'short' } as const)
  return formatter(Intl.DateTimeFormat, language, { ...weekday, day: 'numeric', month: 'short', ...year }).format(moment)
}

/** A day of this year or the last, within a sentence: "November 20", "20. November". */
export const dayInSentence = (moment: number, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { day: 'numeric', month: 'long' }).format(moment)

const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0)

/** The time of day as the clocks there show it: "9:40 PM", "21:40". */
export const clockTime = (moment: number, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { hour: 'numeric', minute: '2-digit' }).format(moment)
