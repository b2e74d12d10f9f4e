/** Days since 1970-01-01 in UTC: the catalogue's unit of time. */
export type Day = number

const dayMs = 86_400_000

export const dayOf = (epochMs: number): Day => Math.floor(epochMs / dayMs)

export const dayFrom = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / dayMs

/** `2026-11-20`. */
export const isoDate = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10)

export const yearOf = (day: Day): number => new Date(day * dayMs).getUTCFullYear()

/** The moment of the day's end, for `cache-control`. */
export const endOfDay = (day: Day): number => (day + 1) * dayMs

/**
 * The day that a rolling phase falls on as seen from `today`: every phase has exactly one in the `period` days that end
 * `ahead` days from now, so the catalogue never ages and a date only moves once per period.
 */
export function rollingDay(phase: number, today: Day, period: number, ahead: number): Day {
  const distance = (((phase - today) % period) + period) % period
  return today + (distance <= ahead ? distance : distance - period)
}
