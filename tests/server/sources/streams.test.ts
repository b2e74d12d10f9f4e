import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { type BuiltInStream, streamsAnswer, streamSchema, type Stream } from '#contract/streams.ts'
import { watchedKey } from '#contract/titles.ts'
import { limits } from '#server/http/limits.ts'
import { openCatalogue } from '#server/sources/open-catalogue.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

/** Of a show that is long over. */
const episode = 'tv:91000042:1:1'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const streamsOf = async (watchable: string, from = server) => {
  const { status, body } = await from.call('streams', { params: { watchable } })
  return { status, streams: streamsAnswer.safeParse(body).data?.streams }
}

describe('a server with the demo catalogue', () => {
  test('says what can be played of a movie', async () => {
    const { status, streams } = await streamsOf('movie:90000001')
    expect(status).toBe(200)
    expect(streams?.map(({ delivery, label }) => [delivery, label])).toEqual([
      ['hls', ''],
      ['file', '360p'],
    ])
  })

  test('answers like other calls: nothing in between keeps it', async () => {
    const { headers } = await server.call('streams', { params: { watchable: episode } })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-server-time': String(server.clock.now) })
  })

  test('gives addresses that lead to files', async () => {
    const found = [...((await streamsOf('movie:90000001')).streams ?? []), ...((await streamsOf(episode)).streams ?? [])]
    const addresses = found.flatMap(({ url, subtitles }) => [url, ...subtitles.map((each) => each.url)])
    expect(addresses).toHaveLength(7)
    for (const url of addresses) expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  })

  test.each(['movie:90099999', 'movie:603', 'tv:91000001', 'tv:91000001:9:99', 'tv:1399:1:2'])(
    'knows nothing to play of %s',
    async (key) => {
      expect(await streamsOf(key)).toEqual({ status: 200, streams: [] })
    },
  )

  test('goes by its own clock: before an episode was on the air there is nothing to play', async () => {
    await using early = await startTestServer({ now: Date.parse('1990-01-01T00:00:00Z') })
    expect((await streamsOf(episode)).streams).toHaveLength(1)
    expect((await streamsOf(episode, early)).streams).toHaveLength(0)
  })

  test.each([
    '603',
    'movie',
    'movie:0',
    'movie:603:1:1',
    'tv:1399:1',
    'tv:1399:1:2:3',
    'tv:1399:01:2',
    'person:1',
    'movie:603%00',
    'MOVIE:603',
  ])('refuses %s with an example', async (watchable) => {
    const { status, body } = await server.call('streams', { params: { watchable } })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: {
        code: 'invalid-input',
        message: 'watchable must be a movie, a show or an episode, such as movie:603 or tv:1399:1:2.',
        fields: [{ path: 'watchable', message: 'must be a movie, a show or an episode, such as movie:603 or tv:1399:1:2' }],
      },
    })
  })

  test('answers guests as well, but not without end', async () => {
    await using strict = await startTestServer({ limitFactor: 1 })
    const statuses: number[] = []
    for (let at = 0; at <= limits.anonymous.max; at++) statuses.push((await streamsOf('movie:90000001', strict)).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a server with a key of the movie database', () => {
  test('plays what is in the open catalogue and nothing of the demo', async () => {
    await using real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
    expect(await streamsOf('movie:10378', real)).toEqual({ status: 200, streams: openCatalogue['movie:10378'] })
    expect(await streamsOf('movie:603', real)).toEqual({ status: 200, streams: [] })
    expect(await streamsOf('movie:90000001', real)).toEqual({ status: 200, streams: [] })
    expect((await real.app.inject({ url: '/media/demo/film/360p.mp4' })).statusCode).toBe(404)
  })
})

describe('the open catalogue', () => {
  const rows: [string, readonly BuiltInStream[]][] = Object.entries(openCatalogue)

  test.each(rows)('%s is said in the contract’s shape, with a licence', (key, streams) => {
    expect(watchedKey.safeParse(key).success).toBe(true)
    expect(streams.length).toBeGreaterThan(0)
    for (const stream of streams) expect(streamSchema.parse(stream)).toEqual(stream)
    for (const { url, licence } of streams)
      expect([url, licence.url]).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)])
  })

  test('has no two streams with one name', () => {
    const ids = rows.flatMap(([, streams]) => streams.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('does not compile with a stream that has no licence', () => {
    // Decision C2: whether it compiles is judged by the type check of the tests.
    expectTypeOf<Stream>().not.toExtend<BuiltInStream>()
    expectTypeOf<Omit<BuiltInStream, 'licence'>>().not.toExtend<BuiltInStream>()
    expectTypeOf<Stream & { licence: null }>().not.toExtend<BuiltInStream>()
    expectTypeOf<(typeof openCatalogue)['movie:10378'][number]>().toExtend<BuiltInStream>()
  })
})
