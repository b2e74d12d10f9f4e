import { once } from 'node:events'
import { METHODS } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errorStatus, isErrorBody } from '#contract/errors.ts'
import { connectionLimits, limits, memoryLimits } from '#server/http/limits.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

let server: TestServer
let port: number
let sockets: Socket[]

beforeEach(async () => {
  server = await startTestServer({ limitFactor: 1 })
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** All that the server says to these words until it ends the connection: status, head and body of the first answer. */
async function say(words: string | Buffer): Promise<{ status: number; head: string; body: string }> {
  const socket = await open()
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).write(words)
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), head, body }
}

/** How many connections the server has. */
const openConnections = () =>
  new Promise<number>((resolve) => {
    server.app.server.getConnections((_, count) => resolve(count))
  })

const request = (start: string, ...headers: string[]): string => [`${start} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')
const host = 'Host: matinee.test'
/** All that Node's parser knows; CONNECT is ended by it. */
const methods = METHODS.filter((method) => method !== 'CONNECT')
const health = `GET /api/health HTTP/1.1\r\n${host}\r\n\r\n`

describe('what is no proper request is refused with a code and the headers of every answer', () => {
  test.each<[string, keyof typeof errorStatus, string | Buffer]>([
    ['no HTTP', 'invalid-input', 'hello\r\n\r\n'],
    ['headers without end', 'headers-too-large', request('GET /api/health', host, `X-Long: ${'x'.repeat(20_000)}`)],
    ['no host', 'invalid-input', request('GET /api/health')],
    ['two hosts', 'invalid-input', request('GET /api/health', host, 'Host: other.test')],
    ['the same host twice', 'invalid-input', request('GET /api/health', host, host)],
    ['two tokens', 'invalid-input', request('GET /api/auth/me', host, 'Authorization: Bearer a', 'authorization: Bearer b')],
    ['two lengths', 'invalid-input', request('POST /api/auth/login', host, 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', 'invalid-input', request('POST /api/auth/login', host, 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['compressed chunks', 'unsupported-media-type', request('POST /api/auth/login', host, 'Transfer-Encoding: gzip, chunked')],
    ['a body without end', 'payload-too-large', request('POST /api/favorites', host, 'Content-Length: 4000000000')],
    ['a body without end that nothing asks for', 'payload-too-large', request('GET /api/health', host, 'Content-Length: 4000000000')],
    ['bytes in the address', 'invalid-input', Buffer.from(request('GET /api/\xff', host), 'latin1')],
    ['an address that is no UTF-8', 'invalid-input', request('GET /api/favorites/%ff', host)],
    ['a query that is no UTF-8', 'invalid-input', request('GET /api/sync?cursor=%ff', host)],
  ])('%s: %s', async (_, code, words) => {
    const { status, head, body } = await say(words)
    const answer: unknown = JSON.parse(body)
    expect(isErrorBody(answer)).toBe(true)
    expect(answer).toMatchObject({ error: { code } })
    expect(status).toBe(errorStatus[code])
    for (const header of ['content-security-policy: ', 'x-content-type-options: nosniff', 'cache-control: no-store', 'x-server-time: '])
      expect(head.toLowerCase()).toContain(header)
  })

  test('a request that does not come in time: request-timeout', async () => {
    server.app.server.headersTimeout = 1
    // Node looks at such connections every few seconds.
    const { status, body } = await say(`GET /api/health HTTP/1.1\r\n${host}`)
    expect([status, JSON.parse(body)]).toMatchObject([408, { error: { code: 'request-timeout' } }])
  })
})

test.each(['/api/favorites', '/api/nothing', '/', '/img/w500/x.webp', '/tmdb/3/movie/popular'])(
  'no method leads to an error of the server at %s',
  async (path) => {
    const answers = await Promise.all(methods.map((method) => say(request(`${method} ${path}`, host))))
    expect(answers.filter(({ status }) => !(status < 500))).toEqual([])
  },
)

test('a method that an address does not have is refused with those it has', async () => {
  const others = methods.filter((method) => !['GET', 'POST', 'OPTIONS'].includes(method))
  const answers = await Promise.all(others.map((method) => say(request(`${method} /api/favorites`, host))))
  expect(new Set(answers.map(({ status, head }) => `${status} ${/^allow: (.*)$/im.exec(head)?.[1]}`))).toEqual(new Set(['405 GET, POST']))
})

test('whether an answer may be kept is not decided by how its address is written', async () => {
  const ann = await server.register()
  for (const path of ['/api/favorites', '/%61pi/favorites', '/api/favorites?a', '/api/%66avorites']) {
    const { status, head } = await say(request(`GET ${path}`, host, `Authorization: Bearer ${ann.token}`))
    expect([status, head.toLowerCase()]).toEqual([200, expect.stringContaining('cache-control: no-store')])
  }
})

test('whoever resets connections is counted', async () => {
  for (let round = 0; round < limits.anonymous.max; round += 1) {
    const socket = await open()
    socket.write(health)
    socket.resetAndDestroy()
  }
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(429)
})

test('a connection that asks for more and more and reads nothing is ended, while others are answered', async () => {
  const greedy = await open()
  greedy.pause().write(`GET /media/demo/film/hls/720p.mp4 HTTP/1.1\r\n${host}\r\n\r\n`.repeat(connectionLimits.requestsUnderWay + 1))
  await expect.poll(() => openConnections()).toBe(0)
  expect((await say(request('GET /api/health', host))).status).toBe(200)
})

test('what came in one piece with more than a connection may ask is counted, though nobody is answered', async () => {
  const greedy = await open()
  greedy.pause().write(health.repeat(limits.anonymous.max + 20))
  await expect.poll(() => openConnections()).toBe(0)
  expect((await say(request('GET /api/health', host))).status).toBe(429)
})

test('an address has only so many connections', async () => {
  for (let count = 0; count < connectionLimits.perAddress; count += 1) await open()
  for (let count = 0; count < 10; count += 1) expect(await say('')).toMatchObject({ head: '' })
  expect(await openConnections()).toBe(connectionLimits.perAddress)
  sockets[0]?.destroy()
  await expect.poll(() => say(request('GET /api/health', host)).then(({ status }) => status)).toBe(200)
})

test('what is answered is let go of', async () => {
  await using free = await startTestServer()
  const statuses = new Set<number>()
  const calls = memoryLimits.perAddress / memoryLimits.request + 100
  for (let call = 0; call < calls; call += 1) statuses.add((await free.app.inject({ url: '/version.json' })).statusCode)
  expect([...statuses]).toEqual([200])
})

test('silent connections are ended', () => {
  const { timeout, headersTimeout, requestTimeout, maxConnections } = server.app.server
  expect({ timeout, headersTimeout, requestTimeout, maxConnections }).toEqual({
    timeout: 60_000,
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    maxConnections: 5000,
  })
})
