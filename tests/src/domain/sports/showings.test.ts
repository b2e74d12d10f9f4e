import { describe, expect, test } from 'vitest'
import type { Match } from '#domain/sports/match.ts'
import { isOn, type Showing, showingFinder, showingsOf } from '#domain/sports/showings.ts'

const kickOff = Date.UTC(2026, 10, 28, 17, 30)
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const matchOf = (id: string, home: string, away: string, more: Partial<Match> = {}): Match => ({
  id,
  round: { kind: 'matchday', number: 12 },
  group: '',
  home: { name: home, country: null },
  away: { name: away, country: null },
  start: kickOff,
  isTimed: true,
  floating: '',
  isOver: false,
  score: null,
  venue: '',
  ...more,
})

const nations = (id: string, home: readonly [string, string], away: readonly [string, string]): Match =>
  matchOf(id, home[0], away[0], { home: { name: home[0], country: home[1] }, away: { name: away[0], country: away[1] } })

const matches = [
  matchOf('bayern-dortmund', 'FC Bayern München', 'Borussia Dortmund'),
  matchOf('koeln-mainz', '1. FC Köln', '1. FSV Mainz 05'),
  matchOf('leverkusen-gladbach', 'Bayer 04 Leverkusen', 'Borussia Mönchengladbach'),
  matchOf('lowen-saar', 'TSV 1860 München', '1. FC Saarbrücken'),
  matchOf('psg-lyon', 'Paris Saint-Germain', 'Olympique Lyonnais'),
  matchOf('fernwick-quay', 'Fernwick', 'Ivory Quay'),
  matchOf('women', 'Arsenal Women', 'Chelsea Women'),
  matchOf('second', 'FC Bayern München II', 'Würzburger Kickers'),
  matchOf('odd', 'A.C. (Milan)*', '[Inter]+'),
  matchOf('nameless', '⚽️', '!!!'),
  matchOf('cyrillic', 'Зенит', 'Спартак Москва'),
  nations('spain-argentina', ['Spain', 'ES'], ['Argentina', 'AR']),
  nations('england-ivory', ['England', 'GB-ENG'], ['Ivory Coast', 'CI']),
  matchOf('no-time', 'Alderbrook Town', 'Cinder Hill', { isTimed: false }),
  matchOf('next-week', 'Borussia Dortmund', 'FC Bayern München', { start: kickOff + 7 * 24 * hourMs }),
]
const { inProgramme, inName } = showingFinder([{ matches }])
const shown = (title: string, description = '', [start, stop] = [kickOff - 30 * minuteMs, kickOff + 2 * hourMs]) =>
  inProgramme({ start: start ?? 0, stop: stop ?? 0, title, description })

describe('a programme shows a match', () => {
  test.each([
    ['FC Bayern München – Borussia Dortmund', '', 'bayern-dortmund'],
    ['Borussia Dortmund vs. FC Bayern Munchen', '', 'bayern-dortmund'],
    ['Bundesliga', 'Der FC Bayern München empfängt im Topspiel Borussia Dortmund.', 'bayern-dortmund'],
    ['Bayern - Dortmund', '', 'bayern-dortmund'],
    ['LIVE FUSSBALL: BAYERN MÜNCHEN gegen BORUSSIA DORTMUND', '', 'bayern-dortmund'],
    ['Fußball: Köln - Mainz', '', 'koeln-mainz'],
    ['1. FC Köln-FSV Mainz 05', '', 'koeln-mainz'],
    ['Bundesliga live', '12. Spieltag, Köln v Mainz. Kommentar: N. N.', 'koeln-mainz'],
    ['Leverkusen – Mönchengladbach', '', 'leverkusen-gladbach'],
    ['Bayer Leverkusen – Borussia Mönchengladbach', '', 'leverkusen-gladbach'],
    ['TSV 1860 München – Saarbrücken', '', 'lowen-saar'],
    ['Paris Saint-Germain – Lyonnais', '', 'psg-lyon'],
    ['Fernwick v Ivory Quay', '', 'fernwick-quay'],
    ['WSL: Arsenal Women v Chelsea Women', '', 'women'],
    ['FC Bayern München II – Würzburger Kickers', '', 'second'],
    ['A.C. (Milan)* – [Inter]+', '', 'odd'],
    ['Зенит — Спартак Москва', '', 'cyrillic'],
    ['WM-Finale: Spanien – Argentinien', '', 'spain-argentina'],
    ['Espagne - Argentine', '', 'spain-argentina'],
    ['Gruppe B: Argentina v Spain', '', 'spain-argentina'],
    ['England – Elfenbeinküste', '', undefined],
    ['England – Côte d’Ivoire', '', 'england-ivory'],
  ])('%s %s', (title, description, id) => expect(shown(title, description)).toEqual(id === undefined ? [] : [id]))

  test('of which it names several', () => {
    expect(shown('Konferenz', 'Bayern München - Borussia Dortmund, Köln - Mainz')).toEqual(['bayern-dortmund', 'koeln-mainz'])
  })
})

describe('no programme shows a match that it does not name', () => {
  test.each([
    ['one team', 'FC Bayern München', 'Die Geschichte eines Vereins'],
    ['the league', 'Bundesliga live', '12. Spieltag'],
    ['towns that have teams', 'Am Rhein', 'Von Köln nach Mainz und weiter nach Dortmund'],
    ['countries', 'Tapas und Tango', 'Spanien, Argentinien und ihre Küche'],
    ['one team and a part of the other', 'Borussia Dortmund – Bremen', 'Danach: München'],
    ['another club of the town', 'Türkgücü München – Saarbrücken', ''],
    ['a club whose name holds another', 'Bayern München – Saarbrücken', ''],
    ['the second teams', 'Bayern München II – Borussia Dortmund II', ''],
    ['women', 'Frauen: Bayern München – Borussia Dortmund', ''],
    ['women, where only the text says it', 'Fußball', 'Frauen-Bundesliga: FC Bayern München – Borussia Dortmund'],
    ['juniors', 'Bayern München – Borussia Dortmund', 'U19, Halbfinale'],
    ['men in place of women', 'Arsenal v Chelsea', ''],
    ['a repeat', 'Wdh.: Bayern München – Borussia Dortmund', ''],
    ['highlights', 'Highlights: Bayern – Dortmund', ''],
    ['a part of a word', 'Bayernland – Dortmunder', ''],
    ['a word of many clubs', 'Borussia – Kickers', ''],
    ['nothing', '', ''],
    ['signs alone', '– – : @ vs', '⚽️ – !!!'],
  ])('but %s', (_, title, description) => expect(shown(title, description)).toEqual([]))

  test('however long or odd it is', () => {
    expect(shown(`${'vs '.repeat(5000)}Bayern`, '- '.repeat(5000))).toEqual([])
    expect(showingFinder([]).inName('Bayern vs Dortmund')).toEqual([])
  })
})

test('a programme shows a match that begins while it runs: at most an hour and a half after its beginning, half an hour before its end', () => {
  const title = 'Bayern München – Borussia Dortmund'
  const at = (start: number, stop: number) => shown(title, '', [kickOff + start * minuteMs, kickOff + stop * minuteMs])
  expect([at(0, 105), at(-90, 30)]).toEqual([['bayern-dortmund'], ['bayern-dortmund']])
  expect([at(-91, 105), at(1, 105), at(-60, 0), at(-60, 29), at(-600, -500)]).toEqual([[], [], [], [], []])
  expect(shown('Alderbrook Town – Cinder Hill')).toEqual([])
})

describe('a channel is named after a match', () => {
  test.each([
    ['Bayern vs Dortmund', ['bayern-dortmund', 'next-week']],
    ['EVENT 3: FC Bayern München @ Borussia Dortmund HD', ['bayern-dortmund', 'next-week']],
    ['Bayern vs Dortmund 28.11. 18:30', ['bayern-dortmund']],
    ['Bayern vs Dortmund 11/28', ['bayern-dortmund']],
    ['Bayern vs Dortmund (2026-12-05)', ['next-week']],
    ['Bayern vs Dortmund 14.03.', []],
    ['Bayern TV', []],
    ['Sky Bundesliga 1', []],
    ['Dortmund', []],
    ['Spain vs Argentina FHD', ['spain-argentina']],
  ])('%s', (name, ids) => expect(inName(name)).toEqual(ids))
})

test('other competitions decide what a short form means', () => {
  const alone = showingFinder([{ matches: [matchOf('lowen', 'TSV 1860 München', 'VfB Stuttgart')] }])
  expect(alone.inName('München – Stuttgart')).toEqual(['lowen'])
  const together = showingFinder([
    { matches: [matchOf('lowen', 'TSV 1860 München', 'VfB Stuttgart')] },
    { matches: [matchOf('bayern', 'Bayern München', 'Köln'), matchOf('written-otherwise', 'FC Bayern München', '1. FC Köln')] },
  ])
  expect(together.inName('München – Stuttgart')).toEqual([])
  expect(together.inName('Bayern – Köln')).toEqual(['bayern', 'written-otherwise'])
})

const [match] = matches
const showing = (channel: string, times: Showing['times']): Showing => ({
  match: 'bayern-dortmund',
  channel,
  name: channel,
  logo: null,
  times,
})
const between = (start: number, stop: number) => ({ start: kickOff + start * minuteMs, stop: kickOff + stop * minuteMs })

test('it is shown until its programme ends, by a channel that is named after it from half a day before; after the match by none', () => {
  if (!match) throw new Error('no match')
  const showings = [
    showing('named', null),
    showing('guide', between(-30, 120)),
    showing('named', between(-60, 100)),
    { ...showing('other', between(-30, 120)), match: 'koeln-mainz' },
  ]
  const at = (minutes: number) => showingsOf(match, showings, kickOff + minutes * minuteMs).map(({ channel }) => channel)
  expect(at(-13 * 60)).toEqual(['guide', 'named'])
  expect(at(-50)).toEqual(['named', 'guide'])
  // The guide's programme is over, and a name still says it.
  expect(at(110)).toEqual(['named', 'guide'])
  expect(showingsOf(match, [showing('named', null)], kickOff - 13 * hourMs)).toEqual([])
  expect(showingsOf({ ...match, isOver: true }, showings, kickOff)).toEqual([])
  expect(at(181)).toEqual([])
})

test('what is on comes first; a channel that is named after a match is on a quarter of an hour before it', () => {
  if (!match) throw new Error('no match')
  const showings = [showing('later', between(-5, 120)), showing('named', null), showing('now', between(-60, 120))]
  const now = kickOff - 10 * minuteMs
  expect(showingsOf(match, showings, now).map(({ channel }) => channel)).toEqual(['named', 'now', 'later'])
  expect(isOn(showing('named', null), match, kickOff - 16 * minuteMs)).toBe(false)
})
