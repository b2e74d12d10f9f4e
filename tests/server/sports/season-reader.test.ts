import { expect, test } from 'vitest'
import { sportsAnswer } from '#contract/sports.ts'
import { type CatalogueSource, UnreadableSource } from '#server/catalogue/source-reader.ts'
import { seasonReader } from '#server/sports/season-reader.ts'
import bundesliga from '../../../server/sports/seasons/bundesliga-2025-26.json' with { type: 'json' }
import worldCup from '../../../server/sports/seasons/world-cup-2026.json' with { type: 'json' }

const source: CatalogueSource = { name: 'Erste Liga', from: 'https://football.example/liga.json', homepage: 'https://football.example/' }

async function* bytes(body: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(body.slice(0, 10))
  yield Buffer.from(body.slice(10))
}

async function read(file: unknown, of = source) {
  const { items, problems } = await seasonReader.read(bytes(typeof file === 'string' ? file : JSON.stringify(file)), of)
  expect(sportsAnswer.safeParse({ competitions: items }).error).toBeUndefined()
  expect(problems).toEqual([])
  const [competition] = items
  if (competition === undefined) throw new Error('no competition')
  return competition
}

const match = { round: 'Matchday 1', date: '2026-01-10', team1: 'FC A', team2: 'FC B' }
const meeting = (n: number) => ({ ...match, team2: `FC ${n}` })

test('the seasons that come with Matinee, under the name of their source', async () => {
  const league = await read(bundesliga)
  expect(league).toMatchObject({
    id: 'erste-liga',
    name: 'Erste Liga',
    season: '2025/26',
    has_table: true,
    links: [{ name: 'Erste Liga', url: 'https://football.example/' }],
  })
  expect(league.matches.every(({ home, is_timed }) => home.country === null && !is_timed)).toBe(true)
  const cup = await read(worldCup, { ...source, name: 'World Cup' })
  expect(cup.matches.some(({ is_timed }) => is_timed)).toBe(true)
  expect(cup.matches[0]?.home.country).toMatch(/^[A-Z]{2}/)
})

test('a time counts where its distance from UTC is said; another one stands as it is written, and nobody guesses whose clocks it is of', async () => {
  const { matches, has_table, season } = await read({
    matches: [
      { ...match, time: '20:30' },
      { ...match, time: '20:30 UTC+1', team2: 'FC C' },
      { ...match, team2: 'FC D' },
    ],
  })
  expect(matches.map(({ start_utc, is_timed, floating }) => [start_utc, is_timed, floating])).toEqual([
    ['2026-01-10T12:00:00.000Z', false, '20:30'],
    ['2026-01-10T19:30:00.000Z', true, undefined],
    ['2026-01-10T12:00:00.000Z', false, undefined],
  ])
  expect([has_table, season]).toEqual([false, ''])
})

test('a club with the name of a country is no country', async () => {
  const { matches } = await read({ matches: [{ ...match, team1: 'Georgia' }] })
  expect(matches[0]?.home).toEqual({ name: 'Georgia', country: null })
})

test.each([
  ['no JSON', '<html>', 'It is not JSON'],
  ['other JSON', { a: 1 }, 'Erste Liga : matches: '],
  ['a match without teams', { matches: [{ round: 'x', date: '2026-01-01' }] }, 'matches.0.team1'],
  ['more than a season', { matches: Array.from({ length: 2001 }, (_, n) => meeting(n)) }, 'A competition has 2000 matches at most.'],
  [
    'names without letters of ours',
    { matches: ['一', '二', '三'].map((team2) => ({ ...match, team1: '零', team2 })) },
    'cannot be told apart',
  ],
  ['names that are endless', { matches: [{ ...match, team1: 'a'.repeat(200) }] }, 'matches.0.id cannot be used'],
])('%s is no season, and says why', async (_, file, why) => {
  const reading = seasonReader.read(bytes(typeof file === 'string' ? file : JSON.stringify(file)), source)
  await expect(reading).rejects.toThrow(UnreadableSource)
  await expect(seasonReader.read(bytes(typeof file === 'string' ? file : JSON.stringify(file)), source)).rejects.toThrow(why)
})
