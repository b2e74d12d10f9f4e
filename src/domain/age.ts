import { parseDay } from './calendar-date.ts'

/** Whole years between two days (`YYYY-MM-DD`); null when either names no day, or the second comes first. */
export function yearsBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [parseDay(from), parseDay(to)]
  if (!start || !end) return null
  const isBefore = end.month < start.month || (end.month === start.month && end.day < start.day)
  const years = end.year - start.year - (isBefore ? 1 : 0)
  return years < 0 ? null : years
}
