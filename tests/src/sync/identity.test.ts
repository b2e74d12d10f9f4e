import { expect, test } from 'vitest'
import { identityOf } from '#support/identity.ts'
import { settleIdentity } from '#sync/identity.ts'
import type { DeviceIdentity } from '#sync/identity.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const ports = { clock: { now: () => 1_900_000_000_000, run: () => 'even' }, random: { bytes: (count: number) => new Uint8Array(count) } }
const ada = { owner: 'ada', token: 'of ada' }
const bob = { owner: 'bob', token: 'of bob' }

const refused = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

/** A device whose database holds this; undefined for one that was emptied or is new. */
async function deviceHolding(identity: DeviceIdentity | undefined, isFull = false) {
  const store = memoryStore()
  const device = { clientId: '0', last: '', confirmed: '', offsetMs: 0, minWriterVersion: 1, ...(identity && { identity }) }
  await store.transact((tx) => tx.putDevice(device))
  return {
    store: isFull ? { ...store, transact: refused } : store,
    held: async () => (await store.read((tx) => tx.device()))?.identity,
  }
}

const nothing = identityOf()
const local = (version: number) => identityOf({ version, session: ada })
const database = (version: number) => identityOf({ version, session: bob })

test.each<{ says: string; stored: DeviceIdentity; held: DeviceIdentity | undefined; who: string | null; version: number }>([
  { says: 'a new device: nobody', stored: nothing, held: undefined, who: null, version: 1 },
  { says: 'no database yet, or an emptied one: local storage', stored: local(3), held: undefined, who: 'ada', version: 4 },
  {
    says: 'local storage of an app without versions, and its database: local storage',
    stored: local(0),
    held: undefined,
    who: 'ada',
    version: 1,
  },
  { says: 'local storage was cleared or refused: the database', stored: nothing, held: database(3), who: 'bob', version: 3 },
  { says: 'a killed browser turned local storage back: the database', stored: local(2), held: database(3), who: 'bob', version: 3 },
  { says: 'the database could not be written for a while: local storage', stored: local(5), held: database(3), who: 'ada', version: 6 },
  { says: 'local storage was written past the database: local storage', stored: local(3), held: database(3), who: 'ada', version: 4 },
  { says: 'both are the same: nothing is written', stored: local(3), held: local(3), who: 'ada', version: 3 },
  { says: 'the same, and only local storage knows that it is newer', stored: local(5), held: local(3), who: 'ada', version: 6 },
])('$says', async ({ stored, held, who, version }) => {
  const device = await deviceHolding(held)
  const settled = await settleIdentity(device.store, ports, () => stored)
  expect([settled.session?.owner ?? null, settled.version]).toEqual([who, version])
  expect(await device.held()).toEqual(settled)
})

test('a database that cannot be written leaves local storage ahead; one that cannot be read decides nothing', async () => {
  const full = await deviceHolding(database(3), true)
  expect(await settleIdentity(full.store, ports, () => local(5))).toEqual(local(5))
  expect(await settleIdentity(full.store, ports, () => local(2))).toEqual(database(3))
  const broken = { ...full.store, read: () => Promise.reject(new Error('disk')) }
  await expect(settleIdentity(broken, ports, () => local(2))).rejects.toThrow('disk')
})

test.each<Partial<DeviceIdentity>>([
  { guest: 'anonymous-2-other' },
  { wish: { change: { entity: 'favorites', key: 'movie:1', op: 'put', value: {} }, at: 1 } },
  { exclusions: { ada: 'for-good' } },
])('what was said of a guest is as good as who is signed in: %o', async (more) => {
  const device = await deviceHolding(identityOf({ version: 3, ...more }))
  expect(await settleIdentity(device.store, ports, () => identityOf({ version: 2 }))).toEqual(identityOf({ version: 3, ...more }))
  expect(await settleIdentity(device.store, ports, () => identityOf({ version: 4 }))).toEqual(identityOf({ version: 5 }))
})
