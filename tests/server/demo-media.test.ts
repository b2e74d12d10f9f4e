import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesFolder } from '#demo/media/plugin.ts'
import { scratchFolder, startTestServer, type TestServer } from '#support/server.ts'

const film = readFileSync(join(filesFolder, 'film/360p.mp4'))
const url = '/media/demo/film/360p.mp4'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (headers: Record<string, string> = {}, address = url) => server.app.inject({ url: address, headers })

test.each([
  ['film/360p.mp4', 'video/mp4'],
  ['episode/360p.mp4', 'video/mp4'],
  ['film/hls/720p.mp4', 'video/mp4'],
  ['short/hls/2160p.mp4', 'video/mp4'],
  ['film/hls/master.m3u8', 'application/vnd.apple.mpegurl'],
  ['film/en.vtt', 'text/vtt; charset=utf-8'],
])('%s is %s, with a tag, and kept for a day', async (file, type) => {
  const { statusCode, headers, rawPayload } = await get({}, `/media/demo/${file}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^(?:W\/)?"/),
  })
  expect(rawPayload.equals(readFileSync(join(filesFolder, file)))).toBe(true)
})

test('who has a file already is told so', async () => {
  const { headers } = await get()
  const again = await get({ 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a video is never compressed', async () => {
  const { headers, rawPayload } = await get({ 'accept-encoding': 'br, gzip' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers['content-length']).toBe(String(film.length))
  expect(rawPayload.equals(film)).toBe(true)
})

const last = film.length - 1
test.each([
  ['the first bytes', 'bytes=0-99', 0, 99],
  ['bytes from the middle', 'bytes=1000-4999', 1000, 4999],
  ['everything from somewhere on', `bytes=${last - 9}-`, last - 9, last],
  ['the last bytes', 'bytes=-500', last - 499, last],
  ['no more than there is', `bytes=${last - 9}-${last + 1000}`, last - 9, last],
])('%s can be asked for', async (_what, range, from, to) => {
  for (const encoding of ['identity', 'br']) {
    const { statusCode, headers, rawPayload } = await get({ range, 'accept-encoding': encoding })
    expect(statusCode).toBe(206)
    expect(headers).toMatchObject({ 'content-range': `bytes ${from}-${to}/${film.length}`, 'content-length': String(to - from + 1) })
    expect(rawPayload.equals(film.subarray(from, to + 1))).toBe(true)
  }
})

test('a piece of the subtitles is a piece of the file, also for who would take it compressed', async () => {
  const { statusCode, headers, payload } = await get({ range: 'bytes=0-5', 'accept-encoding': 'br' }, '/media/demo/film/en.vtt')
  expect({ statusCode, payload, encoding: headers['content-encoding'] }).toEqual({
    statusCode: 206,
    payload: 'WEBVTT',
    encoding: undefined,
  })
})

test('beyond the end there is nothing', async () => {
  const { statusCode, headers } = await get({ range: `bytes=${film.length}-` })
  expect(statusCode).toBe(416)
  expect(headers['content-range']).toBe(`bytes */${film.length}`)
})

test('a range of a file that has changed since is answered with the whole file', async () => {
  const { headers } = await get()
  const range = 'bytes=0-99'
  expect((await get({ range, 'if-range': String(headers['etag']) })).statusCode).toBe(206)
  expect((await get({ range, 'if-range': String(headers['last-modified']) })).statusCode).toBe(206)
  expect((await get({ range, 'if-range': '"another"' })).statusCode).toBe(200)
  expect((await get({ range, 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' })).statusCode).toBe(200)
})

test('HEAD says how large a file is', async () => {
  const { statusCode, headers, rawPayload } = await server.app.inject({ method: 'HEAD', url })
  expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(film.length), 0])
})

/** The addresses of what a playlist names. */
async function namedIn(playlist: string): Promise<string[]> {
  const { payload } = await get({}, playlist)
  const names = [...payload.matchAll(/URI="([^"]+)"|^([^#\n].*)$/gm)].map(([, uri, line]) => uri ?? line ?? '')
  return [...new Set(names)].map((name) => new URL(name, `http://here${playlist}`).pathname)
}

test.each([
  ['film', 7],
  ['short', 6],
])('every file that the playlists of the %s name is there', async (clip, count) => {
  const renditions = await namedIn(`/media/demo/${clip}/hls/master.m3u8`)
  expect(renditions).toHaveLength(count)
  const files = await Promise.all(renditions.map(namedIn))
  for (const address of [...renditions, ...files.flat()]) expect((await get({ range: 'bytes=0-0' }, address)).statusCode).toBe(206)
})

test('an unknown file is not there, and never the app', async () => {
  const webRoot = scratchFolder()
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  await using withPage = await startTestServer({ webRoot })
  expect((await withPage.app.inject({ url: '/media-center', headers: { accept: 'text/html,*/*' } })).statusCode).toBe(200)
  for (const address of [
    'film/1080p.mp4',
    'film',
    'film/',
    '',
    '%2e%2e/clips.ts',
    '..%2fclips.ts',
    'film/hls/..%2f..%2f..%2fclips.ts',
    '.env',
  ]) {
    const reply = await withPage.app.inject({ url: `/media/demo/${address}`, headers: { accept: 'text/html,*/*' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ error: { code: 'not-found' } })
  }
})

test('it carries the security headers like everything else', async () => {
  expect((await get()).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("media-src 'self' data: blob:;"),
  })
})
