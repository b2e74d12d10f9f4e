import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { knockoutRounds, Round, Team } from '#contract/sports.ts'
import { dayLater } from '#domain/calendar-date.ts'
import type { Countdown } from '#domain/sports/countdown.ts'
import type { Period } from '#domain/sports/match.ts'
import type { Formats } from './formats.ts'

const knockouts: Record<(typeof knockoutRounds)[number], MessageDescriptor> = {
  'round-of-32': msg`Round of 32`,
  'round-of-16': msg`Round of 16`,
  'quarter-final': msg`Quarter-finals`,
  'semi-final': msg`Semi-finals`,
  'third-place': msg`Match for third place`,
  final: msg`Final`,
}

/** Countries with a team that are parts of a state, by their codes (ISO 3166-2). */
const partsOfStates: Readonly<Record<string, MessageDescriptor>> = { 'GB-ENG': msg`England`, 'GB-SCT': msg`Scotland` }

/** "Matchday 3", "Semi-finals"; empty for a match that is of no round. */
export function roundName(i18n: I18n, { kind, number }: Round): string {
  if (kind !== 'matchday') return i18n._(knockouts[kind])
  return number === null ? '' : i18n._({ ...msg`Matchday {number}`, values: { number } })
}

/** "August 2026"; "Aug 10 – 16, 2026". */
export const periodName = (format: Formats, { kind, day }: Period): string =>
  kind === 'month' ? format.monthOfYear(day) : format.days(day, dayLater(day, { days: 6 }) ?? day)

/** The time of a match that nobody knows whose clocks it is of: "8:30 PM local time", "20:30 Ortszeit". */
export function floatingTime(i18n: I18n, format: Formats, floating: string): string {
  const [hour, minute] = floating.split(':').map(Number)
  return i18n._({ ...msg`{time} local time`, values: { time: format.time(new Date(2000, 0, 1, hour, minute).getTime()) } })
}

/** A club's own name; a country's in the language of the interface. */
export function teamName(i18n: I18n, format: Formats, { name, country }: Team): string {
  const part = country === null ? undefined : partsOfStates[country]
  if (part) return i18n._(part)
  return (country === null ? undefined : format.regionName(country)) ?? name
}

/** "in 12 days", "in 2 d 4 h", "in 5 h 30 min", "in 12 min". */
export function countdownWords(i18n: I18n, format: Formats, countdown: Countdown): string {
  if (countdown.unit === 'days') return format.daysAway(countdown.days)
  const { unit, ...values } = countdown
  return i18n._({ ...countdowns[unit], values })
}

const countdowns: Record<Exclude<Countdown['unit'], 'days'>, MessageDescriptor> = {
  'days-hours': msg`in {days} d {hours} h`,
  'hours-minutes': msg`in {hours} h {minutes} min`,
  minutes: msg`in {minutes} min`,
}
