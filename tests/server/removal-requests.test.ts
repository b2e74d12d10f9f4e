import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { removalLimits } from '#contract/removal-requests.ts'
import { retention } from '#product/retention.ts'
import { limits } from '#server/http/limits.ts'
import { listRemovalRequests } from '#server/repositories/removal-requests.ts'
import { startTestServer, type TestServer } from '#support/server.ts'
import { cleanUp } from '#support/housekeeping.ts'

const request = (changes: object = {}) => ({
  request_id: randomUUID(),
  content: 'https://matinee.example/movie/603',
  reason: 'copyright',
  details: 'I wrote the screenplay.\nNobody asked me.',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  statement: true,
  ...changes,
})
const send = (server: TestServer, body: object, ip = '192.0.2.1') =>
  server.call('requestRemoval', { body, headers: { 'x-forwarded-for': ip } })
const stored = (server: TestServer) => listRemovalRequests(server.db, 10)
const referenceOf = ({ body }: { body: unknown }) => (body as { reference: string }).reference

test('a request is stored for the operator and answered with a reference, without an account', async () => {
  await using server = await startTestServer()
  const sent = request({ content: '  The Lantern  ' })
  const answer = await send(server, sent)
  expect(answer).toMatchObject({
    status: 201,
    body: { reference: expect.stringMatching(/^MR(?:-[2-9A-HJ-NP-Z]{4}){2}$/), received_at: new Date(server.clock.now).toISOString() },
  })
  const { request_id: id, statement: _, ...said } = sent
  expect(await stored(server)).toEqual([
    { ...said, id, content: 'The Lantern', reference: referenceOf(answer), received_at: server.clock.now },
  ])
})

test('a request that is sent again, because its answer was lost, is the same request', async () => {
  await using server = await startTestServer()
  const sent = request()
  const first = await send(server, sent)
  server.clock.now += 60_000
  const again = await send(server, { ...sent, request_id: sent.request_id.toUpperCase() })
  expect(again).toMatchObject({ status: 200, body: first.body as object })
  expect(await stored(server)).toHaveLength(1)
})

test('another request under the same id is refused, and the first one stays as it was', async () => {
  await using server = await startTestServer()
  const sent = request()
  await send(server, sent)
  const before = await stored(server)
  for (const changes of [
    { details: 'Something else.' },
    { name: 'Eve' },
    { email: 'eve@example.org' },
    { reason: 'other' },
    { content: 'X' },
  ]) {
    expect(await send(server, { ...sent, ...changes })).toMatchObject({ status: 422, body: { error: { code: 'key-reused' } } })
  }
  expect(await stored(server)).toEqual(before)
})

test('the newest request is listed first', async () => {
  await using server = await startTestServer()
  for (const name of ['First', 'Second', 'Third']) {
    await send(server, request({ name }))
    server.clock.now += 1000
  }
  expect((await listRemovalRequests(server.db, 2)).map(({ name }) => name)).toEqual(['Third', 'Second'])
})

test.each([
  ['statement', false, 'must be one of true'],
  ['reason', 'taste', 'must be one of copyright, trademark, personality, unlawful, other'],
  ['email', 'ada at example', 'must be an e-mail address such as name@example.org'],
  ['content', '   ', 'must be at least 1 character long'],
  ['content', 'x'.repeat(removalLimits.content + 1), `must be at most ${removalLimits.content} characters long`],
  ['details', 'x'.repeat(removalLimits.details + 1), `must be at most ${removalLimits.details} characters long`],
  ['name', 'x'.repeat(removalLimits.name + 1), `must be at most ${removalLimits.name} characters long`],
  ['name', 'Ada\u001B[2J', 'has the wrong form'],
  ['content', 'Two\nlines', 'has the wrong form'],
  ['details', 'A bell\u0007', 'has the wrong form'],
  ['request_id', '1', 'must be a UUID'],
])('%s is refused when it is %j, and nothing is stored', async (field, value, message) => {
  await using server = await startTestServer()
  const answer = await send(server, request({ [field]: value }))
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-input', fields: [{ path: field, message }] } } })
  expect(await stored(server)).toEqual([])
})

test('one address may send five an hour, then is told how long to wait; another address is not held up', async () => {
  await using server = await startTestServer({ limitFactor: 1, env: { TRUST_PROXY: '1' } })
  for (let count = 0; count < limits.removal.max; count++) expect((await send(server, request())).status).toBe(201)
  expect(await send(server, request())).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  expect((await send(server, request(), '192.0.2.2')).status).toBe(201)
  server.clock.now += limits.removal.windowMs
  expect((await send(server, request())).status).toBe(201)
})

test('requests are forgotten after three years, and not before', async () => {
  await using server = await startTestServer()
  await send(server, request())
  const failed = vi.fn()
  const afterCleanUp = async (): Promise<number> => {
    await cleanUp(server, failed)
    return (await stored(server)).length
  }
  server.clock.now += retention.removalRequestYears * 365 * 86_400_000
  expect(await afterCleanUp()).toBe(1)
  server.clock.now += 1
  expect(await afterCleanUp()).toBe(0)
  expect(failed).not.toHaveBeenCalled()
})
