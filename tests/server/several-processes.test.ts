import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionAnswer } from '#contract/schemas.ts'
import { freshDatabase } from '#support/databases.ts'
import { type ServerProcess, startServer } from '#support/server-process.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
const json = { 'content-type': 'application/json' }
const withoutPostgres = databaseUrl === ''

let one: ServerProcess
let two: ServerProcess
let url: string
let drop: () => Promise<void>
let bearer: { authorization: string }

beforeAll(async () => {
  if (withoutPostgres) return
  const fresh = await freshDatabase()
  if (!('url' in fresh.place)) return
  ;({ url } = fresh.place)
  drop = fresh.drop
  one = await startServer({ env: { DATABASE_URL: url } })
  // They sign alike, as two servers of one installation do.
  two = await startServer({ env: { DATABASE_URL: url }, dataDir: one.dataDir })
  const body = JSON.stringify({ email: 'ann@example.org', password: 'seventeen green umbrellas', display_name: 'Ann' })
  const response = await fetch(`${one.url}/api/auth/register`, { method: 'POST', headers: json, body })
  bearer = { authorization: `Bearer ${((await response.json()) as SessionAnswer).token}` }
})

afterAll(async () => {
  if (withoutPostgres) return
  await Promise.all([one.kill(), two.kill()])
  await drop()
})

let lastId = 0

async function save(server: ServerProcess): Promise<number> {
  lastId += 1
  const body = JSON.stringify({ items: [putFavorite(lastId, stampAt(Date.now()))] })
  const response = await fetch(`${server.url}/api/sync/push`, { method: 'POST', headers: { ...json, ...bearer }, body })
  return ((await response.json()) as { seq: number }).seq
}

/** An open stream: waits for a number, or for its end (undefined). */
async function listen(server: ServerProcess, device = 0) {
  const client = { 'x-sync-client': `${device.toString(16).padStart(12, '0')};v=1` }
  const response = await fetch(`${server.url}/api/sync/events`, { headers: { ...bearer, ...client } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return undefined
      const found = /\{"seq":(\d+)\}/.exec(chunk.value)
      if (found) return Number(found[1])
    }
  }
  return { next, close: () => reader?.cancel() }
}

test.skipIf(withoutPostgres)('a stream on one server hears of a change that came to the other, both ways', async () => {
  for (const [writer, reader] of [
    [one, two],
    [two, one],
  ] as const) {
    const stream = await listen(reader)
    await stream.next()
    const seq = await save(writer)
    expect(await stream.next()).toBe(seq)
    await stream.close()
  }
})

test.skipIf(withoutPostgres)('25 devices of a member, spread over both servers, all hear', async () => {
  const streams = await Promise.all(Array.from({ length: 25 }, (_, device) => listen(device % 2 === 0 ? one : two, device + 1)))
  for (const stream of streams) await stream.next()
  const seq = await save(one)
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(streams.map(() => seq))
  for (const stream of streams) await stream.close()
})

test.skipIf(withoutPostgres)('when the listening connection broke, the streams end, and those opened after it hear again', async () => {
  const stream = await listen(two)
  await stream.next()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'Matinee hints' and datname = current_database()",
  )
  await admin.end()
  expect(await stream.next()).toBeUndefined()
  const again = await listen(two)
  await again.next()
  // The other server's ear may still be on its way back; only its mouth matters here.
  const seq = await save(one)
  expect(await again.next()).toBe(seq)
  await again.close()
})

test.skipIf(withoutPostgres)('signing out at one server ends the streams of that session on the other', async () => {
  const stream = await listen(two)
  await stream.next()
  const response = await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers: bearer })
  expect(response.status).toBe(204)
  expect(await stream.next()).toBeUndefined()
})
