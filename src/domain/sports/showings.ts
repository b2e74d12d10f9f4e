import { liveTv } from '#product/live-tv.ts'
import type { Programme } from '../live-tv/channel.ts'
import { type Match, stateOf } from './match.ts'
import { namesBoth, textOfTeams } from './named-teams.ts'
import { type TeamForms, teamForms } from './team-forms.ts'

/** A channel that shows a match: by its guide, or because it is named after the match. */
export interface Showing {
  match: string
  /** The id of the channel. */
  channel: string
  name: string
  logo: string | null
  /** Of the programme, epoch ms; null where the channel is named after the match. */
  times: { start: number; stop: number } | null
}

type PlannedMatch = Pick<Match, 'id' | 'home' | 'away' | 'start' | 'isTimed'>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** So long before a match the programme may begin that shows it, and so long it goes on at least after the kick-off: what ends with it has looked ahead to it. */
const [longestIntroMs, leastShownMs] = [90 * minuteMs, 30 * minuteMs]
/** A channel is named after a match of the day: so long before it the name means this one. */
const namedAheadMs = 12 * hourMs
/** A channel that is named after a match begins with it, or a little before. */
const leadMs = 15 * minuteMs

/** Finds the matches that programmes and channels name. Only those count of which it is known when they begin. */
export interface ShowingFinder {
  /** The matches that a programme shows. */
  inProgramme: (programme: Pick<Programme, 'start' | 'stop' | 'title' | 'description'>) => readonly string[]
  /** The matches that the name of a channel names, at any time. */
  inName: (name: string) => readonly string[]
}

/**
 * A programme shows a match that begins while it runs, if it names both teams. The name of a channel means a match if it names both, and if a date in it
 * is that of the match. Neither a team alone nor a league says enough. All competitions decide what a short form of a team's name means; what is looked for
 * are the matches that are wanted.
 */
export function showingFinder(
  competitions: readonly { matches: readonly PlannedMatch[] }[],
  isWanted: (match: PlannedMatch) => boolean = () => true,
): ShowingFinder {
  const all = competitions.flatMap(({ matches }) => matches)
  const forms = teamForms(all.flatMap(({ home, away }) => [home, away]))
  const planned = all
    .flatMap((match): (PlannedMatch & { sides: [TeamForms, TeamForms] })[] => {
      const [home, away] = [forms.get(match.home.name), forms.get(match.away.name)]
      return match.isTimed && home && away && isWanted(match) ? [{ ...match, sides: [home, away] }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  const namedIn = (candidates: typeof planned, title: string, description?: string): string[] => {
    if (candidates.length === 0) return []
    const text = textOfTeams(title, description)
    return candidates.filter(({ sides: [home, away] }) => namesBoth(text, home, away)).map(({ id }) => id)
  }
  return {
    inProgramme({ start, stop, title, description }) {
      const last = Math.min(start + longestIntroMs, stop - leastShownMs)
      return namedIn(planned.slice(firstFrom(planned, start), firstFrom(planned, last + 1)), title, description)
    },
    inName: (name) =>
      // Most channels are named after nothing that has two sides.
      /[-–—:@]|\b(?:vs?|x|gegen|against|at|contr[ae])\b/i.test(name) ? namedIn(planned.filter(datesFit(name)), name) : [],
  }
}

/** The place of the first match from an instant on. */
function firstFrom(matches: readonly PlannedMatch[], instant: number): number {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches[middle]?.start ?? Infinity) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a match is played on a date that a name has, in whatever zone and order of day and month; any match fits a name without a date. */
function datesFit(name: string): (match: PlannedMatch) => boolean {
  const dates = [...name.matchAll(/(?<!\d)(\d{1,2})[./-](\d{1,2})(?!\d)/g)]
    .map(([, one, other]) => [Number(one), Number(other)] as const)
    .filter((pair) => Math.min(...pair) >= 1 && Math.min(...pair) <= 12 && Math.max(...pair) <= 31)
  if (dates.length === 0) return () => true
  return ({ start }) =>
    [-12, 0, 14].some((hours) => {
      const there = new Date(start + hours * hourMs)
      const [day, month] = [there.getUTCDate(), there.getUTCMonth() + 1]
      return dates.some(([one, other]) => (one === day && other === month) || (one === month && other === day))
    })
}

/** Whether some channel may be known to show a match at a moment (epoch ms). */
export const mayBeShown = (match: Match, now: number): boolean =>
  match.isTimed && stateOf(match, now) !== 'over' && match.start - now <= liveTv.guideHours.ahead * hourMs

/** Whether the name of a channel means this match at a moment (epoch ms), and not another one of the same teams. */
export const isNamedAfterNow = (match: Match, now: number): boolean => mayBeShown(match, now) && match.start - now <= namedAheadMs

/** Those that show a match now or will (epoch ms), one for each channel; what is on before what comes. After the match, none. */
export function showingsOf(match: Match, showings: readonly Showing[], now: number): Showing[] {
  const found = new Map<string, Showing>()
  for (const showing of mayBeShown(match, now) ? showings : []) {
    const isValid = showing.times === null ? isNamedAfterNow(match, now) : showing.times.stop > now
    const known = found.get(showing.channel)
    // A guide says more than a name.
    if (showing.match === match.id && isValid && (known === undefined || known.times === null)) found.set(showing.channel, showing)
  }
  return [...found.values()].toSorted((a, b) => Number(isOn(b, match, now)) - Number(isOn(a, match, now)))
}

/** Whether a channel shows the match, or leads up to it, at a moment (epoch ms). */
export function isOn({ times }: Showing, match: Pick<Match, 'start'>, now: number): boolean {
  const from = times?.start ?? match.start - leadMs
  return from <= now && now < (times?.stop ?? Infinity)
}
