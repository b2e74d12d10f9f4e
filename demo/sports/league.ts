import type { CompetitionAnswer, MatchAnswer } from '#contract/sports.ts'
import { slugOf } from '#domain/title/slug.ts'
import { itemAt, seededRandom } from '../random.ts'

const clubs = [
  'Alderbrook Town',
  'Brightwater Rovers',
  'Cinder Hill',
  'Dunmere United',
  'Eastgate Athletic',
  'Fernwick',
  'Gullhaven City',
  'Harrowmoor',
  'Ivory Quay',
  'Juniper Vale',
  'Kestrel Park',
  'Larkfield Wanderers',
] as const

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Days after the Friday of a match day, and hours (UTC). */
const slots = [
  [0, 19.5],
  [1, 14.5],
  [1, 14.5],
  [1, 17.5],
  [2, 13.5],
  [2, 16],
] as const
/** A match is over, and its result known, after so long. */
const playedMs = 2 * hourMs
/** Each club meets each other one so often. */
const meetings = 4
const turns = clubs.length - 1

/**
 * A league of invented clubs, so that a demo always has matches to come: 44 match days, one a week from the first Friday of August on.
 *
 * @param now epoch ms
 */
export function demoLeague(now: number): CompetitionAnswer {
  const thisYear = new Date(now).getUTCFullYear()
  // The next season is announced when the last one is over.
  const year = now < endOf(thisYear - 1) ? thisYear - 1 : thisYear
  const season = `${year}/${String(year + 1).slice(2)}`
  const id = `lantern-league-${year}`
  return {
    id,
    name: 'Lantern League',
    season,
    has_table: true,
    links: [],
    matches: Array.from({ length: turns * meetings }, (_, round) =>
      pairsOf(round).map((pair, place) => matchOf({ id, year, round, place, pair, now })),
    ).flat(),
  }
}

/** Who meets whom (circle method), at home in one half of the meetings. */
function pairsOf(round: number): (readonly [string, string])[] {
  const [first, ...others] = clubs
  const turn = round % turns
  const circle = [first, ...others.slice(turn), ...others.slice(0, turn)]
  const isReturn = Math.floor(round / turns) % 2 === 1
  return slots.map((_, place) => {
    const [one, other] = [itemAt<string>(circle, place), itemAt<string>(circle, -1 - place)]
    return ((turn + place) % 2 === 1) === isReturn ? [one, other] : [other, one]
  })
}

/** The first Friday of August, midnight UTC. */
function firstDay(year: number): number {
  const august = Date.UTC(year, 7, 1)
  return august + ((12 - new Date(august).getUTCDay()) % 7) * dayMs
}

/** When the last match of the season that begins in a year is over. */
const endOf = (year: number): number => startOf(year, turns * meetings - 1, slots.length - 1) + playedMs

function startOf(year: number, round: number, place: number): number {
  const [days, hours] = itemAt(slots, place)
  return firstDay(year) + (round * 7 + days) * dayMs + hours * hourMs
}

interface Planned {
  /** The league's. */
  id: string
  year: number
  round: number
  place: number
  pair: readonly [string, string]
  now: number
}

function matchOf({ id: league, year, round, place, pair: [home, away], now }: Planned): MatchAnswer {
  const start = startOf(year, round, place)
  const isOver = start + playedMs <= now
  const isSecond = round >= turns * 2
  const id = [league, slugOf(home), slugOf(away), ...(isSecond ? ['2'] : [])].join('-')
  const random = seededRandom(id)
  const half: [number, number] = [goalsIn(random, 1.6), goalsIn(random, 1.4)]
  const full: [number, number] = [half[0] + goalsIn(random, 1.7), half[1] + goalsIn(random, 1.4)]
  return {
    id,
    round: { kind: 'matchday', number: round + 1 },
    group: '',
    home: { name: home, country: null },
    away: { name: away, country: null },
    start_utc: new Date(start).toISOString(),
    is_timed: true,
    status: isOver ? 'finished' : 'scheduled',
    score: isOver ? { full, half, extra: null, penalties: null } : null,
    venue: '',
  }
}

/** Few goals mostly, seldom many. */
const goalsIn = (random: () => number, most: number): number => Math.floor(random() * random() * (most + 1.5))
