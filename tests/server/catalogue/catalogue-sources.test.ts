import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideParts } from '#contract/live-tv.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

const now = Date.UTC(2026, 10, 27, 12)
let folder: string
let server: TestServer

const playlist = (...hosts: string[]): string =>
  [
    '#EXTM3U',
    ...hosts.map(
      (host, at) =>
        `#EXTINF:-1 tvg-id="c${at}" tvg-logo="https://${host}/logo.png" group-title="News",Channel ${at}\nhttps://${host}/live.m3u8`,
    ),
  ].join('\n')

const guide = `<?xml version="1.0"?><tv><channel id="c0"><display-name>Channel 0</display-name></channel>
<programme start="20261127120000 +0000" stop="20261127130000 +0000" channel="c0"><title>The News at Noon</title></programme></tv>`

const season = {
  name: 'A League 2026/27',
  matches: [{ round: 'Matchday 1', date: '2026-11-28', time: '15:00 UTC+1', team1: 'Alpha', team2: 'Beta' }],
}

const feed = `<rss version="2.0"><channel><title>Paper</title><link>https://paper.example/</link>
<item><guid>1</guid><title>Rain</title><link>https://paper.example/rain</link><pubDate>Fri, 27 Nov 2026 10:00:00 GMT</pubDate>
<description>It rains.</description><enclosure url="https://paper.example/rain.jpg" type="image/jpeg" length="1"/></item></channel></rss>`

const books = {
  books: [
    {
      id: '52',
      title: 'Emma',
      description: '',
      language: 'English',
      totaltimesecs: 722,
      url_librivox: 'https://librivox.org/emma-by-jane-austen/',
      coverart_jpg: 'https://archive.org/download/covers/Emma.jpg',
      authors: [{ first_name: 'Jane', last_name: 'Austen' }],
      genres: [],
      sections: [{ title: 'Chapter 1', listen_url: 'https://archive.org/download/emma/emma_01_64kb.mp3', playtime: '722', readers: [] }],
    },
  ],
}

const sources = {
  channels: [{ name: 'City', file: 'list.m3u' }],
  guide: [{ name: 'City guide', file: 'guide.xml' }],
  books: [{ name: 'LibriVox', file: 'books.json' }],
  matches: [{ name: 'A League', file: 'league.json' }],
  articles: [{ name: 'Paper', file: 'paper.xml', homepage: 'https://paper.example/' }],
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

const start = (): Promise<TestServer> =>
  startTestServer({ env: { CATALOGUE_SOURCES: join(folder, 'sources.json') }, now, sourceCopiesDir: join(folder, 'copies') })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  write('sources.json', JSON.stringify(sources))
  write('list.m3u', playlist('one.example'))
  write('guide.xml', guide)
  write('books.json', JSON.stringify(books))
  write('league.json', JSON.stringify(season))
  write('paper.xml', feed)
  server = await start()
  await server.app.ready()
})

afterEach(() => server.close())

async function get<T>(path: string): Promise<T> {
  const answer = await server.app.inject(path)
  expect(answer.statusCode).toBe(200)
  return answer.json() as T
}

interface Health {
  sources: { kind: string; name: string; items: number; fault: string | null; left_out: number; read_at: string | null }[]
}

const health = async (): Promise<Health['sources']> => (await get<Health>('/api/catalogue/sources')).sources

/** Reading begins once the server answers. */
const whenRead = (kinds: number): Promise<void> =>
  vi.waitFor(async () => expect((await health()).filter(({ items }) => items > 0)).toHaveLength(kinds), { timeout: 60_000 })

interface Channel {
  id: string
  name: string
  logo: string | null
  category: string
  guide_page: number | null
}

test('what an operator lists is served beside what comes with Matinee, its pictures by our own addresses', async () => {
  await whenRead(5)
  const { channels } = await get<{ channels: Channel[] }>('/api/catalogue/channels')
  const own = channels.find(({ name }) => name === 'Channel 0')
  expect(own).toMatchObject({ category: 'news', guide_page: 0 })
  expect(own?.logo).toMatch(/^\/img\/s\/[\w-]{22}\/w342\/[\w-]+$/)
  const { articles } = await get<{ articles: { title: string; picture: string | null }[] }>('/api/catalogue/news')
  expect(articles.map(({ title }) => title)).toEqual(['Rain'])
  expect(articles[0]?.picture).toMatch(/^\/img\/s\//)
  const { books: listed } = await get<{ books: { id: string; picture: string | null }[] }>('/api/catalogue/audiobooks')
  expect(listed.find(({ id }) => id === 'librivox-52')?.picture).toMatch(/^\/img\/s\//)
  const { competitions } = await get<{ competitions: { name: string }[] }>('/api/catalogue/sports')
  expect(competitions[0]?.name).toBe('A League')
  expect(await health()).toEqual(
    [
      ['channels', 'City'],
      ['guide', 'City guide'],
      ['books', 'LibriVox'],
      ['matches', 'A League'],
      ['articles', 'Paper'],
    ].map(([kind, name]) => ({
      kind,
      name,
      homepage: kind === 'articles' ? 'https://paper.example/' : null,
      items: 1,
      left_out: 0,
      remarks: [],
      read_at: new Date(now).toISOString(),
      fault: null,
    })),
  )
})

test('a guide is read for the channels there are, and tells what is on', async () => {
  await whenRead(5)
  const slot = Math.floor(now / (guideParts.hours * 3_600_000))
  const { programmes } = await get<{ programmes: { title: string }[] }>(`/api/catalogue/guide/0/${slot}`)
  expect(programmes.map(({ title }) => title)).toEqual(['The News at Noon'])
})

test('pages may play from the hosts of the channels and books, and from no others', async () => {
  const policyOf = async (path: string) => String((await server.app.inject(path)).headers['content-security-policy'])
  await whenRead(5)
  expect(await policyOf('/config.json')).toMatch(
    /media-src 'self' [^;]*https:\/\/\*\.archive\.org https:\/\/archive\.org https:\/\/one\.example(?:;| )/,
  )
  expect(await get('/config.json')).toMatchObject({ mediaOrigins: ['https://*.archive.org', 'https://archive.org', 'https://one.example'] })
  await server.close()
  write('list.m3u', playlist(...Array.from({ length: 61 }, (_, at) => `h${at}.example`)))
  server = await startTestServer({ env: { CATALOGUE_SOURCES: join(folder, 'sources.json') }, now, sourceCopiesDir: join(folder, 'others') })
  await server.app.ready()
  await whenRead(5)
  expect(await get('/config.json')).toMatchObject({ mediaOrigins: ['https:'] })
})

test('a server that starts again without its sources has what it had', async () => {
  await whenRead(5)
  await server.close()
  for (const name of ['list.m3u', 'guide.xml', 'books.json', 'league.json', 'paper.xml']) write(name, 'nothing of use')
  server = await start()
  await server.app.ready()
  expect((await health()).map(({ items }) => items)).toEqual([1, 1, 1, 1, 1])
  expect((await get<{ articles: unknown[] }>('/api/catalogue/news')).articles).toHaveLength(1)
})
