import { createHash } from 'node:crypto'
import type { SourceRemark } from '#contract/source-health.ts'
import type { MatchAnswer } from '#contract/sports.ts'
import { slugOf } from '#domain/title/slug.ts'
import type { SourceProblem } from '../catalogue/source-reader.ts'
import { shortened } from '../catalogue/text.ts'
import { type CalendarEvent, readEvents } from './calendar-events.ts'
import { aheadOfUtc, clockIn, zoneNamed } from './clocks.ts'
import { countryOf, roundOf } from './openfootball.ts'
import { type NamedMatch, teamsIn } from './team-names.ts'

export interface ReadCalendar {
  name: string
  /** In the order of their beginning. */
  matches: readonly MatchAnswer[]
  problems: readonly SourceProblem[]
  /** Each zone that nobody knows, where it is met first. */
  remarks: readonly SourceRemark[]
}

interface FoundMatch {
  event: CalendarEvent
  named: NamedMatch
  start: Pick<MatchAnswer, 'start_utc' | 'is_timed' | 'floating'>
}

/** The matches of a calendar (RFC 5545), in which each is an event; null for what is no calendar. `id` is that of their competition. */
export async function readCalendar(text: string, id: string): Promise<ReadCalendar | null> {
  const calendar = await readEvents(text)
  if (calendar === null) return null
  const problems = [...calendar.problems]
  const unknownZones = new Map<string, number>()
  const found = new Map<string, FoundMatch>()
  for (const event of calendar.events) {
    const leaveOut = (what: string): unknown => problems.push({ line: event.line, what: `“${event.summary.slice(0, 60)}” ${what}` })
    if (event.status === 'CANCELLED') continue
    const named = teamsIn(event.summary)
    const start = startOf(event, calendar.zone)
    const key = event.uid || `${event.summary} ${event.start}`
    const before = found.get(key)
    if (named === null) leaveOut('does not name two teams.')
    else if (start === null) leaveOut(`begins at “${event.start.slice(0, 40)}”, which is no time.`)
    else if (before && before.event.sequence >= event.sequence) leaveOut('is there twice.')
    else found.set(key, { event, named, start })
    if (start?.floating !== undefined && event.zone !== '' && !unknownZones.has(event.zone)) unknownZones.set(event.zone, event.line)
  }
  const all = [...found].map(([key, match]) => ({ key, ...match }))
  const areNations = all.every(({ named: { home, away } }) => countryOf(home) !== null && countryOf(away) !== null)
  const team = (name: string) => ({ name: shortened(name, 80), country: areNations ? countryOf(name) : null })
  const matches = all.map(({ key, event, named, start }): MatchAnswer => ({
    id: matchId(id, named, key),
    round: roundOf(named.before),
    group: '',
    home: team(named.home),
    away: team(named.away),
    ...start,
    status: named.goals ? 'finished' : 'scheduled',
    score: named.goals && { full: named.goals, half: null, extra: null, penalties: null },
    venue: shortened(event.location, 120),
  }))
  const remarks = [...unknownZones].map(([zone, line]) => ({ code: 'unknown-zone' as const, line, name: shortened(zone, 80) }))
  return { name: calendar.name, matches: matches.toSorted(inOrder), problems, remarks: remarks.slice(0, mostRemarks) }
}

/** A source may be odd in so many ways; more tell nobody more. */
const mostRemarks = 10

const inOrder = (a: MatchAnswer, b: MatchAnswer): number =>
  a.start_utc.localeCompare(b.start_utc) || (a.floating ?? '').localeCompare(b.floating ?? '')

/** An event keeps its id when it is moved, and so does the page of its match; two teams may meet any number of times. */
function matchId(competition: string, { home, away }: NamedMatch, key: string): string {
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return [competition, slugOf(home).slice(0, 40), slugOf(away).slice(0, 40), mark].filter(Boolean).join('-')
}

/**
 * When a match begins; null where that is no time. Where nobody says whose clocks a time is of, or they are of a zone that nobody knows, only its day counts,
 * and the time stands as it is written (floating, RFC 5545, section 3.3.5): the definition of a zone within the calendar is not followed (`readEvents`).
 */
function startOf({ start, zone }: CalendarEvent, usual: string): FoundMatch['start'] | null {
  const [day = '', clock] = start.split('T')
  const clocks = zoneNamed(zone) ?? (zone === '' ? zoneNamed(usual) : null)
  const isTimed = clock !== undefined && (start.endsWith('Z') || clocks !== null)
  const asIfUtc = Date.parse(isTimed ? `${day}T${clock.replace('Z', '')}Z` : `${day}T12:00:00Z`)
  // Of a day that its month does not have, another one is made.
  if (Number.isNaN(asIfUtc) || !new Date(asIfUtc).toISOString().startsWith(day)) return null
  const instant = isTimed && !start.endsWith('Z') && clocks !== null ? asIfUtc - aheadOfUtc(asIfUtc, clocks) : asIfUtc
  return { start_utc: new Date(instant).toISOString(), is_timed: isTimed, floating: isTimed ? undefined : clockIn(clock) }
}
