import type { IncomingMessage, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { holdDeadlines } from '#support/deadlines.ts'
import { startTestServer } from '#support/server.ts'
import { json, startTinyServer, type TinyServer } from '#support/tiny-server.ts'
import { limits } from '#server/http/limits.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import { tmdbPassThrough } from '#server/tmdb/plugin.ts'
import { atEdge } from '#support/edge.ts'

const key = 'operators-own-key-0123456789'
const day = 86_400_000
const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Our server in front of a movie database that answers as the test says. */
async function behind(answer: Answer, given = key) {
  const service: { answer: Answer } = { answer }
  const upstream = await startTinyServer((request, response) => service.answer(request, response))
  const server = await startTestServer({ env: { TMDB_API_KEY: given, TMDB_BASE_URL: `${upstream.url}/3` } })
  opened.push(server, upstream)
  const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/tmdb/3${path}`, headers })
  return { server, upstream, service, get }
}

const ok: Answer = (_, response) => json(response, { page: 1, results: [] })
const missing: Answer = (_, response) => json(response, { status_code: 34 }, { status: 404 })

describe('with the key on the server', () => {
  test('the browser is sent to our own path without a key, and may ask nobody else', async () => {
    const { server } = await behind(ok)
    expect((await server.app.inject({ url: '/config.json' })).json()).toMatchObject({ tmdbBaseUrl: '/tmdb/3', tmdbKey: null, demo: false })
    const page = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'")
    expect(page.headers['content-security-policy']).not.toContain('127.0.0.1')
  })

  test('a question goes to the service with the key, and comes back without it', async () => {
    const { get, upstream } = await behind(ok)
    const { statusCode, headers, body } = await get('/movie/popular?page=2&language=de-DE&api_key=mine')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/json;charset=utf-8')
    expect(JSON.parse(body)).toEqual({ page: 1, results: [] })
    expect(upstream.asked).toEqual([`/3/movie/popular?language=de-DE&page=2&api_key=${key}`])
    expect(JSON.stringify(headers) + body).not.toContain(key)
  })

  test('a token of version 4 travels in a header', async () => {
    const token = 'aaa.bbb.ccc'
    let authorization: string | undefined
    const { get, upstream } = await behind((request, response) => {
      authorization = request.headers.authorization
      json(response, {})
    }, token)
    await get('/movie/603')
    expect(authorization).toBe(`Bearer ${token}`)
    expect(upstream.asked).toEqual(['/3/movie/603'])
  })

  test.each(['/account', '/movie/603/account_states', '/authentication/token/new', '/..%2faccount', '/movie/603%3fx'])(
    '%s never reaches the service',
    async (path) => {
      const { get, upstream } = await behind(ok)
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(404)
      expect(JSON.parse(body)).toMatchObject({ success: false, status_code: 34 })
      expect(upstream.asked).toEqual([])
    },
  )

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is no question', async (method) => {
    const { server, upstream } = await behind(ok)
    expect((await server.app.inject({ method, url: '/tmdb/3/movie/603', headers: { accept: 'text/html' } })).statusCode).toBe(404)
    expect(upstream.asked).toEqual([])
  })
})

describe('one memory for all visitors', () => {
  test('asks the service again only after five minutes, and says for how long an answer is fresh', async () => {
    const { get, server, upstream } = await behind(ok)
    expect((await get('/movie/603')).headers['cache-control']).toBe('public, max-age=300')
    server.clock.now += 299_000
    expect((await get('/movie/603')).headers['cache-control']).toBe('public, max-age=1')
    expect(upstream.asked).toHaveLength(1)
    server.clock.now += 1000
    await get('/movie/603')
    expect(upstream.asked).toHaveLength(2)
  })

  test('asks once for all who ask at the same time', async () => {
    const waiting: ServerResponse[] = []
    const { get, upstream } = await behind((_, response) => void waiting.push(response))
    const answers = Array.from({ length: 20 }, () => get('/tv/1399'))
    await expect.poll(() => waiting).toHaveLength(1)
    for (const response of waiting) json(response, { id: 1399 })
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(upstream.asked).toHaveLength(1)
  })

  test('answers with nothing but "unchanged" to whoever has it', async () => {
    const { get } = await behind(ok)
    const { headers } = await get('/movie/603')
    const again = await get('/movie/603', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each<[string, Answer]>([
    ['is full', (_, response) => json(response, { status_code: 25 }, { status: 429 })],
    ['fails', (_, response) => json(response, { status_code: 11 }, { status: 500 })],
    ['is away behind a page of its host', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['sends half an answer', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":')],
    ['hangs up', (request) => void request.socket.destroy()],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: 'https://evil.example/' }).end()],
    ['no longer takes the key', (_, response) => json(response, { status_code: 7 }, { status: 401 })],
  ])('tells what it knew, for a day, when the service %s', async (_, failing) => {
    const { get, server, service } = await behind((_request, response) => json(response, { id: 603 }))
    await get('/movie/603')
    service.answer = failing
    server.clock.now += day
    const kept = await get('/movie/603')
    expect([kept.statusCode, kept.json(), kept.headers['cache-control']]).toEqual([200, { id: 603 }, 'no-cache'])
    server.clock.now += 301_000
    expect((await get('/movie/603')).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('a service that lets questions hang', () => {
  test('is waited for once; then what was known is told at once, until it answers again', async () => {
    const { get, server, service, upstream } = await behind((request, response) => json(response, { path: request.url?.slice(2, 14) }))
    for (const id of [603, 604, 605]) await get(`/movie/${id}`)
    service.answer = () => undefined
    server.clock.now += day
    const deadlines = holdDeadlines()
    const first = get('/movie/603')
    await expect.poll(() => upstream.asked).toHaveLength(4)
    deadlines.at(-1)?.pass()
    expect((await first).statusCode).toBe(200)
    for (const id of [604, 605, 603]) expect((await get(`/movie/${id}`)).statusCode).toBe(200)
    expect(upstream.asked).toHaveLength(4)

    service.answer = ok
    server.clock.now += 30_000
    expect((await get('/movie/604')).json()).toEqual({ page: 1, results: [] })
    expect((await get('/movie/605')).json()).toEqual({ page: 1, results: [] })
  })
})

describe('what was there and is said to be missing', () => {
  test('is gone only when it is still missing five minutes later', async () => {
    const { get, server, service } = await behind((_, response) => json(response, { id: 603 }))
    await get('/movie/603')
    service.answer = missing
    server.clock.now += 301_000
    expect((await get('/movie/603')).json()).toEqual({ id: 603 })
    server.clock.now += 299_000
    expect((await get('/movie/603')).json()).toEqual({ id: 603 })
    server.clock.now += 1000
    expect((await get('/movie/603')).statusCode).toBe(404)
  })

  test('is there again as soon as the service has it', async () => {
    const { get, server, service } = await behind((_, response) => json(response, { id: 603 }))
    await get('/movie/603')
    for (const _ of [1, 2, 3]) {
      service.answer = missing
      server.clock.now += 301_000
      expect((await get('/movie/603')).statusCode).toBe(200)
      service.answer = (_request, response) => json(response, { id: 603, title: 'again' })
      expect((await get('/movie/603')).json()).toEqual({ id: 603, title: 'again' })
    }
  })
})

describe('what the service refuses', () => {
  test.each([
    [401, 401, 7],
    [403, 401, 7],
    [400, 400, 5],
    [422, 400, 5],
    [404, 404, 34],
    [429, 429, 25],
    [500, 502, 11],
    [503, 502, 11],
    [418, 502, 11],
  ])('%i is told as %i with the code %i, in words of our own', async (said, status, code) => {
    const words = `Failed: GET https://api.themoviedb.org/3/movie/1?api_key=${key}`
    const headers = { 'retry-after': key, 'x-request': key }
    const { get } = await behind((_, response) => json(response, { status_code: 1, status_message: words }, { status: said, headers }))
    const answer = await get('/movie/1')
    expect([answer.statusCode, answer.json().status_code]).toEqual([status, code])
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain(key)
  })

  test('how long to wait when it is full', async () => {
    const { get } = await behind((_, response) => json(response, { status_code: 25 }, { status: 429, headers: { 'retry-after': '7' } }))
    const { statusCode, headers } = await get('/movie/1')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '7', 'no-store'])
  })

  test('that it cannot be reached, in its own words', async () => {
    const { get, upstream } = await behind(ok)
    await upstream[Symbol.asyncDispose]()
    opened.pop()
    const answer = await get('/movie/1')
    expect([answer.statusCode, answer.json().status_code]).toEqual([502, 43])
  })

  test('that it did not answer within six seconds, and nobody waits longer than seven for anything', async () => {
    const deadlines = holdDeadlines()
    const { get, upstream } = await behind(() => undefined)
    const answered = get('/movie/1')
    await expect.poll(() => upstream.asked).toHaveLength(1)
    expect(deadlines.map(({ ms }) => ms)).toEqual([7000, 6000])
    deadlines[1]?.pass()
    const answer = await answered
    expect([answer.statusCode, answer.json().status_code]).toEqual([504, 24])
  })

  test('that its answer has no end', async () => {
    const { get } = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = setInterval(() => response.write(' '.repeat(512 * 1024)), 1)
      response.once('close', () => clearInterval(more))
    })
    expect((await get('/movie/1')).statusCode).toBe(502)
  })
})

test('a visitor who asks too much is told when to come back; what is known is told all the same', async () => {
  const upstream: TinyServer = await startTinyServer(ok)
  opened.push(upstream)
  const app = atEdge(Fastify())
  const three = new RateLimits(() => 0, 3 / limits.catalogue.max)
  await app.register(tmdbPassThrough, { prefix: '/tmdb/3', service: { baseUrl: upstream.url, key }, clock: () => 0, limits: three })
  const statuses: number[] = []
  for (const id of [1, 2, 3, 4, 1]) statuses.push((await app.inject({ url: `/tmdb/3/movie/${id}` })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
  const refused = await app.inject({ url: '/tmdb/3/movie/9' })
  expect([refused.headers['retry-after'], refused.json().status_code]).toEqual(['60', 25])
  await app.close()
})

test('the key stands in no line of the log, whatever goes wrong', async () => {
  let log = ''
  const stream = new Writable({
    write(chunk, _, done) {
      log += String(chunk)
      done()
    },
  })
  const upstream = await startTinyServer((request, response) =>
    request.url?.includes('/2') ? request.socket.destroy() : json(response, {}, { status: 500 }),
  )
  const app = atEdge(Fastify({ logger: { level: 'trace', stream } }))
  await app.register(tmdbPassThrough, {
    prefix: '/tmdb/3',
    service: { baseUrl: upstream.url, key },
    clock: () => 0,
    limits: new RateLimits(() => 0, 1),
  })
  for (const id of [1, 2]) await app.inject({ url: `/tmdb/3/movie/${id}` })
  await upstream[Symbol.asyncDispose]()
  await app.inject({ url: '/tmdb/3/movie/3' })
  await app.close()
  expect(log).toContain('the movie database failed')
  expect(log).toContain('ECONNREFUSED')
  expect(log).not.toContain(key)
})
