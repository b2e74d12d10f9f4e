import { beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#product/cache-names.ts'
import { downloading } from '#product/downloads.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { offlineMedia } from '../../sw/offline-media.ts'

const origin = 'https://matinee.example'
const { pieceBytes } = downloading
const bytes = pieceBytes * 2 + 1000
/** A byte for each place, so that a wrong place shows. */
const content = Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + Math.floor(at / 251)) % 256)
const key = 'movie:603'
const file = `/offline-media/${key}/0`

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches())
  const cache = await caches.open(cacheNames.downloads)
  const waiting = { bytes: null, type: 'video/mp4' }
  await cache.put(
    `/offline-media/${key}`,
    Response.json({ files: [{ bytes, type: 'video/mp4' }, waiting, { bytes: 10, type: 'video/mp4' }] }),
  )
  for (let piece = 0; piece * pieceBytes < bytes; piece += 1)
    await cache.put(`${file}/${piece}`, new Response(content.slice(piece * pieceBytes, (piece + 1) * pieceBytes)))
})

async function ask(path: string, range?: string, method = 'GET'): Promise<Response> {
  const answer = await offlineMedia(new Request(origin + path, { method, headers: range === undefined ? {} : { range } }), origin)
  if (answer === undefined) throw new Error('it is not answered')
  return answer
}

const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test('a copy is given whole', async () => {
  const answer = await ask(file)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-length')]).toEqual([
    200,
    'video/mp4',
    String(bytes),
  ])
  expect(Buffer.compare(await bodyOf(answer), content)).toBe(0)
})

test.each([
  ['its beginning', 'bytes=0-9', 0, 9],
  ['a stretch inside a piece', 'bytes=100-299', 100, 299],
  ['a stretch over the edge of pieces', `bytes=${pieceBytes - 3}-${pieceBytes + 3}`, pieceBytes - 3, pieceBytes + 3],
  ['a stretch over all pieces', `bytes=5-${bytes - 6}`, 5, bytes - 6],
  ['from a place on', `bytes=${pieceBytes}-`, pieceBytes, bytes - 1],
  ['its end', 'bytes=-7', bytes - 7, bytes - 1],
  ['more than there is', `bytes=${bytes - 2}-${bytes + 500}`, bytes - 2, bytes - 1],
])('of a copy, %s', async (_, range, from, to) => {
  const answer = await ask(file, range)
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${bytes}`])
  expect(Buffer.compare(await bodyOf(answer), content.slice(from, to + 1))).toBe(0)
})

test('what lies behind the end is refused with the length', async () => {
  const answer = await ask(file, `bytes=${bytes}-`)
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`])
})

test('asked for its head only, nothing is read', async () => {
  const answer = await ask(file, undefined, 'HEAD')
  expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([200, String(bytes), null])
})

test.each([`/offline-media/${key}/1`, `/offline-media/${key}/9`, '/offline-media/movie:1/0', `${file}/0`, `/offline-media/${key}`])(
  'what is not here is not found: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('a copy with a hole breaks off there instead of playing something else', async () => {
  const hole = await ask(`/offline-media/${key}/2`)
  await expect(hole.arrayBuffer()).rejects.toThrow('has no piece 0')
})

test.each([`${origin}/movie/603`, 'https://films.example/offline-media/movie:603/0'])('the rest is not its business: %s', (address) => {
  expect(offlineMedia(new Request(address), origin)).toBeUndefined()
})
