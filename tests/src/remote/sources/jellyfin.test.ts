import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Source } from '#domain/sources/source.ts'
import { askingSources } from '#product/sources.ts'
import {
  beginQuickConnect,
  endQuickConnect,
  jellyfinEpisode,
  jellyfinFourK,
  jellyfinName,
  jellyfinSignIn,
  jellyfinTitles,
} from '#remote/sources/jellyfin.ts'
import { jellyfinStreams, reportToJellyfin } from '#remote/sources/jellyfin-streams.ts'
import { type FakeJellyfin, type JellyfinItem, startFakeJellyfin } from '#support/fake-jellyfin.ts'
import { sourceAt } from '#support/source-at.ts'
import { startTinyServer } from '#support/tiny-server.ts'

afterEach(() => void vi.restoreAllMocks())

const matrix: JellyfinItem = { id: 'item-matrix', kind: 'Movie', tmdb: 603 }
const converted: JellyfinItem = { id: 'item-old', kind: 'Movie', tmdb: 604, isDirect: false }
const show: JellyfinItem = { id: 'item-show', kind: 'Series', tmdb: 1399 }
const codecs = { video: 'h264', audio: 'aac' }

const at = ({ url }: FakeJellyfin, access: Source['access'] = null): Source => ({
  ...sourceAt('jellyfin', url),
  name: 'Living room',
  access,
})

async function signedIn(server: FakeJellyfin): Promise<Source> {
  const answer = await jellyfinSignIn(at(server), 'anna', 'a film a day')
  if (!answer.ok) throw new Error(answer.problem)
  return at(server, answer.value)
}

describe('signing in', () => {
  test('with a name and a password', async () => {
    await using server = await startFakeJellyfin([])
    expect(await jellyfinName(at(server))).toEqual({ ok: true, value: 'Living room' })
    expect(await jellyfinSignIn(at(server), 'anna', 'a film a day')).toEqual({
      ok: true,
      value: { token: 'token-of-anna', userId: 'user-anna', userName: 'anna' },
    })
    expect(await jellyfinSignIn(at(server), 'anna', 'wrong')).toEqual({ ok: false, problem: 'refused' })
  })

  test('with a code, once it was confirmed', async () => {
    await using server = await startFakeJellyfin([])
    const begun = await beginQuickConnect(at(server))
    expect(begun).toEqual({ ok: true, value: { code: '271828', secret: 'secret-1' } })
    if (!begun.ok) return
    expect(await endQuickConnect(at(server), begun.value)).toEqual({ ok: true, value: null })
    server.isConfirmed = true
    expect(await endQuickConnect(at(server), begun.value)).toMatchObject({ ok: true, value: { userName: 'anna' } })
  })
})

test('what a server has is read page by page, by the ids of the movie database', async () => {
  const many = Array.from({ length: askingSources.pageTitles + 3 }, (_, place): JellyfinItem => ({
    id: `item-${place}`,
    kind: 'Movie',
    tmdb: 1000 + place,
  }))
  await using server = await startFakeJellyfin([...many, show])
  const answer = await jellyfinTitles(await signedIn(server))
  if (!answer.ok) throw new Error(answer.problem)
  expect(Object.keys(answer.value.movie)).toHaveLength(many.length)
  expect(answer.value.movie[1000]).toBe('item-0')
  expect(answer.value.tv).toEqual({ 1399: 'item-show' })
  expect(server.asked.filter((call) => call === 'GET /Items')).toHaveLength(2)
})

test('what a server has in 4K is asked for by its lines: movies, and episodes with their show, those added last first', async () => {
  const items: JellyfinItem[] = [
    { ...matrix, height: 2160 },
    { ...converted, height: 2159 },
    show,
    { id: 'item-episode', kind: 'Episode', height: 2176, of: ['item-show', 1, 2] },
    { id: 'item-nameless', kind: 'Movie', height: 4320 },
    { id: 'item-lost', kind: 'Episode', height: 2160 },
  ]
  await using server = await startFakeJellyfin(items)
  expect(await jellyfinFourK(await signedIn(server))).toEqual({
    ok: true,
    value: [
      { height: 2176, show: 'item-show', season: 1, episode: 2 },
      { height: 2160, movie: 603 },
    ],
  })
})

test('a server that answers with what has fewer lines, or says none, has nothing in 4K', async () => {
  await using server = await startTinyServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    const said = { Type: 'Movie', ProviderIds: { Tmdb: '603' } }
    response.end(JSON.stringify({ Items: [{ ...said, Height: 1080 }, said, { ...said, Height: 'many' }, null], TotalRecordCount: 4 }))
  })
  expect(await jellyfinFourK(sourceAt('jellyfin', server.url))).toEqual({ ok: true, value: [] })
})

test('an episode is found by season and number; one whose file is missing is not there', async () => {
  await using server = await startFakeJellyfin([show])
  const source = await signedIn(server)
  expect(await jellyfinEpisode(source, 'item-show', 1, 1)).toEqual({ ok: true, value: 'item-show-1-1' })
  expect(await jellyfinEpisode(source, 'item-show', 1, 2)).toEqual({ ok: true, value: null })
  expect(await jellyfinEpisode(source, 'item-show', 4, 1)).toEqual({ ok: true, value: null })
})

describe('a film', () => {
  test('is played as it is where the browser can, with languages, subtitles, chapters and what may be skipped', async () => {
    await using server = await startFakeJellyfin([matrix])
    const answer = await jellyfinStreams(await signedIn(server), 'item-matrix', codecs)
    expect(answer).toEqual({
      ok: true,
      value: [
        {
          play: { ItemId: 'item-matrix', MediaSourceId: 'item-matrix-file', PlaySessionId: 'play-1' },
          stream: {
            id: 'jellyfin:item-matrix-file',
            label: 'The film in 360p',
            delivery: 'file',
            url: `${server.url}/Videos/item-matrix/stream?static=true&mediaSourceId=item-matrix-file&ApiKey=token-of-anna`,
            mime: 'video/mp4',
            height: 360,
            bytes: 1_000_000,
            audio: ['en', 'de'],
            subtitles: [
              { language: 'en', label: 'SDH', url: `${server.url}/Videos/item-matrix/item-matrix-file/Subtitles/3/0/Stream.vtt` },
            ],
            chapters: [
              { at: 0, title: 'Beginning' },
              { at: 60, title: 'Middle' },
            ],
            segments: [{ kind: 'intro', from: 5, to: 20 }],
            line: 'source:jellyfin',
            downloadable: true,
            licence: null,
          },
        },
      ],
    })
  })

  test('is converted while it plays where the browser cannot', async () => {
    await using server = await startFakeJellyfin([converted])
    const answer = await jellyfinStreams(await signedIn(server), 'item-old', codecs)
    const url = `${server.url}/videos/item-old/master.m3u8?MediaSourceId=item-old-file&ApiKey=token-of-anna`
    expect(answer).toMatchObject({ ok: true, value: [{ stream: { delivery: 'hls', url, downloadable: false, bytes: null } }] })
  })

  test('is told to the server while it plays', async () => {
    await using server = await startFakeJellyfin([matrix])
    const source = await signedIn(server)
    const play = { ItemId: 'item-matrix', MediaSourceId: 'item-matrix-file', PlaySessionId: 'play-1' }
    await reportToJellyfin(source, play, { position: 0, isPaused: false }, 'begin')
    await reportToJellyfin(source, play, { position: 12.5, isPaused: true }, 'progress')
    await reportToJellyfin(source, play, { position: 13, isPaused: true }, 'end')
    expect(server.reports).toMatchObject([
      { path: '/Sessions/Playing', PositionTicks: 0, IsPaused: false },
      { path: '/Sessions/Playing/Progress', PositionTicks: 125_000_000, IsPaused: true },
      { path: '/Sessions/Playing/Stopped', PositionTicks: 130_000_000 },
    ])
  })
})

describe('a server that is not well', () => {
  test.each([
    ['failing', 'failing'],
    ['web-page', 'unreadable'],
    ['signed-out', 'refused'],
  ] as const)('and is %s is said to be %s', async (mood, problem) => {
    await using server = await startFakeJellyfin([matrix])
    const source = await signedIn(server)
    server.mood = mood
    expect(await jellyfinTitles(source)).toEqual({ ok: false, problem })
    expect(await jellyfinStreams(source, 'item-matrix', codecs)).toEqual({ ok: false, problem })
  })

  test('because something else answers at its address is told from a Jellyfin server', async () => {
    await using server = await startFakeJellyfin([])
    expect(await jellyfinName({ ...at(server), address: `${server.url}/other` })).toMatchObject({ ok: false })
  })

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { Items: {} },
    { Items: [null, 7, {}, { Id: 7 }, { Id: 'x', Type: 'Movie' }] },
    { MediaSources: [null, {}, { Id: 'x' }, { Id: 'x', SupportsDirectPlay: true, MediaStreams: 'none' }] },
  ])('and answers with %j breaks nothing', async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body))
    const source: Source = {
      ...at({ url: 'https://broken.example' } as FakeJellyfin),
      access: { token: 't', userId: 'u', userName: 'anna' },
    }
    for (const answer of [
      await jellyfinName(source),
      await jellyfinSignIn(source, 'a', 'b'),
      await beginQuickConnect(source),
      await jellyfinTitles(source),
      await jellyfinEpisode(source, 'x', 1, 1),
      await jellyfinStreams(source, 'x', codecs),
    ]) {
      expect(answer.ok ? 'read' : answer.problem).toMatch(/read|unreadable/)
    }
    vi.unstubAllGlobals()
  })
})
