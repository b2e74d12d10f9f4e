import { type CompetitionAnswer, sportsAnswer } from '#contract/sports.ts'
import { slugOf } from '#domain/title/slug.ts'
import { type CatalogueSource, type SourceReader, UnreadableSource } from '../catalogue/source-reader.ts'
import { readJson } from '../catalogue/text.ts'
import { readSeason } from './openfootball.ts'

/**
 * A season as openfootball writes it, from a source of the operator: one competition under the name of the source. Such a file does not say whose clocks
 * its times are of, so a match has a time only where the distance from UTC stands beside it.
 */
export const seasonReader: SourceReader<CompetitionAnswer> = {
  limits: { bytes: 4 * 1024 * 1024, ms: 20_000 },
  read: async (body, source) => {
    return { items: [competitionOf(await readJson(body), source)], problems: [] }
  },
}

/** The most matches a competition may have. */
const most = 2000

function competitionOf(file: unknown, { name, homepage }: CatalogueSource): CompetitionAnswer {
  const read = (): CompetitionAnswer => {
    try {
      return readSeason(file, {
        id: slugOf(name).slice(0, 60) || 'competition',
        name: name.slice(0, 80),
        season: seasonNamed(file),
        has_table: false,
        links: homepage?.startsWith('https://') ? [{ name: name.slice(0, 80), url: homepage }] : [],
        zone: null,
        nations: 'where-all-are',
      })
    } catch (error) {
      throw new UnreadableSource(error instanceof Error ? error.message : 'This is no season of openfootball.', { cause: error })
    }
  }
  const competition = read()
  if (new Set(competition.matches.map(({ id }) => id)).size < competition.matches.length)
    throw new UnreadableSource(
      'Two teams meet more than twice, or their names have no letters from A to Z: the matches cannot be told apart.',
    )
  if (competition.matches.length > most) throw new UnreadableSource(`A competition has ${most} matches at most.`)
  const days = competition.matches.filter(({ round }) => round.kind === 'matchday')
  const whole = { ...competition, has_table: days.some(({ score }) => score !== null) }
  const [wrong] = sportsAnswer.safeParse({ competitions: [whole] }).error?.issues ?? []
  if (wrong) throw new UnreadableSource(`${wrong.path.slice(2).join('.')} cannot be used: ${wrong.message}.`)
  return whole
}

/** `2025/26` of "Deutsche Bundesliga 2025/26". */
function seasonNamed(file: unknown): string {
  const name: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'name') : undefined
  return /\b\d{4}(?:[/-]\d{2,4})?\b/.exec(typeof name === 'string' ? name : '')?.[0] ?? ''
}
