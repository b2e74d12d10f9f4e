import { afterEach, expect, test, vi } from 'vitest'
import { askSource } from '#remote/sources/ask.ts'
import { startTinyServer } from '#support/tiny-server.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [410, 'missing'],
  [500, 'failing'],
  [503, 'failing'],
  [429, 'failing'],
])('a source that answers with %i is %s', async (status, problem) => {
  await using server = await startTinyServer((_request, response) => response.writeHead(status).end('{}'))
  expect(await askSource(`${server.url}/x`)).toEqual({ ok: false, problem })
})

test('what is no JSON cannot be read; an answer without a body is one', async () => {
  await using server = await startTinyServer((request, response) =>
    response.writeHead(request.url === '/page' ? 200 : 204).end(request.url === '/page' ? '<p>' : undefined),
  )
  expect(await askSource(`${server.url}/page`)).toEqual({ ok: false, problem: 'unreadable' })
  expect(await askSource(`${server.url}/nothing`)).toEqual({ ok: true, value: undefined })
})

test('who does not answer in eight seconds is slow, who does not answer at all out of reach', async () => {
  const gone = await startTinyServer(() => undefined)
  await gone[Symbol.asyncDispose]()
  expect(await askSource(`${gone.url}/x`)).toEqual({ ok: false, problem: 'unreachable' })

  await using silent = await startTinyServer(() => undefined)
  const { timeout } = AbortSignal
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100))
  expect(await askSource(`${silent.url}/x`)).toEqual({ ok: false, problem: 'slow' })
  expect(limits).toHaveBeenCalledWith(8000)
})

test('a host that failed twice is asked again only after a while, or when the person wants it', async () => {
  let isWell = false
  await using server = await startTinyServer((_request, response) => response.writeHead(isWell ? 200 : 503).end('{}'))
  await askSource(`${server.url}/1`)
  await askSource(`${server.url}/2`)
  expect(await askSource(`${server.url}/3`)).toEqual({ ok: false, problem: 'resting' })
  expect(server.asked).toEqual(['/1', '/2'])
  isWell = true
  expect(await askSource(`${server.url}/4`, { isWanted: true })).toEqual({ ok: true, value: {} })
  expect(await askSource(`${server.url}/5`)).toEqual({ ok: true, value: {} })
})

test('a refusal or something missing is no reason to leave a host alone', async () => {
  await using server = await startTinyServer((_request, response) => response.writeHead(404).end('{}'))
  for (let count = 0; count < 4; count += 1) expect(await askSource(`${server.url}/x`)).toEqual({ ok: false, problem: 'missing' })
})
