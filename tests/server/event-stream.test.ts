import { beforeAll, expect, test, vi } from 'vitest'
import { putFavorite, stampAt } from '#support/sync.ts'
import { member, oneServerForAll, server } from '#support/file-server.ts'

oneServerForAll()

let url: string

beforeAll(async () => {
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const favorite = { media_id: 603, media_type: 'movie', title: 'The Matrix' }

/** An open stream: the next number it tells, or undefined when it has ended. */
async function listen(token: string) {
  const response = await fetch(`${url}/api/sync/events`, { headers: { authorization: `Bearer ${token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const found = /^data: \{"seq":(\d+)\}\n\n/.exec(buffer)
      if (found) {
        buffer = buffer.slice(found[0].length)
        return Number(found[1])
      }
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return undefined
      buffer += chunk.value
    }
  }
  return { response, next, said: () => buffer, close: () => reader?.cancel() }
}

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

test('an eleventh stream ends the oldest', async () => {
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let index = 0; index < 11; index++) {
    const stream = await listen(member.token)
    await stream.next()
    streams.push(stream)
  }
  expect(await streams[0]?.next()).toBeUndefined()
  await server.call('addFavorite', { token: member.token, body: favorite })
  expect(await streams[10]?.next()).toBe(1)
  for (const stream of streams) await stream.close()
})
