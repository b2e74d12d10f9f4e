import { expect, test } from 'vitest'
import { peertubeName, peertubeSearch, peertubeStream } from '#remote/sources/peertube.ts'
import { sourceAt } from '#support/source-at.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

const uuid = '9c9de5e8-0a1e-484a-b099-e80766180a6d'
const licence = { id: 2, label: 'Attribution - Share Alike' }

const at = (address: string) => sourceAt('peertube', address)

/** A video as an instance says it, with what the test says of it. */
const video = (more: Record<string, unknown>) => ({
  uuid,
  name: 'Big Buck Bunny',
  duration: 597,
  licence,
  account: { displayName: 'Blender' },
  downloadEnabled: true,
  files: [],
  streamingPlaylists: [],
  ...more,
})

async function streamOf(more: Record<string, unknown>, captions: unknown = { total: 0, data: [] }) {
  await using server = await startTinyServer((request, response) =>
    json(response, request.url?.endsWith('/captions') ? captions : video(more)),
  )
  const answer = await peertubeStream(at(server.url), { id: uuid, name: 'Big Buck Bunny' })
  return { url: server.url, stream: answer.ok ? answer.value : answer.problem }
}

test('an instance says its name; what is no instance cannot be used', async () => {
  let said: unknown = { serverVersion: '7.3.0', instance: { name: 'Our films' } }
  await using server = await startTinyServer((_request, response) => json(response, said))
  expect(await peertubeName(at(server.url))).toEqual({ ok: true, value: 'Our films' })
  for (said of [{}, null, [], { instance: { name: 'x' } }])
    expect(await peertubeName(at(server.url))).toEqual({ ok: false, problem: 'unreadable' })
})

test('it is asked for words among its own videos, and what is none of them is left out', async () => {
  const data = [
    video({}),
    { uuid: '../../config', name: 'A way out' },
    { uuid: uuid.replace('9', '8'), name: 'Without a licence', duration: 60, licence: null },
    null,
  ]
  await using server = await startTinyServer((_request, response) => json(response, { total: 4, data }))
  expect(await peertubeSearch(at(server.url), 'big & buck')).toEqual({
    ok: true,
    value: [
      { id: uuid, name: 'Big Buck Bunny', seconds: 597, licence: 'Attribution - Share Alike' },
      { id: uuid.replace('9', '8'), name: 'Without a licence', seconds: 60, licence: '' },
    ],
  })
  const asked = new URL(server.asked[0] ?? '', server.url)
  expect(asked.pathname).toBe('/api/v1/search/videos')
  expect(Object.fromEntries(asked.searchParams)).toEqual({ search: 'big & buck', count: '12', sort: '-match', searchTarget: 'local' })
})

test('a video that is cut into parts is played in all its sizes, with its subtitles', async () => {
  const captions = {
    total: 2,
    data: [
      { language: { id: 'de' }, fileUrl: 'https://tube.example/de.vtt' },
      { language: { id: 'en' }, captionPath: '/lazy-static/en.vtt' },
    ],
  }
  const { url, stream } = await streamOf({ streamingPlaylists: [{ playlistUrl: 'https://tube.example/master.m3u8' }] }, captions)
  expect(stream).toMatchObject({
    delivery: 'hls',
    url: 'https://tube.example/master.m3u8',
    height: null,
    subtitles: [
      { language: 'de', url: 'https://tube.example/de.vtt' },
      { language: 'en', url: `${url}/lazy-static/en.vtt` },
    ],
  })
})

test('a video that is cut into parts has the lines of its largest size', async () => {
  const playlist = { playlistUrl: 'https://tube.example/master.m3u8', files: [720, 2160, 1080].map((id) => ({ resolution: { id } })) }
  expect((await streamOf({ streamingPlaylists: [playlist] })).stream).toMatchObject({ delivery: 'hls', height: 2160 })
})

const file = (height: number, fileUrl: string) => ({ resolution: { id: height }, size: height * 1000, fileUrl })

test('else its largest file is played; one that is not encrypted is not', async () => {
  const files = [
    file(480, 'https://tube.example/480.mp4'),
    file(1080, 'http://tube.example/1080.mp4'),
    file(720, 'https://tube.example/720.mp4'),
  ]
  expect((await streamOf({ files })).stream).toMatchObject({
    delivery: 'file',
    url: 'https://tube.example/720.mp4',
    height: 720,
    bytes: 720_000,
  })
  expect((await streamOf({ files: files.slice(1, 2) })).stream).toBe('unreadable')
})

test('a copy is for the device where licence and instance allow it', async () => {
  const streamingPlaylists = [{ playlistUrl: 'https://tube.example/master.m3u8' }]
  const allowed = async (more: Record<string, unknown>) => {
    const { stream } = await streamOf({ streamingPlaylists, ...more })
    return typeof stream === 'object' && stream.downloadable
  }
  expect(await allowed({})).toBe(true)
  expect(await allowed({ licence: { id: null, label: '' } })).toBe(false)
  expect(await allowed({ downloadEnabled: false })).toBe(false)
})
