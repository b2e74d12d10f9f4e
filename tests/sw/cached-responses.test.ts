import { expect, test, vi } from 'vitest'
import { memoryCaches } from '#support/cache-storage.ts'
import { cacheableBody, cachedAnswer, cachedAtAnotherSize, putAnswer } from '../../sw/cached-responses.ts'
import { runtimeCaches } from '../../sw/runtime-caches.ts'

const row = (name: string) => {
  const found = runtimeCaches.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`no cache ${name}`)
  return found
}
const catalogue = row('catalogue')
const images = row('images')
const json = { 'content-type': 'application/json; charset=utf-8' }

test('a whole answer of the movie database is kept', async () => {
  expect(await cacheableBody(catalogue, new Response('{"id":603}', { headers: json }))).not.toBeNull()
})

test.each([
  ['a captive portal', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['HTML that says it is JSON', new Response('<html>', { headers: json })],
  ['nothing', new Response('', { headers: json })],
  ['null', new Response('null', { headers: json })],
  ['a list', new Response('[]', { headers: json })],
  ['a number', new Response('1', { headers: json })],
  ['half an answer', new Response('{"results":[{"id":', { headers: json })],
  ['no type', new Response('{"id":1}')],
  ['a refusal', new Response('{"status_code":34}', { status: 404, headers: json })],
  ['a failure', new Response('{"a":1}', { status: 500, headers: json })],
  ['an answer by somebody else', new Response('{"a":1}', { status: 203, headers: json })],
  ['part of an answer', new Response('{"a":1}', { status: 206, headers: json })],
  ['no content', new Response(null, { status: 204, headers: json })],
  ['an answer nobody may look into', Response.error()],
])('%s never replaces a good answer', async (_, answer) => {
  expect(await cacheableBody(catalogue, answer)).toBeNull()
})

test('a picture is kept, a page in its place is not', async () => {
  expect(await cacheableBody(images, new Response('webp', { headers: { 'content-type': 'image/webp' } }))).not.toBeNull()
  expect(await cacheableBody(images, new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBeNull()
})

async function keepUnder(cache: typeof images, key: string, text: string): Promise<void> {
  await putAnswer(cache, key, new Response(null, { headers: json }), new TextEncoder().encode(text).buffer)
}
const kept = async (cache: typeof images, key: string) => (await cachedAnswer(cache, key))?.answer.text()

test('the one answer of a cache for one is replaced, never dropped', async () => {
  vi.stubGlobal('caches', memoryCaches())
  for (const text of ['a', 'b', 'c', 'd']) {
    await keepUnder(row('config'), '/config.json', text)
    expect(await kept(row('config'), '/config.json')).toBe(text)
  }
})

test('a full cache drops its oldest answers and keeps the newest', async () => {
  vi.stubGlobal('caches', memoryCaches())
  for (let id = 1; id <= 320; id++) await keepUnder(images, `/img/${id}`, String(id))
  const entries = await (await caches.open(images.name)).keys()
  expect(entries.length).toBeLessThanOrEqual(images.maxEntries)
  expect(entries.length).toBeGreaterThan(images.maxEntries * 0.9)
  expect([await kept(images, '/img/1'), await kept(images, '/img/320')]).toEqual([undefined, '320'])
})

test('a picture that was seen at one size stands in for another, and no other picture does', async () => {
  vi.stubGlobal('caches', memoryCaches())
  await keepUnder(images, 'https://m.test/img/w780/demoA.jpg.webp', 'small')
  expect(await (await cachedAtAnotherSize(images, 'https://m.test/img/backdrop/demoA.jpg.webp'))?.text()).toBe('small')
  expect(await cachedAtAnotherSize(images, 'https://m.test/img/backdrop/demoB.jpg.webp')).toBeUndefined()
})
