import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listenToEvents } from '#remote/api/event-stream.ts'
import { startTestServer } from '#support/server.ts'

let server: Server | undefined

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

const { fetch } = globalThis

async function serve(answer: RequestListener): Promise<void> {
  server = createServer(answer)
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
}

const stream = { 'content-type': 'text/event-stream; charset=utf-8' }

/** What is heard until the connection ends. */
async function hear(signal = new AbortController().signal): Promise<number[]> {
  const heard: number[] = []
  await listenToEvents({ token: 'a token', clientId: undefined, announced: (seq) => heard.push(seq), signal })
  return heard
}

test('the numbers of the real server are heard, at once and after every change, until it is given up', async () => {
  await using real = await startTestServer()
  const url = await real.app.listen({ host: '127.0.0.1', port: 0 })
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(`${url}${path}`, init))
  const { token } = await real.register()
  const heard: number[] = []
  const given = new AbortController()
  const over = listenToEvents({ token, clientId: 'c0ffee000001', announced: (seq) => heard.push(seq), signal: given.signal })
  await expect.poll(() => heard).toEqual([0])
  await real.call('addFavorite', { token, body: { media_id: 603, media_type: 'movie', title: 'The Matrix' } })
  await expect.poll(() => heard).toEqual([0, 1])
  given.abort()
  await over
})

test('it ends when the session is over', async () => {
  await using real = await startTestServer()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real.fetch(`http://matinee.test${path}`, init))
  expect(await hear()).toEqual([])
})

test('lines that arrive in pieces are put together; heartbeats and what nobody understands are passed over', async () => {
  await serve(async (_, reply) => {
    reply.writeHead(200, stream)
    for (const piece of [
      'data: {"se',
      'q":7}\n\n: still here\n\nda',
      'ta: nonsense\n\ndata: {"seq":"8"}\n\ndata: null\n\n',
      'data: {"seq":9}\n\n',
    ]) {
      reply.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    reply.end()
  })
  expect(await hear()).toEqual([7, 9])
})

test.each<[string, RequestListener]>([
  ['a captive portal', (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('data: {"seq":7}\n\n')],
  ['a refusal', (_, reply) => reply.writeHead(401, stream).end('data: {"seq":7}\n\n')],
  ['a redirection', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a line without an end', (_, reply) => reply.writeHead(200, stream).end('data: {"seq":7}'.padEnd(5000))],
  ['a connection that is cut', (_, reply) => reply.destroy()],
])('%s is heard as nothing', async (_, answer) => {
  await serve(answer)
  expect(await hear()).toEqual([])
})

test.each<[string, number | null, RequestListener]>([
  [
    'a server that has no place for it',
    300_000,
    (_, reply) => reply.writeHead(503).end(JSON.stringify({ error: { code: 'busy', retry_after: 300 } })),
  ],
  ['a stream that gives way to another one', 300_000, (_, reply) => reply.writeHead(200, stream).end('data: {"retry_after":300}\n\n')],
  ['a server that fails', null, (_, reply) => reply.writeHead(500).end(JSON.stringify({ error: { code: 'internal' } }))],
  ["a proxy's own words", null, (_, reply) => reply.writeHead(503).end('<p>retry_after: 300</p>')],
  ['a stream that breaks', null, (_, reply) => reply.writeHead(200, stream).end('data: {"seq":7}\n\n')],
])('%s is asked again after %s ms', async (_, ms, answer) => {
  await serve(answer)
  const { signal } = new AbortController()
  expect(await listenToEvents({ token: 'a token', clientId: undefined, announced: () => undefined, signal })).toBe(ms)
})

test('a connection that is silent for 45 s is given up', async () => {
  await serve((_, reply) => {
    reply.writeHead(200, stream).write('data: {"seq":7}\n\n')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const heard: number[] = []
  let isOver = false
  const listen = async () => {
    await listenToEvents({
      token: 'a token',
      clientId: undefined,
      announced: (seq) => heard.push(seq),
      signal: new AbortController().signal,
    })
    isOver = true
  }
  const over = listen()
  await expect.poll(() => heard).toHaveLength(1)
  vi.advanceTimersByTime(44_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(1000)
  await over
})
