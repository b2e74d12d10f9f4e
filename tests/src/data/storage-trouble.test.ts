import { Dexie } from 'dexie'
import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { withFaults } from '#support/database-faults.ts'
import { openOnlyPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

interface Device {
  stored: Map<string, string>
  disk: IDBFactory
}
const device = (): Device => ({ stored: new Map([['token', ada.token]]), disk: new IDBFactory() })

/** A page whose browser has no database to give, or one that fails to open with an error of this name. */
async function pageWithout(database: 'none' | 'UnknownError', { stored }: Device): Promise<Page> {
  const page = await openOnlyPage(server, { stored })
  // A database in memory dies with its page, the library's would live as long as the tests.
  vi.doMock('fake-indexeddb', () => ({ indexedDB: new IDBFactory(), IDBKeyRange }))
  const { Dexie: fresh } = await import('dexie')
  const failing = { open: () => failed(database), deleteDatabase: () => failed(database) }
  Object.assign(fresh.dependencies, { indexedDB: database === 'none' ? undefined : failing })
  return page
}

function failed(name: string): IDBOpenDBRequest {
  const request = new EventTarget() as IDBOpenDBRequest
  Object.assign(request, { error: new DOMException('Internal error opening backing store', name) })
  request.addEventListener('error', (event) => request.onerror?.(event))
  setTimeout(() => request.dispatchEvent(new Event('error')))
  return request
}

const trouble = async () => (await import('#state/storage-trouble.ts')).storageTrouble

async function saveMovie(page: Page, id: number, owner = ada.user.id): Promise<void> {
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  const value = { media_id: id, media_type: 'movie', title: `Movie ${id}` }
  const change = { owner, entity: 'favorites', key: `movie:${id}`, op: 'put', value, queued: owner === ada.user.id } as const
  await store.transact((tx) => writeLocally(tx, ports, change))
}

async function removeMovie(page: Page, id: number, owner: string): Promise<void> {
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  const change = { owner, entity: 'favorites', key: `movie:${id}`, op: 'delete', value: null, queued: false } as const
  await store.transact((tx) => writeLocally(tx, ports, change))
}

/** Of the page that was opened last. */
async function tidy(page: Page): Promise<void> {
  await (await page.engine.open()).updateBackup()
}

async function keptBy(page: Page, owner = ada.user.id): Promise<string[]> {
  const { store } = await page.engine.open()
  return (await store.read((tx) => tx.allRows('favorites', owner))).map(({ key }) => key)
}

async function pendingOf(page: Page): Promise<number> {
  const { database } = await page.engine.open()
  return database.outbox.count()
}

/** Whether the browser would ask before closing the page. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event.defaultPrevented
}

test('a database emptied under an open page gets back what was not sent, whoever of the page opens it first', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await saveMovie(page, 1)
  const { database } = await page.engine.open()
  const before = await database.outbox.toArray()
  // The page's own attempt to open it again, half a second later, never comes.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => (ms === 500 ? 0 : setTimeout(work, ms)))
  forceCloseDatabase(database.backendDB() as never)
  await new Promise<void>((deleted) => here.disk.deleteDatabase(database.name).addEventListener('success', () => deleted()))
  // Dexie opens the connection again for a view, past everything that is careful; a view that is cut off asks again.
  await expect.poll(() => database.favorites.count().catch(() => 0)).toBe(1)
  await tidy(page)
  expect([...here.stored.keys()].filter((key) => key.startsWith('mirror:'))).toHaveLength(1)
  expect(await database.outbox.toArray()).toMatchObject(before.map(({ mutationId, stamp }) => ({ mutationId, stamp })))
  expect((await trouble()).restored).toEqual({ changes: 1, complete: true })
  vi.stubGlobal('setTimeout', setTimeout)
})

test('a database that answers nothing as it is opened again is opened once more', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await saveMovie(page, 1)
  const { database } = await page.engine.open()
  // What would take seconds takes none.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimeout(work, ms / 100))
  const faults = withFaults(database.name)
  faults.hung = Number.POSITIVE_INFINITY
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  forceCloseDatabase(database.backendDB() as never)
  await expect.poll(() => begun.mock.calls).toContainEqual(['meta'])
  faults.hung = 0
  await expect.poll(() => keptBy(page).catch(() => 'not open')).toEqual(['movie:1'])
  vi.stubGlobal('setTimeout', setTimeout)
})

test('a database that was set back to an earlier state gets back what was decided since and not sent', async () => {
  const here = device()
  const page = await openOnlyPage(server, { ...here, isCut: true })
  await saveMovie(page, 1)
  const { database } = await page.engine.open()
  const before = await database.device.get('device')
  await saveMovie(page, 2)
  const [, second] = await database.outbox.toArray()
  // As when a dying disk loses the newest file of it.
  await database.favorites.delete([ada.user.id, 'movie:2'])
  await database.outbox
    .where('mutationId')
    .equals(second?.mutationId ?? '')
    .delete()
  if (before) await database.device.put(before)
  const next = await openOnlyPage(server, { ...here, isCut: true })
  expect(await keptBy(next)).toEqual(['movie:1', 'movie:2'])
  expect(await (await next.engine.open()).database.outbox.toArray()).toMatchObject([
    {},
    { mutationId: second?.mutationId, stamp: second?.stamp },
  ])
  expect((await trouble()).restored).toEqual({ changes: 1, complete: true })
})

test('what the account has taken is not sent again because the backup still has it', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await saveMovie(page, 1)
  const backup = [...here.stored].filter(([key]) => key.startsWith('mirror:'))
  expect(backup).toHaveLength(1)
  await page.engine.syncNow()
  await expect.poll(() => pendingOf(page)).toBe(0)
  await tidy(page)
  for (const [key, text] of backup) here.stored.set(key, text)
  const next = await openOnlyPage(server, { ...here, isCut: true })
  expect(await pendingOf(next)).toBe(0)
  expect((await trouble()).restored).toBeNull()
})

test('a browser without a database gets one in memory, says so, and asks before unsent changes are lost', async () => {
  const page = await pageWithout('none', device())
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  await page.engine.open()
  expect(await trouble()).toMatchObject({ inMemory: true, broken: false })
  expect(asksBeforeLeaving()).toBe(false)
  await saveMovie(page, 1)
  await expect.poll(asksBeforeLeaving).toBe(true)
  await page.engine.syncNow()
  await expect.poll(() => pendingOf(page)).toBe(0)
  await expect.poll(asksBeforeLeaving).toBe(false)
})

test('what a tab in memory could not send is sent by the next one, from the mirror', async () => {
  const here = device()
  await saveMovie(await pageWithout('none', here), 1)
  const next = await pageWithout('none', here)
  expect(await pendingOf(next)).toBe(1)
  await next.engine.syncNow()
  const { body } = await server.call('favorites', { token: ada.token })
  expect(body).toMatchObject([{ id: 'movie:1' }])
})

test('what a guest kept in memory joins the database when there is one again', async () => {
  const here = { ...device(), stored: new Map<string, string>() }
  const first = await openOnlyPage(server, here)
  const { guestOwner } = await import('#data/account/owner.ts')
  const guest = guestOwner()
  await saveMovie(first, 1, guest)
  const inMemory = await pageWithout('none', here)
  expect(await keptBy(inMemory, guest)).toEqual(['movie:1'])
  await saveMovie(inMemory, 2, guest)
  const back = await openOnlyPage(server, here)
  expect(await keptBy(back, guest)).toEqual(['movie:1', 'movie:2'])
})

test('what a guest removed in memory is gone from the database when there is one again, and what they saved since stays', async () => {
  const here = { ...device(), stored: new Map<string, string>() }
  const first = await openOnlyPage(server, here)
  const { guestOwner } = await import('#data/account/owner.ts')
  const guest = guestOwner()
  for (const id of [1, 2, 3]) await saveMovie(first, id, guest)
  const inMemory = await pageWithout('none', here)
  await removeMovie(inMemory, 1, guest)
  await removeMovie(inMemory, 2, guest)
  await saveMovie(inMemory, 2, guest)
  const again = await pageWithout('none', here)
  expect(await keptBy(again, guest)).toEqual(['movie:2', 'movie:3'])
  await tidy(again)
  const back = await openOnlyPage(server, here)
  expect(await keptBy(back, guest)).toEqual(['movie:2', 'movie:3'])
  await tidy(back)
  expect([...here.stored.keys()].filter((key) => key.startsWith('mirror:'))).toHaveLength(2)
})

test('a database that cannot be opened is told apart from none at all; repairing brings back what was not sent', async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const here = device()
  await saveMovie(await openOnlyPage(server, here), 1)
  const page = await pageWithout('UnknownError', here)
  await page.engine.open()
  expect(await trouble()).toMatchObject({ inMemory: true, broken: true })
  await saveMovie(page, 2)
  vi.stubGlobal('indexedDB', here.disk)
  const { eraseDatabase } = await import('#db/plain-database.ts')
  await eraseDatabase()
  expect(await here.disk.databases()).toEqual([])
  const repaired = await openOnlyPage(server, here)
  expect(await keptBy(repaired)).toEqual(['movie:1', 'movie:2'])
  expect(await pendingOf(repaired)).toBe(2)
  // Dexie tells the console that it tried three times.
  vi.mocked(console.warn).mockClear()
})

test('an upgrade that an old tab holds up is reported, and goes on once that tab is closed', async () => {
  const here = device()
  const old = new Dexie('matinee', { indexedDB: here.disk })
  old.version(1).stores({ favorites: '[owner+key]' })
  await old.open()
  old.on('versionchange', () => false)
  const page = await openOnlyPage(server, here)
  const opening = page.engine.open()
  const state = await trouble()
  await expect.poll(() => state.blocked, {}).toBe(true)
  old.close()
  await opening
  expect(state.blocked).toBe(false)
})
