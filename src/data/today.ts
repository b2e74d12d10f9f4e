import { localDay } from '#domain/calendar-date.ts'
import { deviceClock } from '#platform/clock.ts'

/** The calendar day where the person is, `YYYY-MM-DD`. */
export const today = (): string => localDay(new Date(deviceClock.now()))

/** Whether an instant (epoch ms) lies in the day that is today where the person is. */
export const isToday = (instant: number): boolean => localDay(new Date(instant)) === today()

/** This moment, epoch ms. */
export const nowMs = (): number => deviceClock.now()
