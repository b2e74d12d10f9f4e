import { z } from 'zod'
import type { CompetitionAnswer, MatchAnswer, Round, Team } from '#contract/sports.ts'
import { slugOf } from '#domain/title/slug.ts'
import { aheadOfUtc, clockIn } from './clocks.ts'

const pair = z.tuple([z.int(), z.int()])

/** A season as openfootball writes it (github.com/openfootball/football.json, CC0 1.0); what is not read is left out. */
const fileSchema = z.object({
  matches: z.array(
    z.object({
      round: z.string().min(1),
      date: z.iso.date(),
      /** Where it is played: `20:30`, or with the distance from UTC: `13:00 UTC-6`. */
      time: z
        .string()
        .regex(/^\d\d:\d\d(?: UTC[+-]\d{1,2})?$/)
        .optional(),
      team1: z.string().min(1),
      team2: z.string().min(1),
      /** Without goals where nobody has written down how it ended. */
      score: z.object({ ft: pair.optional(), ht: pair.optional(), et: pair.optional(), p: pair.optional() }).optional(),
      group: z.string().optional(),
      ground: z.string().optional(),
    }),
  ),
})

type MatchInFile = z.infer<typeof fileSchema>['matches'][number]

/** What a file does not say of its season. */
export interface Season extends Omit<CompetitionAnswer, 'matches'> {
  /** Whose clocks the times are of, where they do not say it themselves: `Europe/Berlin`. Null where nobody knows: then only the day counts, and times stand as they are written. */
  zone: string | null
  /** Its teams are those of countries; or they are if each of them has the name of one. */
  nations: boolean | 'where-all-are'
}

/**
 * A season of openfootball as a competition.
 *
 * @throws Error that names the place in the file and what is wrong there
 */
export function readSeason(file: unknown, { zone, nations, ...season }: Season): CompetitionAnswer {
  const read = fileSchema.safeParse(file)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`${season.name} ${season.season}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const taken = new Set<string>()
  const idOf = ({ team1, team2 }: MatchInFile): string => {
    const id = [season.id, slugOf(team1), slugOf(team2)].join('-')
    // Two teams may meet in their group and again in the final.
    const free = taken.has(id) ? `${id}-2` : id
    taken.add(free)
    return free
  }
  const areNations =
    nations === true || (nations === 'where-all-are' && read.data.matches.every(({ team1, team2 }) => countryOf(team1) && countryOf(team2)))
  const team = (name: string): Team => ({ name: name.slice(0, 80), country: areNations ? countryOf(name) : null })
  const isTimed = ({ time }: MatchInFile): boolean => time !== undefined && (zone !== null || time.includes('UTC'))
  const matches = read.data.matches.map((match): MatchAnswer => ({
    id: idOf(match),
    round: roundOf(match.round),
    group: match.group?.replace(/^Group /, '') ?? '',
    home: team(match.team1),
    away: team(match.team2),
    start_utc: new Date(startOf(isTimed(match) ? match : { date: match.date }, zone ?? 'UTC')).toISOString(),
    is_timed: isTimed(match),
    floating: isTimed(match) ? undefined : clockIn(match.time),
    ...resultOf(match),
    venue: match.ground ?? '',
  }))
  return { ...season, matches }
}

function resultOf({ score }: MatchInFile): Pick<MatchAnswer, 'status' | 'score'> {
  if (!score) return { status: 'scheduled', score: null }
  const { ft, ht = null, et = null, p = null } = score
  return ft ? { status: 'finished', score: { full: ft, half: ht, extra: et, penalties: p } } : { status: 'unknown', score: null }
}

const knockouts: Readonly<Record<string, Round['kind']>> = {
  'Round of 32': 'round-of-32',
  'Round of 16': 'round-of-16',
  'Quarter-final': 'quarter-final',
  'Semi-final': 'semi-final',
  'Match for third place': 'third-place',
  Final: 'final',
}

/** `Matchday 3`, `Final`; a day of no number for whatever else is said. */
export function roundOf(words: string): Round {
  const kind = knockouts[words]
  if (kind) return { kind, number: null }
  const [, number] = /^Matchday (\d{1,2})$/.exec(words) ?? []
  return { kind: 'matchday', number: number === undefined ? null : Number(number) }
}

/** When a match begins, epoch ms; noon of its day where nobody says when. */
function startOf({ date, time = '12:00' }: Pick<MatchInFile, 'date' | 'time'>, zone: string): number {
  const [clock = '', distance] = time.split(' UTC')
  const asIfUtc = Date.parse(`${date}T${clock}:00Z`)
  return distance === undefined ? asIfUtc - aheadOfUtc(asIfUtc, zone) : asIfUtc - Number(distance) * 3_600_000
}

/** Countries under other names than the Unicode CLDR gives them in English. */
const otherNames: Readonly<Record<string, string>> = {
  'Bosnia & Herzegovina': 'BA',
  'Czech Republic': 'CZ',
  'DR Congo': 'CD',
  'Ivory Coast': 'CI',
  Turkey: 'TR',
  USA: 'US',
  England: 'GB-ENG',
  Scotland: 'GB-SCT',
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const codesByName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = regionNames.of(code)
      return name === undefined ? [] : [[name, code] as const]
    }),
)

/** The code of the country of this name in English; null where no country has it. */
export const countryOf = (name: string): string | null => otherNames[name] ?? codesByName.get(name) ?? null
