import { afterEach, expect, test } from 'vitest'
import { limits, longestAddress } from '#server/http/limits.ts'
import { scratchFolder, startTestServer, type TestServer, type TestServerOptions } from '#support/server.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A server of the demo with a build of two files. */
async function start(options: TestServerOptions = {}) {
  const webRoot = scratchFolder()
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  writeFileSync(join(webRoot, 'assets/app-1.js'), '0')
  const server = await startTestServer({ webRoot, ...options })
  servers.push(server)
  const get = (url: string, remoteAddress = '192.0.2.1') => server.app.inject({ url, remoteAddress, headers: { accept: '*/*' } })
  return { server, get }
}

const places = [
  '/',
  '/movie/603',
  '/assets/app-1.js',
  '/config.json',
  '/api/health',
  '/api/nowhere',
  '/img/w500/nothing.webp',
  '/tmdb/3/genre/movie/list',
  '/media/demo/nothing.mp4',
]

test.each(places)('%s is among what a network may ask for in a minute', async (url) => {
  const { get, server } = await start({ limitFactor: 3 / limits.any.max })
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3']) await get('/version.json', address)
  const refused = await get(url, '2001:db8:1:2::4')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(refused.json()).toMatchObject({ error: { code: 'rate-limited', retry_after: 60 } })
  expect((await get('/version.json', '2001:db8:1:3::1')).statusCode).toBe(200)
  server.clock.now += limits.any.windowMs
  expect((await get('/version.json', '2001:db8:1:2::1')).statusCode).toBe(200)
})

test('a page with a hundred pictures, opened by ten people of one household in a minute, is not too much', () => {
  const perPage = 100 + 100 + 30
  expect(limits.any.max).toBeGreaterThanOrEqual(10 * perPage)
  expect(limits.picture.max).toBeGreaterThanOrEqual(10 * 100)
})

test('questions to the demo have a limit of their own, told like any other', async () => {
  const { get } = await start({ limitFactor: 3 / limits.catalogue.max })
  for (const page of [1, 2, 3]) expect((await get(`/tmdb/3/movie/popular?page=${page}`)).statusCode).toBe(200)
  const refused = await get('/tmdb/3/movie/popular?page=4')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([429, '60', 'rate-limited'])
  expect((await get('/tmdb/3/movie/popular?page=4', '192.0.2.2')).statusCode).toBe(200)
  expect((await get('/config.json')).statusCode).toBe(200)
})

test.each(places)('an address of %s that is too long is refused with what to do', async (url) => {
  const { get } = await start()
  const { statusCode, headers, json } = await get(`${url}?q=${'x'.repeat(longestAddress.any)}`)
  expect([statusCode, json().error.code, headers['cache-control']]).toEqual([400, 'invalid-input', 'no-store'])
  expect(json().error.message).toMatch(/^The address has \d+ characters, and at most \d+ are read\. Ask for less at a time\.$/)
})

const ofLength = (length: number): string => '/tmdb/3/search/movie?query='.padEnd(length, 'x')

test('a question to the demo is read up to its own length', async () => {
  const { get } = await start()
  expect((await get(ofLength(longestAddress.catalogue))).statusCode).toBe(200)
  expect((await get(ofLength(longestAddress.catalogue + 1))).statusCode).toBe(400)
})

test('of two networks that ask the demo at the same time the one with few questions is answered first', async () => {
  const { get } = await start()
  const order: string[] = []
  const ask = async (name: string, address: string) => {
    await get(`/tmdb/3/movie/popular?page=${1 + (order.length % 3)}`, address)
    order.push(name)
  }
  const many = Array.from({ length: 20 }, () => ask('many', '192.0.2.1'))
  await Promise.all([...many, ask('few', '192.0.2.2')])
  expect(order.indexOf('few')).toBeLessThan(5)
})
