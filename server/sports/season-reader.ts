import { type CompetitionAnswer, sportsAnswer } from '#contract/sports.ts'
import { slugOf } from '#domain/title/slug.ts'
import { type CatalogueSource, type SourceReader, UnreadableSource } from '../catalogue/source-reader.ts'
import { jsonIn, readText } from '../catalogue/text.ts'
import { readCalendar, type ReadCalendar } from './calendar.ts'
import { readSeason } from './openfootball.ts'

/**
 * The matches of a source of the operator: one competition under the name of the source. It is a calendar, or a season as openfootball writes it. Such a
 * file does not say whose clocks its times are of, so an instant is known only where the distance from UTC stands beside it.
 */
export const seasonReader: SourceReader<CompetitionAnswer> = {
  limits: { bytes: 16 * 1024 * 1024, ms: 60_000 },
  read: async (body, source) => {
    const text = await readText(body)
    const calendar = await readCalendar(text, idOf(source))
    return calendar
      ? { items: [calendarCompetition(calendar, source)], problems: calendar.problems, remarks: calendar.remarks }
      : { items: [seasonCompetition(jsonIn(text), source)], problems: [] }
  },
}

const idOf = ({ name }: CatalogueSource): string => slugOf(name).slice(0, 60) || 'competition'

/** What of a competition its source says. */
const factsOf = ({ name, homepage }: CatalogueSource) => ({
  name: name.slice(0, 80),
  has_table: false,
  links: homepage?.startsWith('https://') ? [{ name: name.slice(0, 80), url: homepage }] : [],
})

/** A calendar is mostly that of one club, of which no table can be counted. */
function calendarCompetition({ name, matches, problems }: ReadCalendar, source: CatalogueSource): CompetitionAnswer {
  if (matches.length === 0 && problems.length > 0)
    throw new UnreadableSource(`No event of the calendar can be used. Line ${problems[0]?.line}: ${problems[0]?.what}`)
  return checked({ ...factsOf(source), id: idOf(source), season: seasonNamed(name), matches })
}

/** The most matches a competition may have. */
const most = 2000

function seasonCompetition(file: unknown, source: CatalogueSource): CompetitionAnswer {
  const read = (): CompetitionAnswer => {
    try {
      const season = seasonNamed(typeof file === 'object' && file !== null ? Reflect.get(file, 'name') : undefined)
      return readSeason(file, { ...factsOf(source), id: idOf(source), season, zone: null, nations: 'where-all-are' })
    } catch (error) {
      throw new UnreadableSource(error instanceof Error ? error.message : 'This is no season of openfootball.', { cause: error })
    }
  }
  const competition = read()
  if (new Set(competition.matches.map(({ id }) => id)).size < competition.matches.length)
    throw new UnreadableSource(
      'Two teams meet more than twice, or their names have no letters from A to Z: the matches cannot be told apart.',
    )
  const days = competition.matches.filter(({ round }) => round.kind === 'matchday')
  return checked({ ...competition, has_table: days.some(({ score }) => score !== null) })
}

/** @throws UnreadableSource for what clients would not understand */
function checked(competition: CompetitionAnswer): CompetitionAnswer {
  if (competition.matches.length > most) throw new UnreadableSource(`A competition has ${most} matches at most.`)
  const [wrong] = sportsAnswer.safeParse({ competitions: [competition] }).error?.issues ?? []
  if (wrong) throw new UnreadableSource(`${wrong.path.slice(2).join('.')} cannot be used: ${wrong.message}.`)
  return competition
}

/** `2025/26` of "Deutsche Bundesliga 2025/26". */
const seasonNamed = (name: unknown): string => /\b\d{4}(?:[/-]\d{2,4})?\b/.exec(typeof name === 'string' ? name : '')?.[0] ?? ''
