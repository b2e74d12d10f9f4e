import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test, vi } from 'vitest'
import { Announcer } from '#server/sync/announcer.ts'
import { openEventStream } from '#server/sync/event-stream.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { member, oneServerForAll, server } from '#support/file-server.ts'

oneServerForAll()

let url: string

beforeAll(async () => {
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const favorite = { media_id: 603, media_type: 'movie', title: 'The Matrix' }

interface Said {
  seq?: number
  retry_after?: number
}

/** Opens a stream, of a browser if one is named. */
const open = (token: string, clientId?: string) =>
  fetch(`${url}/api/sync/events`, {
    headers: { authorization: `Bearer ${token}`, ...(clientId !== undefined && { 'x-sync-client': `${clientId};v=1` }) },
  })

/** An open stream: the next number it tells, or undefined when it has ended. */
async function listen(token: string, clientId?: string) {
  const response = await open(token, clientId)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  const message = async (): Promise<Said | undefined> => {
    for (;;) {
      const found = /^data: (\{.*\})\n\n/.exec(buffer)
      if (found) {
        buffer = buffer.slice(found[0].length)
        return JSON.parse(found[1] ?? '') as Said
      }
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return undefined
      buffer += chunk.value
    }
  }
  return { response, message, next: async () => (await message())?.seq, said: () => buffer, close: () => reader?.cancel() }
}

/** So many streams of the member, each of a browser of its own. */
async function listenAs(devices: number) {
  const streams = await Promise.all(Array.from({ length: devices }, (_, index) => listen(member.token, clientId(index))))
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(streams.map(() => 0))
  return { streams, close: () => Promise.all(streams.map(({ close }) => close())) }
}

const clientId = (index: number): string => index.toString(16).padStart(12, '0')

test('a stream tells the number at once and after every change, from any device', async () => {
  const stream = await listen(member.token)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.response.headers.get('cache-control')).toBe('no-store')
  expect(await stream.next()).toBe(0)
  await server.call('addFavorite', { token: member.token, body: favorite })
  expect(await stream.next()).toBe(1)
  await server.call('push', {
    token: member.token,
    body: { items: [putFavorite(1, stampAt(server.clock.now)), putFavorite(2, stampAt(server.clock.now))] },
  })
  expect(await stream.next()).toBe(3)
  await stream.close()
})

test('a change that lost tells nothing', async () => {
  const stream = await listen(member.token)
  await stream.next()
  const item = putFavorite(1, stampAt(server.clock.now, 1))
  await server.call('push', { token: member.token, body: { items: [item] } })
  expect(await stream.next()).toBe(1)
  await server.call('push', { token: member.token, body: { items: [item, putFavorite(1, stampAt(server.clock.now))] } })
  await server.call('addFavorite', { token: member.token, body: favorite })
  expect(await stream.next()).toBe(4)
  await stream.close()
})

test("nobody hears of another member's changes", async () => {
  const stream = await listen(member.token)
  await stream.next()
  const other = await server.register()
  await server.call('addFavorite', { token: other.token, body: favorite })
  await server.call('addFavorite', { token: other.token, body: { ...favorite, media_id: 1 } })
  await server.call('addFavorite', { token: member.token, body: favorite })
  expect(await stream.next()).toBe(1)
  await stream.close()
})

test('signing out ends the streams of that session only', async () => {
  const { body } = await server.call('login', { body: { email: member.email, password: member.password } })
  const mine = await listen(member.token)
  const other = await listen((body as { token: string }).token)
  await mine.next()
  await other.next()
  await server.call('logout', { token: member.token })
  expect(await mine.next()).toBeUndefined()
  await server.call('addFavorite', { token: (body as { token: string }).token, body: favorite })
  expect(await other.next()).toBe(1)
  await other.close()
})

test('a stream is kept alive, and ends by itself when its session is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await listen(member.token)
    await stream.next()
    const next = stream.next()
    await vi.advanceTimersByTimeAsync(20_000)
    server.clock.now += 31 * 24 * 3600_000
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await next).toBeUndefined()
    expect(stream.said()).toBe(': still here\n\n')
  } finally {
    vi.useRealTimers()
  }
})

test('25 devices of a member all hear', async () => {
  const { streams, close } = await listenAs(25)
  await server.call('addFavorite', { token: member.token, body: favorite })
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(streams.map(() => 1))
  await close()
})

test('a second stream of a browser takes the place of its first, which is told not to come back soon; nobody else has to go', async () => {
  const other = await listen(member.token, clientId(2))
  await other.next()
  const stranger = await server.register()
  const sameBrowser = await listen(stranger.token, clientId(1))
  await sameBrowser.next()
  const first = await listen(member.token, clientId(1))
  await first.next()
  const second = await listen(member.token, clientId(1))
  await second.next()
  expect(await first.message()).toEqual({ retry_after: 300 })
  expect(await first.message()).toBeUndefined()
  await server.call('addFavorite', { token: member.token, body: favorite })
  await server.call('addFavorite', { token: stranger.token, body: favorite })
  for (const stream of [other, second, sameBrowser]) {
    expect(await stream.next()).toBe(1)
    await stream.close()
  }
})

test('where a member has too many the newcomer is refused, in words that say when to come back; one that goes makes room', async () => {
  const { streams, close } = await listenAs(100)
  const refused = await open(member.token, clientId(100))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('300')
  expect(await refused.json()).toMatchObject({ error: { code: 'busy', retry_after: 300 } })
  // A browser that comes back is no newcomer.
  const back = await listen(member.token, clientId(7))
  await back.next()
  await server.call('addFavorite', { token: member.token, body: favorite })
  const heard = await Promise.all(streams.filter((_, index) => index !== 7).map(({ next }) => next()))
  expect(heard).toEqual(heard.map(() => 1))
  await streams[0]?.close()
  await expect.poll(async () => (await open(member.token, clientId(101))).status).toBe(200)
  await back.close()
  await close()
})

test('a process has an end of what it can hold, whoever they are', () => {
  const announcer = new Announcer()
  const add = (userId: string, network: string) =>
    announcer.add({ userId, network, jti: '', clientId: undefined, send: () => undefined, end: () => undefined })
  const [leave] = Array.from({ length: 4000 }, (_, index) => add(`member ${index % 40}`, `192.0.2.${index % 40}`))
  expect(() => add('somebody else', '198.51.100.1')).toThrow('Too many devices listen here already')
  leave?.()
  expect(() => add('somebody else', '198.51.100.1')).not.toThrow()
})

test('an address has an end of what it can hold, whoever they are; another one has places left', () => {
  const announcer = new Announcer()
  const add = (userId: string, network: string) =>
    announcer.add({ userId, network, jti: '', clientId: undefined, send: () => undefined, end: () => undefined })
  const [leave] = Array.from({ length: 200 }, (_, index) => add(`member ${index % 4}`, '192.0.2.1'))
  expect(() => add('somebody else', '192.0.2.1')).toThrow('Too many devices listen here already')
  expect(() => add('somebody else', '192.0.2.2')).not.toThrow()
  leave?.()
  expect(() => add('somebody else', '192.0.2.1')).not.toThrow()
})

test('what a device does not read takes no room: it is told the newest number when it reads again, and ended when it never does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const announcer = new Announcer()
    const wire = Object.assign(new PassThrough({ highWaterMark: 64 }), { writeHead: () => undefined })
    const reply = { raw: wire, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply
    const { user, token } = member
    const jti = String(decodeJwt(token).jti)
    openEventStream(
      { db: server.db, clock: () => server.clock.now, announcer },
      { member: { ...user, jti }, network: '192.0.2.1', clientId: undefined, reply, seq: 0 },
    )
    for (let seq = 1; seq <= 10_000; seq += 1) announcer.announce(user.id, seq)
    expect(wire.readableLength + wire.writableLength).toBeLessThan(1000)
    const heard: string[] = []
    wire.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
    await expect.poll(() => heard.at(-1)).toBe('data: {"seq":10000}\n\n')
    expect(heard.length).toBeLessThan(50)
    wire.pause()
    for (let seq = 10_001; seq <= 20_000; seq += 1) announcer.announce(user.id, seq)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(wire.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(wire.destroyed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('a client that does not say properly which browser it is is told how to', async () => {
  const { status, body } = await server.call('syncEvents', { token: member.token, headers: { 'x-sync-client': 'my phone' } })
  expect([status, body]).toMatchObject([400, { error: { code: 'invalid-input', fields: [{ path: 'X-Sync-Client' }] } }])
})
