import { setImmediate } from 'node:timers/promises'
import ICAL from 'ical.js'
import { z } from 'zod'
import type { SourceProblem } from '../catalogue/source-reader.ts'

/** An event of a calendar, as far as a match is made of it. What it does not say is empty. */
export interface CalendarEvent {
  /** Where it begins, from 1. */
  line: number
  uid: string
  summary: string
  location: string
  status: string
  /** Which edition of the event it is: of two the larger counts. */
  sequence: number
  /** `2026-08-15T20:30:00`, with a `Z` where it is UTC; a day alone: `2026-08-15`. */
  start: string
  /** Whose clocks the start is of; empty where nobody says. */
  zone: string
}

interface Calendar {
  name: string
  /** Whose clocks the times of events are of that do not say it themselves. */
  zone: string
  events: readonly CalendarEvent[]
  problems: readonly SourceProblem[]
}

/** More lines than this has no event that somebody wrote. */
const longestEvent = 2000
/** So many are read before the server looks at what else there is to do. */
const eventsAtOnce = 500

/**
 * The events of a calendar (RFC 5545); null for what is none. Each is read on its own: one that is malformed costs one match, and its line is known.
 * What repeats is left out, and rules of recurrence are never followed, those of time zones neither: from some of them the library does not return
 * (kewisch/ical.js, issue 1038).
 */
export async function readEvents(text: string): Promise<Calendar | null> {
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) return null
  const events: CalendarEvent[] = []
  const problems: SourceProblem[] = []
  const own: Record<string, string> = {}
  let event: { line: number; lines: string[] } | null = null
  let line = 0
  for (const words of text.split(/\r\n|\n|\r/)) {
    line += 1
    if (/^BEGIN:VEVENT\s*$/i.test(words)) {
      if (event) problems.push({ line: event.line, what: 'An event does not end.' })
      event = { line, lines: [] }
    }
    if (event === null) {
      const [, name, value] = /^X-WR-(CALNAME|TIMEZONE)(?:;[^:]*)?:(.{1,200})/i.exec(words) ?? []
      if (name !== undefined && value !== undefined) own[name.toLowerCase()] = value.trim()
      continue
    }
    if (event.lines.length <= longestEvent) event.lines.push(words)
    if (!/^END:VEVENT\s*$/i.test(words)) continue
    const read = event.lines.length > longestEvent ? 'An event is longer than any that somebody wrote.' : eventIn(event.lines)
    if (typeof read === 'string') problems.push({ line: event.line, what: read })
    else events.push({ ...read, line: event.line })
    event = null
    if ((events.length + problems.length) % eventsAtOnce === 0) await setImmediate()
  }
  if (event) problems.push({ line: event.line, what: 'An event does not end.' })
  return { name: own['calname'] ?? '', zone: own['timezone'] ?? '', events, problems }
}

/** A component as the library reads it (RFC 7265): its name, its properties, and what is within it. */
const componentSchema = z.tuple([
  z.literal('vevent'),
  z.array(z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()], z.unknown())),
  z.array(z.unknown()),
])

/** What makes several events of one. */
const repeating = ['rrule', 'rdate', 'exrule']

/** An event, or what is wrong with it. */
function eventIn(lines: readonly string[]): Omit<CalendarEvent, 'line'> | string {
  const parsed = parse(lines)
  if (typeof parsed === 'string') return parsed
  const properties = new Map(parsed[1].toReversed().map(([name, parameters, , value]) => [name, { parameters, value }]))
  const text = (name: string): string => {
    const value = properties.get(name)?.value
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  }
  const repeated = repeating.find((name) => properties.has(name))
  if (repeated !== undefined) return `“${text('summary').slice(0, 60)}” repeats (${repeated.toUpperCase()}), and a match is played once.`
  const start = properties.get('dtstart')
  if (start === undefined) return `“${text('summary').slice(0, 60)}” does not say when it begins (DTSTART).`
  const zone = start.parameters['tzid']
  const sequence = properties.get('sequence')?.value
  return {
    // Of an event that repeated, one that was moved has the id of all of them.
    uid: [text('uid'), text('recurrence-id')].join(' ').trim(),
    summary: text('summary'),
    location: text('location'),
    status: text('status').toUpperCase(),
    sequence: typeof sequence === 'number' && Number.isFinite(sequence) ? sequence : 0,
    // The library writes a time that is missing as two colons: a day that does not say that it is one (VALUE=DATE).
    start: text('dtstart').replace(/T::$/, ''),
    zone: typeof zone === 'string' ? zone : '',
  }
}

function parse(lines: readonly string[]): z.infer<typeof componentSchema> | string {
  try {
    const read = componentSchema.safeParse(ICAL.parse(lines.join('\r\n')))
    return read.success ? read.data : 'An event is no event of a calendar.'
  } catch (error) {
    return `An event cannot be read: ${error instanceof Error ? error.message.slice(0, 200) : 'it is malformed'}.`
  }
}
