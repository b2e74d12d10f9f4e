import { useLingui } from '@lingui/react'
import { parseDay } from '#domain/calendar-date.ts'
import { languageTag } from '#domain/title/texts.ts'
import { type Language, languages } from '#product/languages.ts'

/** Makes a value at its first use: making a formatter of `Intl` takes far longer than using it, up to 20 ms of the start. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const startOfDay = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0)
/** Days of the calendar here. */
const daysAgo = (instant: number, now: number): number => Math.round((startOfDay(now) - startOfDay(instant)) / dayMs)
/** An instant of a month of any year, which is 0 to 11. */
const monthAt = (month: number): number => Date.UTC(2000, month, 15)
const yearOf = (instant: number): number => new Date(instant).getFullYear()

function makeFormats(language: Language) {
  const { locale } = languages[language]
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazy(() => new Intl.DateTimeFormat(locale, options))
    return (instant: number): string => format().format(instant)
  }
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(locale, options))
    return (value: number): string => format().format(value)
  }
  const names = (type: 'language' | 'region') => {
    const format = lazy(() => new Intl.DisplayNames(locale, { type, fallback: 'none' }))
    return (code: string): string | undefined => {
      try {
        return format().of(code)
      } catch {
        // Not even the form of a code.
        return undefined
      }
    }
  }
  const sizes = (unit: string, length: number, mostDigits: number) => {
    const digits = [0, 1].map((maximumFractionDigits) => numbers({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }))
    return { length, format: (bytes: number) => digits[bytes / length < 10 ? mostDigits : 0]?.(bytes / length) ?? '' }
  }

  const relative = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const collator = lazy(() => new Intl.Collator(locale, { numeric: true }))
  const compareNames = (a: string, b: string): number => collator().compare(a, b)
  const ages = [
    ['hour', hourMs],
    ['minute', minuteMs],
  ] as const
  const kilobytes = sizes('kilobyte', 1e3, 0)
  const largerSizes = [sizes('gigabyte', 1e9, 1), sizes('megabyte', 1e6, 1)]
  const fullDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const utcDate = dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const weekday = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const clock = dates({ hour: 'numeric', minute: '2-digit' })
  const shortDate = dates({ day: 'numeric', month: 'short' })
  const longMonth = dates({ month: 'long', timeZone: 'UTC' })
  const monthOfYear = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const dateRange = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }))
  const shortestMonth = dates({ month: 'narrow', timeZone: 'UTC' })
  const languageNames = names('language')
  const daysAway = (days: number): string => relative().format(days, 'day')

  return {
    /** `7.5`, `7,5`. */
    number: numbers({}),

    /** A share from 0 to 1: `67%`, `67 %`. */
    percent: numbers({ style: 'percent', maximumFractionDigits: 0 }),

    /** Whole US dollars. */
    dollars: numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),

    /** A size in bytes: "8.2 MB", "640 kB", "0 kB". */
    size: (bytes: number): string => (largerSizes.find(({ length }) => bytes >= length) ?? kilobytes).format(bytes),

    /** A calendar day (`YYYY-MM-DD`): `Nov 20, 2026`, `20. Nov. 2026`; empty when the text names none. */
    day(date: string | null): string {
      const day = parseDay(date)
      return day ? utcDate(Date.UTC(day.year, day.month - 1, day.day)) : ''
    },

    /** The time of day as the clocks here show it: "9:40 PM", "21:40". */
    time: clock,

    /** The time of an instant of today, the day of any other. Both epoch ms. */
    timeOrDay: (instant: number, now: number): string => (startOfDay(instant) === startOfDay(now) ? clock(instant) : shortDate(instant)),

    /** The day of an instant of this year or the last within a sentence: "November 20", "20. November". */
    dayInSentence: dates({ day: 'numeric', month: 'long' }),

    /** The day of an instant as a heading: "Today", "Gestern", "Fri, Nov 13", with its year where that is another. Both epoch ms. */
    dayHeading(instant: number, now: number): string {
      const days = daysAgo(instant, now)
      if (days !== 0 && days !== 1) return yearOf(instant) === yearOf(now) ? weekday(instant) : fullDate(instant)
      const words = daysAway(-days)
      return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
    },

    /** How long ago an instant was: "5 minutes ago", "gestern", "now"; from a day on in days of the calendar. Both epoch ms. */
    ago(instant: number, now: number): string {
      if (now - instant >= dayMs) return daysAway(-daysAgo(instant, now))
      const [unit, ms] = ages.find(([, length]) => now - instant >= length) ?? ['second', Number.POSITIVE_INFINITY]
      return relative().format(-Math.floor(Math.max(0, now - instant) / ms), unit)
    },

    /** A month (0 to 11): "March", "März". */
    month: (month: number): string => longMonth(monthAt(month)),

    /** The month of a calendar day (`YYYY-MM-DD`) with its year: "August 2026". */
    monthOfYear: (date: string): string => monthOfYear(Date.parse(date)),

    /** From one calendar day to another (`YYYY-MM-DD`): "Aug 10 – 16, 2026", "10.–16. Aug. 2026". */
    days: (first: string, last: string): string => dateRange().formatRange(Date.parse(first), Date.parse(last)),

    /** Its first letter. */
    monthLetter: (month: number): string => shortestMonth(monthAt(month)),

    /** How many days ahead something is: "in 7 days", "morgen", "yesterday". */
    daysAway,

    /** A language by the movie database's code; undefined for a code that names none. */
    languageName(code: string): string | undefined {
      const tag = languageTag(code)
      return tag === undefined ? undefined : languageNames(tag)
    },

    /** A country by its code (ISO 3166-1); undefined for a code that names none. */
    regionName: names('region'),

    /** Codes with their names, in the order of the names; a code without one stands for itself. */
    byName(codes: readonly string[], nameOf: (code: string) => string | undefined): [string, string][] {
      return codes.map((code): [string, string] => [code, nameOf(code) ?? code]).toSorted(([, a], [, b]) => compareNames(a, b))
    },

    /** The order of two names: below 0 when the first comes first. */
    compareNames,
  }
}

const formats = { en: makeFormats('en'), de: makeFormats('de') } as const satisfies Record<Language, unknown>

/** Numbers, dates, sizes and names as people write them in a language of the interface. */
export type Formats = (typeof formats)[Language]

export const formatsOf = (language: Language): Formats => formats[language]

/** The same in the language the interface is shown in; the component is drawn again when that changes. */
export const useFormat = (): Formats => formats[useLingui().i18n.locale === 'de' ? 'de' : 'en']
