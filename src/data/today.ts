import { localDay } from '#domain/calendar-date.ts'
import { deviceClock } from '#platform/clock.ts'

/** The calendar day where the person is, `YYYY-MM-DD`. */
export const today = (): string => localDay(new Date(deviceClock.now()))

/** This moment, epoch ms. */
export const nowMs = (): number => deviceClock.now()
