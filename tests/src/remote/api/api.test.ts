import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#remote/api/api.ts'
import { startTestServer } from '#support/server.ts'

let server: Server | undefined

afterEach(() => {
  vi.unstubAllGlobals()
  server?.close()
  server?.closeAllConnections()
})

/** Relative addresses, as a page has them, lead to this server. */
function reach(send: (path: string, init: RequestInit | undefined) => Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(path, init))
}

async function listen(answer: RequestListener): Promise<void> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready))
  const { port } = started.address() as AddressInfo
  const { fetch } = globalThis
  reach((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
}

const api = (token: string | null = null) =>
  createApi({
    token: () => token,
    newestToken: async () => token,
    keepToken: async () => undefined,
    answered: () => undefined,
    unauthenticated: () => undefined,
  })

test('a call reaches the real server with its token, and answers with its value', async () => {
  await using real = await startTestServer()
  reach((path, init) => real.fetch(`http://matinee.test${path}`, init))
  const { token, user } = await real.register()
  const result = await api(token)('profile')
  expect(result).toMatchObject({ ok: true, value: { id: user.id, email: user.email } })
})

test('a refusal of the real server keeps code, status and fields', async () => {
  await using real = await startTestServer()
  reach((path, init) => real.fetch(`http://matinee.test${path}`, init))
  const result = await api()('register', { body: { email: 'no', password: 'x', display_name: '' } })
  expect(result).toMatchObject({ ok: false, problem: { kind: 'refused', code: 'invalid-input', status: 400 } })
  const paths = !result.ok && result.problem.kind === 'refused' ? result.problem.fields.map(({ path }) => path) : []
  expect(paths.sort()).toEqual(['display_name', 'email', 'password'])
})

test('a member call without a token is refused as unauthenticated', async () => {
  await using real = await startTestServer()
  reach((path, init) => real.fetch(`http://matinee.test${path}`, init))
  expect(await api()('me')).toMatchObject({ ok: false, problem: { kind: 'refused', code: 'unauthenticated', status: 401 } })
})

const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

test.each([
  ['a captive portal', 200, html, '<html>Please sign in to the hotel</html>'],
  ['an empty success', 200, json, ''],
  ['broken JSON', 200, json, '{"user":'],
  ['a proxy that demands a password', 401, html, 'Proxy authentication'],
  ['a foreign 401 in JSON', 401, json, '{"message":"nope"}'],
  ['a foreign code', 403, json, '{"error":{"code":"E_FORBIDDEN"}}'],
  ['a gateway that fails', 502, html, '<h1>Bad gateway</h1>'],
])('%s is not ours', async (_, status, headers, body) => {
  await listen((_request, response) => response.writeHead(status, headers).end(body))
  expect(await api('token')('me')).toEqual({ ok: false, problem: { kind: 'not-ours' } })
})

test('a wait the server asks for is in milliseconds', async () => {
  const body = '{"error":{"code":"rate-limited","message":"slow down","retry_after":7}}'
  await listen((_, response) => response.writeHead(429, json).end(body))
  expect(await api()('health')).toMatchObject({ ok: false, problem: { code: 'rate-limited', retryAfterMs: 7000 } })
})

test('no server at all is unreachable', async () => {
  await listen((request) => request.socket.destroy())
  expect(await api()('health')).toEqual({ ok: false, problem: { kind: 'unreachable' } })
})

test('a redirect is not followed', async () => {
  await listen((_, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  expect(await api()('health')).toEqual({ ok: false, problem: { kind: 'unreachable' } })
})
