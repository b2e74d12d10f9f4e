import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getJson } from '#remote/api/http.ts'
import { holdDeadlines } from '#support/deadlines.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

beforeEach(() => void vi.stubGlobal('navigator', { language: 'en-US', onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

describe('asking for JSON', () => {
  test('gives the body, and the age the service worker puts on what it had kept', async () => {
    await using server = await startTinyServer((_, response) =>
      json(response, { a: 1 }, { headers: { 'X-Matinee-Cached-At': '1763600000000' } }),
    )
    expect(await getJson(`${server.url}/a`)).toEqual({ ok: true, body: { a: 1 }, cachedAt: 1_763_600_000_000 })
  })

  test('asks once for callers who ask at the same time, and again afterwards', async () => {
    await using server = await startTinyServer((_, response) => json(response, {}))
    await Promise.all([getJson(`${server.url}/a`), getJson(`${server.url}/a`), getJson(`${server.url}/b`)])
    expect(server.asked.toSorted()).toEqual(['/a', '/b'])
    await getJson(`${server.url}/a`)
    expect(server.asked).toHaveLength(3)
  })

  test('tries twice more after a fault that passes', async () => {
    let left = 2
    await using server = await startTinyServer((_, response) => json(response, {}, { status: left-- > 0 ? 503 : 200 }))
    expect(await getJson(server.url)).toMatchObject({ ok: true })
    expect(server.asked).toHaveLength(3)
  })

  test('gives up after three refusals and says so', async () => {
    await using server = await startTinyServer((_, response) => json(response, {}, { status: 500 }))
    expect(await getJson(server.url)).toMatchObject({ ok: false, failure: 'refused' })
    expect(server.asked).toHaveLength(3)
  })

  test.each([400, 401, 403, 422])('does not ask again what was refused with %i', async (status) => {
    await using server = await startTinyServer((_, response) => json(response, { status_code: 7 }, { status }))
    expect(await getJson(server.url)).toEqual({ ok: false, failure: 'refused' })
    expect(server.asked).toHaveLength(1)
  })

  test('does not ask again for what does not exist', async () => {
    await using server = await startTinyServer((_, response) => json(response, { status_code: 34 }, { status: 404 }))
    expect(await getJson(server.url)).toEqual({ ok: false, failure: 'not-found' })
    expect(server.asked).toHaveLength(1)
  })

  test.each([
    ['a captive portal’s page', 'text/html', '<html>Please log in</html>'],
    ['broken JSON', 'application/json', '{"results": ['],
    ['an empty body', 'application/json', ''],
  ])('takes %s for what it is', async (_, type, body) => {
    await using server = await startTinyServer((_, response) => {
      response.writeHead(200, { 'content-type': type })
      response.end(body)
    })
    expect(await getJson(server.url)).toEqual({ ok: false, failure: 'malformed' })
  })

  test('says offline when nobody answers, without trying again when the browser knows it', async () => {
    vi.stubGlobal('navigator', { language: 'en-US', onLine: false })
    await using server = await startTinyServer((request) => void request.socket.destroy())
    expect(await getJson(server.url)).toMatchObject({ ok: false, failure: 'offline' })
    expect(server.asked).toHaveLength(1)
  })

  test('gives up a server that accepts and does not answer within eight seconds, without trying again', async () => {
    const deadlines = holdDeadlines()
    await using server = await startTinyServer(() => undefined)
    const answer = getJson(server.url)
    await expect.poll(() => server.asked).toHaveLength(1)
    expect(deadlines.map(({ ms }) => ms)).toEqual([8000])
    deadlines[0]?.pass()
    expect(await answer).toEqual({ ok: false, failure: 'timeout' })
    expect(server.asked).toHaveLength(1)
  })

  test('ends a request that nobody waits for any more, and only then', async () => {
    let ended = 0
    await using server = await startTinyServer((request, response) => {
      if (request.url === '/other') json(response, {})
      else request.once('close', () => (ended += 1))
    })
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [getJson(server.url, { signal: first.signal }), getJson(server.url, { signal: second.signal })]
    await expect.poll(() => server.asked).toHaveLength(1)
    first.abort()
    await getJson(`${server.url}/other`)
    expect(ended).toBe(0)
    second.abort()
    await expect.poll(() => ended).toBe(1)
    expect((await Promise.all(answers)).every(({ ok }) => !ok)).toBe(true)
    // Given up is not tried again.
    expect(server.asked).toHaveLength(2)
  })

  test('asks anew for somebody who comes after it was given up', async () => {
    let answers = false
    await using server = await startTinyServer((_, response) => answers && json(response, { a: 1 }))
    const controller = new AbortController()
    void getJson(server.url, { signal: controller.signal })
    await expect.poll(() => server.asked).toHaveLength(1)
    controller.abort()
    answers = true
    expect(await getJson(server.url)).toMatchObject({ ok: true })
  })

  test('takes the answer the head script asked for, once', async () => {
    await using server = await startTinyServer((_, response) => json(response, { from: 'network' }))
    const early = Promise.resolve({ response: Response.json({}), text: '{"from":"head script"}' })
    vi.stubGlobal('window', { matineeEarly: { [server.url]: early } })
    expect(await getJson(server.url)).toMatchObject({ body: { from: 'head script' } })
    expect(await getJson(server.url)).toMatchObject({ body: { from: 'network' } })
  })
})
