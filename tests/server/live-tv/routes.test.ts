import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { channelsAnswer, guideAnswer, guideSlotAt } from '#contract/live-tv.ts'
import { channelsIn, type ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { readPlaylist } from '#domain/sources/playlist.ts'
import { catalogueSources } from '#server/catalogue/catalogue-sources.ts'
import { readSourceList } from '#server/catalogue/source-list.ts'
import { liveTvRoutes } from '#server/live-tv/routes.ts'
import { validatorCompiler } from '#server/http/validation.ts'
import { storeOf } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { Tokens } from '#server/http/tokens.ts'
import { sealingKeys } from '#server/http/sealing-keys.ts'
import { Lanes } from '#server/lanes.ts'
import { pictureSigner } from '#server/images/picture-signer.ts'
import { Passwords } from '#server/passwords/passwords.ts'
import type { Member } from '#server/policies.ts'
import { SecurityLog } from '#server/security-log.ts'
import { Announcer } from '#server/sync/announcer.ts'
import { quota } from '#contract/quota.ts'
import { lanes } from '#server/http/limits.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import { oneServerForAll, server } from '#support/file-server.ts'
import { startTestServer } from '#support/server.ts'

oneServerForAll()

test('the demo has channels of several kinds, and whoever has them is told that they still hold', async () => {
  const first = await server.app.inject('/api/catalogue/channels')
  const { channels } = channelsAnswer.parse(first.json())
  expect(channels.length).toBeGreaterThanOrEqual(4)
  expect(new Set(channels.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
  expect(channels.every(({ films, books }) => films.length >= 3 || books.length >= 3)).toBe(true)
  expect(channels.filter(({ is_radio }) => is_radio).map(({ name, books }) => [name, books.length])).toEqual([['Reading Room', 8]])
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await server.app.inject({ url: '/api/catalogue/channels', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a server without a list of channels shows the films of the open catalogue and reads the books of LibriVox by the clock', async () => {
  await using real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
  const { channels } = channelsAnswer.parse((await real.call('channels')).body)
  expect(channels.map(({ name, films }) => [name, films.map(({ titles }) => titles['en'])])).toEqual([
    ['Open Cinema', ['Elephants Dream', 'Big Buck Bunny', 'Sintel', 'Tears of Steel']],
    ['LibriVox', []],
  ])
  const radio = channels.find(({ is_radio }) => is_radio)
  expect(radio?.books.map(({ title, chapters }) => [title, chapters.length])).toEqual([['Flatland: A Romance of Many Dimensions', 9]])
  // Its cover comes by way of our own proxy.
  expect(radio?.books[0]?.picture).toMatch(/^\/img\/s\//)
  expect(radio?.books[0]?.licence.name).toBe('Public domain')
})

test('a stretch of the guide that nobody announces is empty; what is no number is refused', async () => {
  expect((await server.app.inject('/api/catalogue/guide/0/80000')).json()).toEqual({ programmes: [] })
  for (const path of ['x/1', '0/1e3', '0/-1', '0/12345678'])
    expect((await server.app.inject(`/api/catalogue/guide/${path}`)).json()).toMatchObject({ error: { code: 'invalid-input' } })
})

const listed = (count: number): ListedChannel[] =>
  channelsIn(
    readPlaylist(
      `#EXTM3U\n${Array.from({ length: count }, (_, at) => `#EXTINF:-1 tvg-id="c${at}" tvg-logo="https://l.example/${at}.png",Channel ${at}\nhttps://s${at}.example/live.m3u8`).join('\n')}`,
    ) ?? [],
    { key: 'k', name: 'Stations', homepage: null, addressOf: (address) => address },
  ).channels

const clock = () => server.clock.now
const noBundled: readonly never[] = []
/** The logos that were signed, in order. */
let signed: string[] = []

/** The routes over an operator's sources. */
async function routesOf(items: readonly ListedChannel[], programmes: Parameters<typeof liveTvRoutes>[2]['programmesOf']) {
  signed = []
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const services = {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db: server.db,
    store: storeOf(server.db),
    clock,
    tokens: new Tokens(server.secret, clock),
    limits: new RateLimits(clock, 100),
    lookups: new Lanes<Member | undefined>(lanes.lookups),
    quota,
    passwords: new Passwords(),
    announcer: new Announcer(),
    securityLog: new SecurityLog(app.log, server.secret, clock),
    sources: catalogueSources({ list: readSourceList(''), dir: '/nowhere', clock, log: app.log }),
    signer: pictureSigner(server.secret),
    sealingKeys: sealingKeys(server.secret),
  }
  liveTvRoutes(app, services, {
    itemsOf: () => items,
    programmesOf: programmes,
    signPicture: (url) => `/img/s/${signed.push(url) > 0 ? encodeURIComponent(url) : ''}`,
    bundled: () => noBundled,
  })
  await app.ready()
  return app
}

test('channels of a list come with a signed logo and the page of the guide; the guide comes in pages and stretches of time', async () => {
  const items = listed(120)
  const start = Date.UTC(2026, 0, 15, 11, 30)
  const programmes = items
    .slice(0, 60)
    .map(({ id }) => ({ channel: id, start, stop: start + 3_600_000, title: 'News', description: '', category: '', isRepeat: false }))
  const app = await routesOf(items, () => programmes)
  const { channels } = channelsAnswer.parse((await app.inject('/catalogue/channels')).json())
  expect([0, 49, 50, 60].map((place) => channels[place]?.guide_page)).toEqual([0, 0, 1, null])
  expect(channels[0]?.logo).toBe('/img/s/https%3A%2F%2Fl.example%2F0.png')
  const counts = async (slot: number) =>
    guideAnswer.parse((await app.inject(`/catalogue/guide/1/${slot}`)).json()).programmes.map(({ title }) => title).length
  // It is on before and after noon, where one stretch ends and the next begins.
  expect(
    await Promise.all([guideSlotAt(start) - 1, guideSlotAt(start), guideSlotAt(start) + 1, guideSlotAt(start) + 2].map(counts)),
  ).toEqual([0, 10, 10, 0])
  await app.close()
})

test('twenty thousand channels are one answer, written once', async () => {
  const items = listed(20_000)
  const nothing: [] = []
  const app = await routesOf(items, () => nothing)
  const timed = async () => {
    const begun = performance.now()
    const { body } = await app.inject('/catalogue/channels')
    return { ms: performance.now() - begun, bytes: body.length }
  }
  const [first, second] = [await timed(), await timed()]
  process.stdout.write(
    `20,000 channels: ${(first.bytes / 1e6).toFixed(1)} MB, first ${first.ms.toFixed(0)} ms, then ${second.ms.toFixed(0)} ms\n`,
  )
  expect(first.bytes).toBeGreaterThan(4_000_000)
  // Each logo was signed once.
  expect(signed).toHaveLength(20_000)
  await app.close()
})
