import { parseDay } from '#domain/calendar-date.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** The day for which the list of what is to come was last had, `YYYY-MM-DD`; null when it never was. */
export function lastUpcomingDay(): string | null {
  const day = storage.read(storageKeys.upcomingDay)
  return parseDay(day) ? day : null
}

export const rememberUpcomingDay = (day: string): void => void storage.write(storageKeys.upcomingDay, day)
