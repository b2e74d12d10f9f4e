import { expect, test } from 'vitest'
import { fourKAnswer } from '#contract/four-k.ts'
import type { WatchableRef } from '#contract/media.ts'
import { type BuiltInStream, streamsAnswer } from '#contract/streams.ts'
import { fourKTitles } from '#server/sources/four-k.ts'
import { openCatalogue, openCatalogueSources, openStreams } from '#server/sources/open-catalogue.ts'
import type { BuiltInStreams } from '#server/sources/streams.ts'
import { oneServerForAll, server } from '#support/file-server.ts'
import { startTestServer } from '#support/server.ts'
import { aStream } from '#support/streams.ts'

oneServerForAll()

const list = '/api/catalogue/4k'

test('everybody is told of the films of the demo in 4K; who has the answer is told that it still holds', async () => {
  const first = await server.app.inject(list)
  expect(first.headers['cache-control']).toBe('no-cache')
  const { titles } = fourKAnswer.parse(first.json())
  expect(titles.length).toBeGreaterThanOrEqual(4)
  for (const title of titles) expect(title).toMatchObject({ media_type: 'movie', height: 2160, licence: { name: 'CC0 1.0' } })
  const again = await server.app.inject({ url: list, headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('each of them says the same of itself when it is to be played, and the movie database knows it', async () => {
  for (const { media_type, media_id, height } of fourKAnswer.parse((await server.app.inject(list)).json()).titles) {
    const { body } = await server.call('streams', { params: { watchable: `${media_type}:${media_id}` } })
    const heights = streamsAnswer.parse(body).streams.map((stream) => stream.height ?? 0)
    expect(Math.max(...heights)).toBe(height)
    expect((await server.app.inject(`/tmdb/3/movie/${media_id}`)).statusCode).toBe(200)
  }
})

test('a real server has the film of the open catalogue whose lines are known, and pages may play it', async () => {
  await using real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
  const { body } = await real.call('fourK')
  expect(body).toEqual({
    titles: [
      {
        media_type: 'movie',
        media_id: 10_378,
        height: 2250,
        licence: expect.objectContaining({ name: 'CC BY 3.0', attribution: '© Blender Foundation | www.bigbuckbunny.org' }),
      },
    ],
  })
  expect(openCatalogueSources).toContain('https://upload.wikimedia.org')
  const policy = String((await real.app.inject('/api/health')).headers['content-security-policy'])
  expect(policy).toMatch(/media-src [^;]*https:\/\/upload\.wikimedia\.org/)
})

test('every row of the open catalogue can be found among what may be played', () => {
  expect([...openStreams.playable()].flatMap((ref) => openStreams.streamsOf(ref, 0))).toEqual(Object.values(openCatalogue).flat())
})

const movie = (media_id: number): WatchableRef => ({ media_type: 'movie', media_id, season: null, episode: null })
const episode = (number: number): WatchableRef => ({ media_type: 'tv', media_id: 1399, season: 1, episode: number })
const bunny = aStream('bunny', { licence: { name: 'CC0 1.0', url: 'https://licence.example/', attribution: 'Us' } })

/** Who has streams of these heights of each. */
const has = (...rows: [WatchableRef, (number | null)[]][]): BuiltInStreams => ({
  playable: () => rows.map(([ref]) => ref),
  streamsOf: (ref) => rows.flatMap(([one, heights]) => (one === ref ? heights.map((height): BuiltInStream => ({ ...bunny, height })) : [])),
})
const found = (builtIn: BuiltInStreams) => fourKTitles(builtIn, 0).map(({ media_type, media_id, height }) => [media_type, media_id, height])

test('the largest stream of a movie counts, and the largest one of all episodes of a show', () => {
  expect(found(has([movie(603), [720, 2160, 2176]], [episode(1), [2160]], [episode(2), [4320]], [episode(3), [1080]]))).toEqual([
    ['movie', 603, 2176],
    ['tv', 1399, 4320],
  ])
})

test('2159 lines are too few, and what says nothing of its lines is not guessed', () => {
  expect(found(has([movie(603), [2159]], [movie(604), [null]], [movie(605), []]))).toEqual([])
})

test('it is looked for again with the hours: a film of the demo is not there before it is out', async () => {
  await using early = await startTestServer({ now: Date.parse('2014-01-01T00:00:00Z') })
  expect((await early.call('fourK')).body).toEqual({ titles: [] })
  early.clock.now = Date.parse('2024-01-01T00:00:00Z')
  expect(fourKAnswer.parse((await early.call('fourK')).body).titles.length).toBeGreaterThanOrEqual(4)
})
