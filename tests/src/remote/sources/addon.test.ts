import { expect, test } from 'vitest'
import { addonManifest, addonStreams } from '#remote/sources/addon.ts'
import { sourceAt } from '#support/source-at.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

const manifest = {
  id: 'org.example.films',
  version: '1.0.0',
  name: 'Open films',
  types: ['movie'],
  resources: ['stream'],
  idPrefixes: ['tt'],
}
const film = 'https://films.example/film.1080p.mp4'

const at = (address: string) => sourceAt('addon', address)

/** What is made of the streams an add-on names. */
async function streamsOf(streams: unknown) {
  await using server = await startTinyServer((_request, response) => json(response, { streams }))
  const answer = await addonStreams(at(server.url), { imdbId: 'tt0133093', episode: null })
  return answer.ok ? answer.value : answer.problem
}

test('an add-on says its name; one that has no streams, or is none, cannot be used', async () => {
  let said: unknown = manifest
  await using server = await startTinyServer((_request, response) => json(response, said))
  expect(await addonManifest(at(server.url))).toEqual({ ok: true, value: { name: 'Open films' } })
  said = { ...manifest, resources: [{ name: 'stream', types: ['movie'] }] }
  expect(await addonManifest(at(server.url))).toMatchObject({ ok: true })
  for (said of [{ ...manifest, resources: ['catalog'] }, {}, null, []])
    expect(await addonManifest(at(server.url))).toEqual({ ok: false, problem: 'unreadable' })
})

test('a movie and an episode are asked for by the ids of IMDb', async () => {
  await using server = await startTinyServer((_request, response) => json(response, { streams: [] }))
  await addonStreams(at(server.url), { imdbId: 'tt0133093', episode: null })
  await addonStreams(at(server.url), { imdbId: 'tt0944947', episode: { season: 1, number: 2 } })
  expect(server.asked).toEqual(['/stream/movie/tt0133093.json', '/stream/series/tt0944947:1:2.json'])
})

test('files and playlists come with size, subtitles and the line that the next episode goes on with', async () => {
  const found = await streamsOf([
    {
      name: 'Open films',
      description: '1080p\nEnglish',
      url: film,
      behaviorHints: { bingeGroup: 'hd', videoSize: 5000 },
      subtitles: [{ id: 'en', url: 'https://films.example/en.srt', lang: 'eng' }],
    },
    { title: '4K', url: 'https://films.example/master.m3u8' },
  ])
  expect(found).toMatchObject({
    leftOut: [],
    streams: [
      {
        label: 'Open films · 1080p English',
        delivery: 'file',
        url: film,
        height: 1080,
        bytes: 5000,
        line: 'source:addon:hd',
        downloadable: false,
        subtitles: [{ language: 'eng', url: 'https://films.example/en.srt' }],
      },
      { label: '4K', delivery: 'hls', height: 2160, line: 'source:addon:' },
    ],
  })
})

test.each([
  [{ infoHash: '0123456789abcdef' }, 'peer-to-peer'],
  [{ url: 'magnet:?xt=urn:btih:1' }, 'peer-to-peer'],
  [{ nzbUrl: 'https://a.example/x.nzb' }, 'peer-to-peer'],
  [{ rarUrls: [{ url: 'https://a.example/x.rar' }] }, 'peer-to-peer'],
  [{ url: film, behaviorHints: { proxyHeaders: { request: { 'User-Agent': 'x' } } } }, 'proxied'],
  [{ url: 'http://films.example/film.mp4' }, 'insecure'],
  [{ url: film, behaviorHints: { notWebReady: true } }, 'unplayable'],
  [{ url: 'https://films.example/film.mkv' }, 'unplayable'],
  [{ externalUrl: 'https://films.example/watch' }, 'unplayable'],
  [{ ytId: 'abcdefghijk' }, 'unplayable'],
  [{ url: 'javascript:alert(1)' }, 'insecure'],
  [null, 'unplayable'],
])('%j is left out: %s', async (entry, reason) => {
  expect(await streamsOf([entry, { url: film }])).toMatchObject({ leftOut: [{ reason, count: 1 }], streams: [{ url: film }] })
})

test('an answer without streams cannot be read', async () => {
  expect(await streamsOf(undefined)).toBe('unreadable')
})
