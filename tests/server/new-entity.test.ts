import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Table from '#contract/entities.ts'
import type { EntitySchemas } from '#contract/entities.ts'
import type { EntityRules } from '#contract/entity.ts'
import type { EntityName } from '#contract/sync.ts'
import { openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { versions } from '#db/versions.ts'
import { syncTransport } from '#remote/api/sync-transport.ts'
import { createEntityTable, migrations } from '#server/db/migrations.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import type { SyncPorts } from '#sync/ports.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { writeLocally } from '#sync/write.ts'

// The made-up entity's own file (rules, key and value) and its line in the table of entities.
vi.mock('#contract/entities.ts', async (original) => {
  const table = await original<typeof Table>()
  const { z } = await import('zod')
  const rules: EntityRules = { moment: 'remind_at', repeated: 'latest', clearable: true, fromGuest: 'merge', guestLimit: 2 }
  const schemas: EntitySchemas = {
    key: z.string().regex(/^reminder:\d+$/),
    value: z.strictObject({ text: z.string().min(1), remind_at: z.int() }),
  }
  return {
    entities: { ...table.entities, reminders: rules },
    entitySchemas: { ...table.entitySchemas, reminders: schemas },
  }
})

const entity = 'reminders' as EntityName

// Its tables, on the server and on the device.
migrations['9999-reminders'] = { up: (db) => createEntityTable(db, entity) }
versions.push({ stores: { [entity]: '[owner+key], [owner+tombstone]' } })

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer()
  member = await server.register()
})
afterAll(() => server.close())

/** A device of the member with a database of its own. */
async function device(name: string, clientByte: number) {
  const database = await openDatabase(() => undefined, name)
  let lastByte = clientByte
  const ports: SyncPorts = {
    store: dexieStore(database),
    clock: { now: () => server.clock.now, run: () => name },
    random: { bytes: (count) => new Uint8Array(count).map(() => lastByte++ % 256) },
    transport: syncTransport(async (endpoint, options = {}) => {
      const { status, headers, body } = await server.call(endpoint, { ...options, token: member.token } as object)
      if (status >= 300) throw new Error(`${endpoint} answered ${status}: ${JSON.stringify(body)}`)
      return { ok: true, value: body, headers: new Headers(headers as Record<string, string>) }
    }),
  }
  const owner = member.user.id
  return {
    decide: (key: string, op: 'put' | 'delete', value: unknown, from = owner) =>
      ports.store.transact((tx) => writeLocally(tx, ports, { owner: from, entity, key, op, value, queued: from === owner })),
    sync: () => syncOnce(ports, owner, { budgetMs: 60_000, resetBackOff: true, exclusive: true }),
    queued: () => ports.store.read((tx) => tx.mutations(owner)),
    values: async (from = owner) =>
      (await ports.store.read((tx) => tx.allRows(entity, from))).filter(({ deleted }) => !deleted).map(({ key, value }) => [key, value]),
    close: () => database.close(),
  }
}

const milk = { text: 'Buy milk', remind_at: 1_000 }

test('a new entity goes from one device through outbox and server to another, and so does its deletion', async () => {
  const [phone, laptop] = [await device('phone', 1), await device('laptop', 101)]
  await phone.decide('reminder:1', 'put', milk)
  expect(await phone.queued()).toMatchObject([{ entity, key: 'reminder:1', op: 'put', payload: milk }])
  expect(await phone.sync()).toMatchObject({ stop: null, pending: 0, dead: 0 })
  await laptop.sync()
  expect(await laptop.values()).toEqual([['reminder:1', milk]])

  await laptop.decide('reminder:1', 'delete', null)
  await laptop.sync()
  await phone.sync()
  expect(await phone.values()).toEqual([])
  phone.close()
  laptop.close()
})

test('its schemas are checked by the server: what does not fit becomes a dead letter', async () => {
  const phone = await device('strict-phone', 41)
  await phone.decide('reminder:2', 'put', { text: '' })
  await phone.decide('note:2', 'put', milk)
  expect(await phone.sync()).toMatchObject({ pending: 0, dead: 2 })
  phone.close()
})

test('its rules hold: a clear hides what is older on every device, a guest keeps the newest', async () => {
  const [phone, laptop] = [await device('clearing-phone', 61), await device('cleared-laptop', 161)]
  await laptop.decide('reminder:3', 'put', milk)
  await laptop.sync()
  await phone.sync()
  await phone.decide('*clear', 'put', { cleared_at: server.clock.now })
  await phone.sync()
  await laptop.sync()
  expect((await laptop.values()).map(([key]) => key)).toEqual(['*clear'])

  for (const day of [3, 1, 2]) await phone.decide(`reminder:${day}`, 'put', { text: 'Later', remind_at: day }, 'guest')
  expect((await phone.values('guest')).map(([key]) => key).toSorted()).toEqual(['reminder:2', 'reminder:3'])
  phone.close()
  laptop.close()
})
