import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { versions } from '#db/versions.ts'
import { newAccount } from '#sync/store.ts'
import { frozenDisk, openNative } from '#support/frozen-database.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage, type Page } from '#support/page.ts'

const open = (disk: Awaited<ReturnType<typeof frozenDisk>>) => openPage(server, { disk, stored: new Map([['token', ada.token]]) })

async function onServer(): Promise<{ id: string; added_at: number }[]> {
  const { body } = await server.call('favorites', { token: ada.token })
  return (body as { id: string; added_at: number }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

async function drained(page: Page) {
  await page.engine.syncNow()
  const { database } = await page.engine.open()
  return database
}

/** What became of the fixture's changes once the queue was sent. */
async function delivered(page: Page) {
  const database = await drained(page)
  const guests = await database.favorites.where(':id').between(['anonymous-', ''], ['anonymous-~', '']).toArray()
  return {
    server: (await onServer()).map(({ id, added_at }) => [id, added_at]),
    waiting: (await database.outbox.toArray()).map(({ owner }) => owner),
    refused: (await database.dead.toArray()).map(({ key, reason }) => [key, reason]),
    guest: guests.map(({ key }) => key),
  }
}

const everything = {
  server: [
    ['movie:2', 1_780_000_000_002],
    ['movie:4', 1_780_000_000_044],
  ],
  waiting: ['@eve'],
  refused: [['movie:9', 'invalid-input']],
  guest: ['movie:6'],
}

test('what waited in a database of version 1 reaches the server after the upgrade; nothing else in it is lost', async () => {
  expect(await delivered(await open(await frozenDisk(1, ada.user.id)))).toEqual(everything)
})

test('tombstones of version 1 are found, and dropped once they have done their work', async () => {
  const database = await drained(await open(await frozenDisk(1, ada.user.id)))
  const rows = await database.favorites.where(':id').between([ada.user.id, ''], [ada.user.id, '~']).toArray()
  expect(rows.map(({ key, deleted }) => [key, deleted])).not.toContainEqual(['movie:5', true])
})

test('a browser killed in the middle of the upgrade leaves version 1 as it was; the next start upgrades it', async () => {
  const disk = await frozenDisk(1, ada.user.id)
  const killed = openNative(disk, 'matinee', 20, ({ result, transaction }) => {
    result.createObjectStore('watchlist', { keyPath: ['owner', 'key'] })
    transaction?.objectStore('outbox').clear()
    transaction?.abort()
  })
  await expect(killed).rejects.toHaveProperty('name', 'AbortError')
  expect(await delivered(await open(disk))).toEqual(everything)
})

test('a database of a later version opens, is read and written, as long as that version allows it', async () => {
  const disk = await frozenDisk(1, ada.user.id)
  const first = await open(disk)
  await first.engine.open().then(({ database }) => database.close())
  const later = await openNative(disk, 'matinee', 990, ({ result }) => {
    result.createObjectStore('reminders', { keyPath: 'id' })
  })
  later.close()
  expect(await delivered(await open(disk))).toEqual(everything)
})

test('a later version that forbids older ones to write is obeyed, and the person is told to reload', async () => {
  const disk = await frozenDisk(1, ada.user.id)
  const page = await open(disk)
  const { database } = await page.engine.open()
  await database.table('device').update('device', { minWriterVersion: 99 })
  await page.preferences.savePreference('accentColor', '#10B981').catch(() => undefined)
  const { databaseOutdated } = await import('#state/app-update.ts')
  expect(databaseOutdated.yes).toBe(true)
  await page.engine.syncNow()
  expect(await database.outbox.count()).toBe(6)
  expect(await onServer()).toEqual([])
})

test('the last guest merge and the exclusions of version 5 are there under their names of today', async () => {
  const disk = new IDBFactory()
  const old = new Dexie('matinee', { indexedDB: disk, IDBKeyRange })
  for (const [index, { stores }] of versions.slice(0, 5).entries()) old.version(index + 1).stores(stores)
  const { lastMerge: _, ...account } = newAccount(ada.user.id)
  const cameAlong = { at: Date.now(), rows: [] }
  const session = { owner: ada.user.id, token: ada.token }
  const identity = { version: 7, session, guest: 'anonymous-1-a', wish: null, keptApart: { '@eve': 'for-good' } }
  const device = { clientId: '0123456789ab', last: '', confirmed: '', offsetMs: 0, minWriterVersion: 2, identity }
  await old.table('accounts').put({ ...account, cameAlong })
  await old.table('device').put({ id: 'device', ...device })
  old.close()
  const { database } = await (await open(disk)).engine.open()
  const upgraded = await database.accounts.get(ada.user.id)
  expect(upgraded?.lastMerge).toEqual(cameAlong)
  expect(upgraded).not.toHaveProperty('cameAlong')
  expect(await database.device.get('device')).toMatchObject({ minWriterVersion: 6, identity: { exclusions: { '@eve': 'for-good' } } })
})

test.each([6, 7, 8])(
  'what an account has of entities that bundles of version %i passed over is read by the first that knows them',
  async (known) => {
    const disk = new IDBFactory()
    const old = new Dexie('matinee', { indexedDB: disk, IDBKeyRange })
    for (const [index, { stores }] of versions.slice(0, known).entries()) old.version(index + 1).stores(stores)
    // As far as such a bundle knows, it has read everything.
    await old.table('accounts').put({ ...newAccount(ada.user.id), cursor: 'the end', seq: 99, lastSuccessAt: Date.now() })
    await old.table('device').put({ id: 'device', clientId: '0123456789ab', last: '', confirmed: '', offsetMs: 0, minWriterVersion: 3 })
    old.close()
    const { database } = await (await open(disk)).engine.open()
    expect(await database.accounts.get(ada.user.id)).toMatchObject({ cursor: null, seq: 99 })
    expect(await database.device.get('device')).toMatchObject({ minWriterVersion: 6 })
  },
)
