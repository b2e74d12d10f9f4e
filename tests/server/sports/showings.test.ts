import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mostShowings, showingsAnswer } from '#contract/showings.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

const now = Date.UTC(2026, 10, 28, 12)
let folder: string
let server: TestServer

const season = {
  name: 'Bundesliga 2026/27',
  matches: [
    ['2026-11-28', '18:30 UTC+1', 'FC Bayern München', 'Borussia Dortmund'],
    ['2026-11-28', '15:30 UTC+1', '1. FC Köln', '1. FSV Mainz 05'],
    ['2026-12-19', '15:30 UTC+1', 'Borussia Dortmund', 'FC Bayern München'],
  ].map(([date, time, team1, team2]) => ({ round: 'Matchday 12', date, time, team1, team2 })),
}

const names = [
  ['one', 'Sport One'],
  ['two', 'Sport Two'],
  ['', 'EVENT 1: Bayern vs Dortmund'],
  ['', 'Bayern TV'],
] as const
const playlist = [
  '#EXTM3U',
  ...names.map(
    ([id, name], at) => `#EXTINF:-1 tvg-id="${id}" tvg-logo="https://l.example/${at}.png",${name}\nhttps://s.example/${at}.m3u8`,
  ),
].join('\n')

const programme = (channel: string, [start, stop]: readonly [string, string], inside: string): string =>
  `<programme start="202611${start}00 +0100" stop="202611${stop}00 +0100" channel="${channel}">${inside}</programme>`

const guide = `<?xml version="1.0"?><tv>
${programme('one', ['281800', '282030'], '<title lang="de">Live: Bundesliga</title><desc>12. Spieltag, FC Bayern M&#252;nchen – Borussia Dortmund</desc>')}
${programme('one', ['281500', '281730'], '<title>K&#246;ln - Mainz</title>')}
${programme('two', ['281800', '282030'], '<title>FC Bayern München – Borussia Dortmund</title><previously-shown start="20260301"/>')}
${programme('two', ['281500', '281730'], '<title>Am Rhein</title><desc>Von Köln nach Mainz.</desc>')}
${programme('two', ['290900', '291100'], '<title>Bayern München – Borussia Dortmund</title>')}
</tv>`

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

async function start(): Promise<void> {
  server = await startTestServer({ env: { CATALOGUE_SOURCES: join(folder, 'sources.json') }, now, sourceCopiesDir: join(folder, 'copies') })
  await server.app.ready()
  await vi.waitFor(
    async () => {
      const { sources } = (await server.app.inject('/api/catalogue/sources')).json() as { sources: { items: number }[] }
      expect(sources.filter(({ items }) => items > 0)).toHaveLength(3)
    },
    { timeout: 60_000 },
  )
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showings-'))
  const listed = {
    channels: [{ name: 'List', file: 'list.m3u' }],
    guide: [{ name: 'Guide', file: 'guide.xml' }],
    matches: [{ name: 'Bundesliga', file: 'season.json' }],
  }
  write('sources.json', JSON.stringify(listed))
  write('list.m3u', playlist)
  write('guide.xml', guide)
  write('season.json', JSON.stringify(season))
})

afterEach(() => server.close())

const ask = async () => showingsAnswer.parse((await server.app.inject('/api/catalogue/sports/channels')).json()).showings

test('channels that show a match are told by the guide and by their names; repeats, one team or a league are not enough', async () => {
  await start()
  const showings = await ask()
  expect(showings.map(({ match, name, start: begins, stop }) => [match, name, begins, stop])).toEqual([
    ['bundesliga-fc-bayern-muenchen-borussia-dortmund', 'EVENT 1: Bayern vs Dortmund', null, null],
    ['bundesliga-fc-bayern-muenchen-borussia-dortmund', 'Sport One', '2026-11-28T17:00:00.000Z', '2026-11-28T19:30:00.000Z'],
    ['bundesliga-1-fc-koeln-1-fsv-mainz-05', 'Sport One', '2026-11-28T14:00:00.000Z', '2026-11-28T16:30:00.000Z'],
  ])
  expect(showings[0]?.logo).toMatch(/^\/img\/s\//)
})

test('whoever has the answer is told that it holds; another guide makes another one, and hours bring other matches', async () => {
  await start()
  const first = await server.app.inject('/api/catalogue/sports/channels')
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await server.app.inject({ url: '/api/catalogue/sports/channels', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  server.clock.now = Date.UTC(2026, 11, 18, 12)
  expect((await ask()).map(({ match, name }) => [match, name])).toEqual([
    ['bundesliga-borussia-dortmund-fc-bayern-muenchen', 'EVENT 1: Bayern vs Dortmund'],
  ])
})

test('of a match that very many channels show, a dozen is told', async () => {
  write(
    'list.m3u',
    ['#EXTM3U', ...Array.from({ length: 40 }, (_, at) => `#EXTINF:-1,${at}: Bayern vs Dortmund\nhttps://s.example/${at}.m3u8`)].join('\n'),
  )
  write('guide.xml', guide.replaceAll('channel="one"', 'channel="nobody"'))
  server = await startTestServer({ env: { CATALOGUE_SOURCES: join(folder, 'sources.json') }, now, sourceCopiesDir: join(folder, 'copies') })
  await server.app.ready()
  await vi.waitFor(async () => expect(await ask()).toHaveLength(mostShowings), { timeout: 60_000 })
})

test('a server without sources knows of no channel that shows a match', async () => {
  server = await startTestServer()
  expect(await ask()).toEqual([])
})
