/**
 * Release dates are days, not instants: they are compared and shown as the calendar day they name, in whatever time zone
 * (a parse as an instant shows the day before in the Americas).
 */
export interface Day {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Reads `YYYY-MM-DD`, with or without a time behind it; null for anything that names no day of the calendar. */
export function parseDay(text: string | null): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text ?? '')
  if (!found) return null
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day ? { year, month, day } : null
}

/** Whole days since 1970-01-01; null when the text names no day. */
function dayNumber(text: string | null): number | null {
  const day = parseDay(text)
  return day && Date.UTC(day.year, day.month - 1, day.day) / 86_400_000
}

export const yearOf = (date: string | null): number | null => parseDay(date)?.year ?? null

/** True for a day that is not in the future and lies at most `days` before `today` (both `YYYY-MM-DD`; decision P6). */
export function isWithinDays(date: string | null, today: string, days: number): boolean {
  const [then, now] = [dayNumber(date), dayNumber(today)]
  return then !== null && now !== null && then <= now && now - then <= days
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The calendar day at an instant where the person is, as `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

/** The day so many months and days later, `YYYY-MM-DD`; the last of a month where the later one is shorter. Null for no day. */
export function dayLater(date: string, { months = 0, days = 0 }: { months?: number; days?: number }): string | null {
  const from = parseDay(date)
  if (!from) return null
  const last = new Date(Date.UTC(from.year, from.month + months, 0)).getUTCDate()
  return new Date(Date.UTC(from.year, from.month - 1 + months, Math.min(from.day, last) + days)).toISOString().slice(0, 10)
}

/** Whole days from `today` until a day, negative for one that is past; null when the text names no day. */
export function daysUntil(date: string | null, today: string): number | null {
  const [then, now] = [dayNumber(date), dayNumber(today)]
  return then === null || now === null ? null : then - now
}
