import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { lanes } from '#server/http/limits.ts'
import { holdDeadlines } from '#support/deadlines.ts'
import { startTestServer } from '#support/server.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
})

/** Our server in front of a movie database that answers as the test says. */
async function behind(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const upstream = await startTinyServer(answer)
  const server = await startTestServer({ env: { TMDB_API_KEY: 'k3y', TMDB_PROXY: '1', TMDB_BASE_URL: `${upstream.url}/3` } })
  opened.push(server, upstream)
  const get = (id: string, remoteAddress: string) => server.app.inject({ url: `/tmdb/3/movie/${id}`, remoteAddress })
  return { upstream, get }
}

test('a visitor with many questions that the service takes long for waits for themselves', async () => {
  holdDeadlines()
  const waiting: ServerResponse[] = []
  const { get, upstream } = await behind((request, response) =>
    request.url?.includes('/movie/7') ? void waiting.push(response) : json(response, { id: 8 }),
  )
  const many = Array.from({ length: 390 }, (_, place) => get(`7${place}`, '192.0.2.1'))
  await expect.poll(() => waiting).toHaveLength(lanes.questions.perNetwork)
  expect((await get('8', '192.0.2.2')).json()).toEqual({ id: 8 })
  expect(upstream.asked).toHaveLength(lanes.questions.perNetwork + 1)
  for (let done = 0; done < many.length; done += 1) {
    await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(0)
    for (const response of waiting.splice(0, 1)) json(response, { id: 7 })
  }
  expect(new Set((await Promise.all(many)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('after seven seconds everybody is told that it took too long, and what waited in vain is not asked afterwards', async () => {
  const deadlines = holdDeadlines()
  const { get, upstream } = await behind(() => undefined)
  const many = Array.from({ length: lanes.questions.perNetwork + 1 }, (_, place) => get(`7${place}`, '192.0.2.1'))
  await expect.poll(() => upstream.asked).toHaveLength(lanes.questions.perNetwork)
  for (const { ms, pass } of deadlines) if (ms === 7000) pass()
  for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(504)
  expect(upstream.asked).toHaveLength(lanes.questions.perNetwork)
})
