import { describe, expect, test } from 'vitest'
import { sportsAnswer } from '#contract/sports.ts'
import { type CatalogueSource, UnreadableSource } from '#server/catalogue/source-reader.ts'
import { seasonReader } from '#server/sports/season-reader.ts'

const source: CatalogueSource = { name: 'City FC', from: 'https://football.example/city.ics', homepage: null }

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const calendar = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const eventLines = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const match = (summary: string, ...lines: readonly string[]): string[] =>
  eventLines(`UID:${summary}@city`, `SUMMARY:${summary}`, 'DTSTART:20260815T183000Z', ...lines)

async function read(text: string) {
  const { items, problems, remarks } = await seasonReader.read(bytes(text), source)
  expect(sportsAnswer.safeParse({ competitions: items }).error).toBeUndefined()
  const [competition] = items
  if (competition === undefined) throw new Error('no competition')
  return { competition, matches: competition.matches, problems, remarks }
}

const startsOf = async (...starts: string[]) => {
  const { matches } = await read(
    calendar('X-WR-CALNAME:Home 2026/27', ...starts.flatMap((start, at) => eventLines(`UID:${at}`, `SUMMARY:City - Club ${at}x`, start))),
  )
  return matches.map(({ start_utc, is_timed, floating }) => [start_utc, is_timed, floating])
}

test('a calendar is one competition under the name of its source, in the order of its matches', async () => {
  const { competition, problems } = await read(
    calendar(
      'X-WR-CALNAME;VALUE=TEXT:City 2026/27',
      ...eventLines('UID:2', 'SUMMARY:Rovers - City', 'DTSTART:20260822T140000Z'),
      ...eventLines('UID:1', 'SUMMARY:Matchday 1: City vs. Rovers', 'DTSTART:20260815T183000Z', 'LOCATION:Old Ground\\, City'),
    ),
  )
  expect(problems).toEqual([])
  expect(competition).toMatchObject({ id: 'city-fc', name: 'City FC', season: '2026/27', has_table: false })
  expect(competition.matches.map(({ home, away }) => `${home.name}/${away.name}`)).toEqual(['City/Rovers', 'Rovers/City'])
  expect(competition.matches[0]).toMatchObject({ round: { kind: 'matchday', number: 1 }, venue: 'Old Ground, City', status: 'scheduled' })
})

test('folded lines are one, in the middle of a word and of a letter as well; line ends are of any kind', async () => {
  const text = calendar(...eventLines('UID:1', 'SUMMARY:Borussia Mönchen', ' gladbach - Ci', '\tty', 'DTSTART:2026', ' 0815T183000Z'))
  for (const form of [text, text.replaceAll('\r\n', '\n')]) {
    const { matches } = await read(form)
    expect(matches.map(({ home, away }) => [home.name, away.name])).toEqual([['Borussia Mönchengladbach', 'City']])
    expect(matches[0]?.start_utc).toBe('2026-08-15T18:30:00.000Z')
  }
})

const noon = '2026-08-15T12:00:00.000Z'
test.each([
  // Of the IANA, in summer and winter.
  ['DTSTART;TZID=Europe/Berlin:20260815T203000', '2026-08-15T18:30:00.000Z', true, undefined],
  ['DTSTART;TZID="Europe/Berlin":20261215T203000', '2026-12-15T19:30:00.000Z', true, undefined],
  ['DTSTART:20260815T203000Z', '2026-08-15T20:30:00.000Z', true, undefined],
  // Of Windows, as Outlook writes them.
  ['DTSTART;TZID=W. Europe Standard Time:20260815T203000', '2026-08-15T18:30:00.000Z', true, undefined],
  ['DTSTART;TZID="W. Europe Standard Time":20261215T203000', '2026-12-15T19:30:00.000Z', true, undefined],
  ['DTSTART;TZID=GMT Standard Time:20260815T203000', '2026-08-15T19:30:00.000Z', true, undefined],
  ['DTSTART;TZID=Eastern Standard Time:20260815T203000', '2026-08-16T00:30:00.000Z', true, undefined],
  ['DTSTART;TZID=India Standard Time:20260815T203000', '2026-08-15T15:00:00.000Z', true, undefined],
  ['DTSTART;TZID=UTC:20260815T203000', '2026-08-15T20:30:00.000Z', true, undefined],
  // Of nobody known: as it is written.
  ['DTSTART;TZID=W. Europe Standart Time:20260815T203000', noon, false, '20:30'],
  ['DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260815T203000', noon, false, '20:30'],
  ['DTSTART;TZID="":20260815T203000', noon, false, '20:30'],
  ['DTSTART:20260815T203000', noon, false, '20:30'],
  // A day.
  ['DTSTART;VALUE=DATE:20260815', noon, false, undefined],
  ['DTSTART:20260815', noon, false, undefined],
])('%s begins at %s', async (start, ...read) => {
  expect(await startsOf(start)).toEqual([read])
})

const odd = (n: number, zone: string) => eventLines(`UID:${n}`, `SUMMARY:City - Club ${n}x`, `DTSTART${zone}:20260815T203000`)

test('a zone that nobody knows is told with the line where it is met first; what comes without one tells nothing', async () => {
  const { matches, problems, remarks } = await read(
    calendar(...odd(1, ';TZID=Europe/Berlin'), ...odd(2, ';TZID=Odd'), ...odd(3, ';TZID=Odd'), ...odd(4, ''), ...odd(5, ';TZID=Even')),
  )
  expect([matches.length, problems]).toEqual([5, []])
  expect(remarks).toEqual([
    { code: 'unknown-zone', line: 8, name: 'Odd' },
    { code: 'unknown-zone', line: 23, name: 'Even' },
  ])
})

test('the zone of a whole calendar is that of times without one, not of those of another zone', async () => {
  const { matches } = await read(
    calendar('X-WR-TIMEZONE:America/New_York', ...eventLines('UID:1', 'SUMMARY:A - B', 'DTSTART:20260815T203000')),
  )
  expect(matches[0]).toMatchObject({ start_utc: '2026-08-16T00:30:00.000Z', is_timed: true })
  const other = await read(
    calendar('X-WR-TIMEZONE:America/New_York', ...eventLines('UID:1', 'SUMMARY:A - B', 'DTSTART;TZID=Odd:20260815T203000')),
  )
  expect(other.matches[0]).toMatchObject({ start_utc: noon, is_timed: false, floating: '20:30' })
})

test('a result is no part of a name: whoever does not ask is not told', async () => {
  const { matches } = await read(calendar(...match('City - Rovers 2:1'), ...match('Rovers 0 - 3 City'), ...match('Rovers @ City (4-1)')))
  expect(matches.map(({ home, away, score, status }) => [home.name, away.name, score?.full, status])).toEqual([
    ['City', 'Rovers', [2, 1], 'finished'],
    ['Rovers', 'City', [0, 3], 'finished'],
    ['City', 'Rovers', [1, 4], 'finished'],
  ])
})

const edition = (sequence: number, day: number, ...more: string[]) =>
  eventLines('UID:1', 'SUMMARY:City - Rovers', `DTSTART:202608${day}T183000Z`, `SEQUENCE:${sequence}`, ...more)

test('the larger edition of an event counts, one that is cancelled not at all, and a match that is moved keeps its page', async () => {
  const { matches, problems } = await read(calendar(...edition(1, 15), ...edition(3, 17), ...edition(2, 16)))
  expect(matches.map(({ start_utc }) => start_utc)).toEqual(['2026-08-17T18:30:00.000Z'])
  expect(problems).toHaveLength(1)
  const before = await read(calendar(...edition(1, 15)))
  expect(before.matches[0]?.id).toBe(matches[0]?.id)
  const cancelled = await read(calendar(...edition(1, 15, 'STATUS:CANCELLED')))
  expect([cancelled.matches, cancelled.problems]).toEqual([[], []])
})

describe('what is wrong costs its match, and is named by its line', () => {
  const endless = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'
  test.each([
    ['no start', eventLines('UID:1', 'SUMMARY:City - Rovers'), 'DTSTART'],
    ['a start that is none', eventLines('UID:1', 'SUMMARY:City - Rovers', 'DTSTART:tomorrow'), 'is no time'],
    ['a day that is none', eventLines('UID:1', 'SUMMARY:City - Rovers', 'DTSTART;VALUE=DATE:20260231'), 'is no time'],
    ['an hour that is none', eventLines('UID:1', 'SUMMARY:City - Rovers', 'DTSTART:20260815T993000Z'), 'is no time'],
    ['a rule that never ends', match('City - Rovers', endless), 'repeats (RRULE)'],
    ['further days', match('City - Rovers', 'RDATE:20260901T183000Z'), 'repeats (RDATE)'],
    ['one team', match('Training'), 'does not name two teams'],
    ['three teams', match('A - B - C'), 'does not name two teams'],
    ['a line without a value', match('City - Rovers', 'NONSENSE'), 'cannot be read'],
    ['a parameter without a value', match('City - Rovers', 'X;Y:1'), 'cannot be read'],
    ['no end', match('City - Rovers').slice(0, -1), 'does not end'],
    [
      'no end of its end',
      Array.from({ length: 2100 }, (_, n) => n)
        .reduce((all) => [...all, 'X:1'], ['BEGIN:VEVENT'])
        .concat('END:VEVENT'),
      'longer',
    ],
  ])('%s', async (_, lines, why) => {
    const { matches, problems } = await read(calendar(...match('A - B'), ...lines, ...match('C - D')))
    expect(matches.map(({ home }) => home.name)).toEqual(['A', 'C'])
    expect(problems).toEqual([{ line: 8, what: expect.stringContaining(why) }])
  })

  test('a zone with a rule that never ends is not followed', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      endless,
    ]
    const { matches } = await read(
      calendar(...zone, 'END:STANDARD', 'END:VTIMEZONE', ...eventLines('UID:1', 'SUMMARY:A - B', 'DTSTART;TZID=Odd:20260815T203000')),
    )
    expect(matches[0]).toMatchObject({ start_utc: '2026-08-15T12:00:00.000Z', is_timed: false })
  })
})

describe('nothing of use keeps the last good copy', () => {
  test.each([
    ['no event that can be used', calendar(...match('Training')), 'No event of the calendar can be used. Line 3: “Training”'],
    ['a page', '<html>BEGIN:VCALENDAR</html>', 'It is not JSON'],
    ['more than a season', calendar(...Array.from({ length: 2001 }, (_, n) => match(`A - B${n}x`)).flat()), '2000 matches at most'],
  ])('%s', async (_, text, why) => {
    const reading = seasonReader.read(bytes(text), source)
    await expect(reading).rejects.toThrow(UnreadableSource)
    await expect(reading).rejects.toThrow(why)
  })

  test('an empty calendar is one: the season is over', async () => {
    const { matches, problems } = await read(calendar())
    expect([matches, problems]).toEqual([[], []])
  })
})

test('of 50,000 events the matches are found while the server answers others', { timeout: 60_000 }, async () => {
  const training = Array.from({ length: 49_999 }, (_, n) => eventLines(`UID:${n}`, 'SUMMARY:Training', 'DTSTART:20260815T183000Z')).flat()
  let answered = 0
  const others = setInterval(() => (answered += 1), 1)
  const { matches, problems } = await read(calendar(...training, ...match('City - Rovers')))
  clearInterval(others)
  expect(matches).toHaveLength(1)
  expect(problems).toHaveLength(49_999)
  expect(problems.at(-1)?.line).toBe(3 + 49_998 * 5)
  expect(answered).toBeGreaterThan(10)
})
