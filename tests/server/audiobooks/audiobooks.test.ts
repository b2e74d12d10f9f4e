import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, expectTypeOf, test } from 'vitest'
import { audiobooksAnswer, type Book, bookSchema, type BuiltInBook } from '#contract/audiobooks.ts'
import { audiobookRoutes } from '#server/audiobooks/audiobooks.ts'
import { bundledBooks } from '#server/audiobooks/bundled.ts'
import records from '#server/audiobooks/bundled/librivox.json' with { type: 'json' }
import { RateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { oneServerForAll, server } from '#support/file-server.ts'
import { startTestServer } from '#support/server.ts'

oneServerForAll()

const list = '/api/catalogue/audiobooks'
const ids = (body: unknown): string[] => audiobooksAnswer.parse(body).books.map(({ id }) => id)

test('everybody is told of every book, without its chapters; who has the answer is told that it still holds', async () => {
  const first = await server.app.inject(list)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(ids(first.json())).toHaveLength(8)
  const again = await server.app.inject({ url: list, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('each book is there with its chapters, and their files', async () => {
  for (const id of ids((await server.app.inject(list)).json())) {
    const book = bookSchema.parse((await server.app.inject(`${list}/${id}`)).json())
    expect(book.chapters.length).toBeGreaterThanOrEqual(3)
    for (const { url, bytes } of book.chapters) {
      const file = await server.app.inject({ method: 'HEAD', url })
      expect(file.headers).toMatchObject({
        'content-type': book.chapters[0]?.mime,
        'content-length': String(bytes),
        'accept-ranges': 'bytes',
      })
    }
    const cover = await server.app.inject(book.picture ?? '')
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp'])
  }
})

test.each(['no-such-book', '..%2f..%2fetc', 'demo-flatland%00', 'x'.repeat(90)])('there is no book %s', async (id) => {
  const { statusCode, body } = await server.app.inject(`${list}/${id}`)
  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'not-found' } })
})

test('a real server has what the data support: one book with its files, twelve that are listened to at LibriVox', async () => {
  await using real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
  expect(ids((await real.call('audiobooks')).body)).toEqual(bundledBooks.map(({ id }) => id))
  const { body } = await real.call('audiobook', { params: { book: 'ia-flatland_rg_librivox' } })
  expect(bookSchema.parse(body)).toMatchObject({ seconds: 15_153, picture: expect.stringMatching(/^\/img\/s\//) })
  const policy = String((await real.app.inject('/api/health')).headers['content-security-policy'])
  expect(policy).toMatch(/media-src [^;]*https:\/\/\*\.archive\.org/)
})

test('the bundled books are whole, and each has its own words', () => {
  for (const book of bundledBooks) expect(bookSchema.safeParse({ ...book, picture: null }).error).toBeUndefined()
  expect(bundledBooks.map(({ chapters }) => chapters.length).filter(Boolean)).toEqual([9])
  expect(bundledBooks).toHaveLength(records.length + 1)
  expect(new Set(bundledBooks.map(({ description }) => description)).size).toBe(bundledBooks.length)
  expect(bundledBooks.every(({ description }) => description.length > 100)).toBe(true)
})

test('a book that comes with Matinee has a licence', () => {
  expectTypeOf<Book>().not.toExtend<BuiltInBook>()
  expect(bundledBooks.every(({ licence }) => licence.attribution !== '')).toBe(true)
})

const sign = (url: string): string => `/img/s/${encodeURIComponent(url)}`

test("the operator's books come first, their pictures by our proxy, and a new list of them counts at once", async () => {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('member', undefined)
  const services = { limits: new RateLimits(() => 0, 1000) } as Services
  const [flatland] = bundledBooks
  if (!flatland) throw new Error('nothing is bundled')
  const own: Book = { ...flatland, id: 'librivox-830', title: 'Mine', licence: null }
  let items: readonly Book[] = []
  audiobookRoutes(app, services, { itemsOf: () => items, signPicture: sign, bundled: bundledBooks })
  const before = await app.inject('/catalogue/audiobooks')
  items = [own]
  const after = await app.inject('/catalogue/audiobooks')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(ids(after.json()).slice(0, 2)).toEqual(['librivox-830', flatland.id])
  expect(ids(after.json())).toHaveLength(bundledBooks.length)
  expect((await app.inject('/catalogue/audiobooks/librivox-830')).json()).toMatchObject({ title: 'Mine', picture: sign(own.picture ?? '') })
  await app.close()
})
