import { type Match, stateOf } from './match.ts'

/** How long it is until a match begins, in the two largest units that say something: nobody counts the minutes of next week. */
export type Countdown =
  | { unit: 'days'; days: number }
  | { unit: 'days-hours'; days: number; hours: number }
  | { unit: 'hours-minutes'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

const minuteMs = 60_000
const hourMinutes = 60
const dayMinutes = 24 * hourMinutes
/** From so many days on the hours say nothing. */
const manyDays = 7

/**
 * Null for a match that has begun, and for one of which nobody says when it begins. A minute that has begun counts as whole, so that a match that has not
 * begun is never "in 0 min".
 *
 * @param now epoch ms
 */
export function countdownTo(match: Match, now: number): Countdown | null {
  if (!match.isTimed || stateOf(match, now) !== 'to-come') return null
  const all = Math.ceil((match.start - now) / minuteMs)
  const [days, hours, minutes] = [Math.floor(all / dayMinutes), Math.floor((all % dayMinutes) / hourMinutes), all % hourMinutes]
  if (days >= manyDays) return { unit: 'days', days }
  if (days > 0) return { unit: 'days-hours', days, hours }
  return hours > 0 ? { unit: 'hours-minutes', hours, minutes } : { unit: 'minutes', minutes }
}
