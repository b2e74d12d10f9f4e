import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { pullLimit } from '#contract/sync.ts'
import { openOnlyPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

/** A device: what is in local storage, and a disk that can be lost. */
const device = (stored = new Map([['token', ada.token]])) => ({ stored, disk: new IDBFactory() })

const title = (id: number, name = `Movie ${id}`) => ({
  media_id: id,
  media_type: 'movie',
  title: name,
  overview: '',
  poster_path: null,
  backdrop_path: null,
  rating: 7,
  added_at: 1_700_000_000_000 + id,
})

async function change(page: Page, key: string, op: 'put' | 'delete', value: unknown, owner = ada.user.id): Promise<void> {
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  await store.transact((tx) => writeLocally(tx, ports, { owner, entity: 'favorites', key, op, value, queued: owner === ada.user.id }))
}

const save = (page: Page, id: number, owner?: string) => change(page, `movie:${id}`, 'put', title(id), owner)

async function send(page: Page, owner = ada.user.id) {
  const { store, ports } = await page.engine.open()
  const { syncOnce } = await import('#sync/sync-once.ts')
  const { syncTransport } = await import('#remote/api/sync-transport.ts')
  const { callApi } = await import('#data/engine.ts')
  return syncOnce({ ...ports, store, transport: syncTransport(callApi) }, owner, { budgetMs: 20_000, resetBackOff: true, exclusive: true })
}

async function onServer(): Promise<string[]> {
  const { body } = await server.call('favorites', { token: ada.token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

async function queue(page: Page) {
  const { database } = await page.engine.open()
  return (await database.outbox.toArray()).map(({ key, mutationId, stamp, op }) => ({ key, mutationId, stamp, op }))
}

async function keptBy(page: Page, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  const rows = await store.read((tx) => tx.allRows('favorites', owner))
  return rows.filter(({ deleted }) => !deleted).map(({ key }) => key)
}

const trouble = async () => (await import('#state/storage-trouble.ts')).storageTrouble
const mirroredKeys = ({ stored }: { stored: Map<string, string> }) => [...stored.keys()].filter((key) => key.startsWith('mirror:'))

async function tidy(page: Page): Promise<void> {
  await (await page.engine.open()).updateBackup()
}

test('a change is mirrored once it is committed, and leaves the mirror when the account has it', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await save(page, 603)
  expect(mirroredKeys(here)).toEqual([`mirror:${ada.user.id}:favorites:movie:603`])
  await send(page)
  await tidy(page)
  expect(mirroredKeys(here)).toEqual([])
  expect(await onServer()).toEqual(['movie:603'])
})

test('a silently emptied database gets its unsent changes back, with the ids and stamps they had, and says so once', async () => {
  const here = device()
  const first = await openOnlyPage(server, here)
  await save(first, 1)
  await send(first)
  await save(first, 2)
  await change(first, 'movie:1', 'delete', null)
  const before = await queue(first)
  const second = await openOnlyPage(server, { ...here, disk: new IDBFactory(), isCut: true })
  expect(await queue(second)).toEqual(expect.arrayContaining(before))
  expect((await trouble()).restored).toEqual({ changes: 2, complete: true })
  second.network.instead = null
  await send(second)
  expect(await onServer()).toEqual(['movie:2'])
  expect(await keptBy(second, ada.user.id)).toEqual(['movie:2'])
  const third = await openOnlyPage(server, here)
  await third.engine.open()
  expect((await trouble()).restored?.changes ?? 0).toBe(0)
})

test('what was sent already and comes back from the mirror is not done twice', async () => {
  const here = device()
  const first = await openOnlyPage(server, here)
  await save(first, 1)
  const mirror = new Map(here.stored)
  await send(first)
  const second = await openOnlyPage(server, { stored: mirror, disk: new IDBFactory(), isCut: true })
  expect(await queue(second)).toHaveLength(1)
  second.network.instead = null
  expect(await send(second)).toMatchObject({ pending: 0, dead: 0 })
  expect(await onServer()).toEqual(['movie:1'])
})

test('an emptied device deletes nothing: what it does not know comes from the account', async () => {
  const here = device()
  const first = await openOnlyPage(server, here)
  for (const id of [1, 2, 3]) await save(first, id)
  await send(first)
  await tidy(first)
  const second = await openOnlyPage(server, { ...here, disk: new IDBFactory() })
  await send(second)
  expect(await onServer()).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect(await keptBy(second, ada.user.id)).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect((await trouble()).restored).toBeNull()
})

test('what is removed on an emptied device before the account came back is removed from the account', async () => {
  const here = device()
  const first = await openOnlyPage(server, here)
  for (const id of [1, 2]) await save(first, id)
  await send(first)
  await tidy(first)
  const second = await openOnlyPage(server, { ...here, disk: new IDBFactory() })
  await second.engine.write([{ entity: 'favorites', key: 'movie:1', op: 'delete', value: null }])
  await send(second)
  expect(await onServer()).toEqual(['movie:2'])
  expect(await keptBy(second, ada.user.id)).toEqual(['movie:2'])
})

test('so is what is removed while only the first pages of the account are here', async () => {
  const ids = Array.from({ length: pullLimit + 2 }, (_, index) => index + 1)
  for (let from = 0; from < ids.length; from += 100) {
    const items = ids.slice(from, from + 100).map((id) => putFavorite(id, stampAt(Date.now() - 1000, id)))
    expect(await server.call('push', { token: ada.token, body: { items } })).toMatchObject({ status: 200 })
  }
  const page = await openOnlyPage(server, device())
  let pulls = 0
  page.network.instead = (call) => (call === 'GET /api/sync' && ++pulls > 1 ? Promise.reject(new TypeError('lost')) : null)
  await send(page)
  expect(await keptBy(page, ada.user.id)).toHaveLength(pullLimit)
  page.network.instead = null
  await page.engine.write([{ entity: 'favorites', key: `movie:${pullLimit + 1}`, op: 'delete', value: null }])
  await send(page)
  const kept = await keptBy(page, ada.user.id)
  expect(kept).toHaveLength(pullLimit + 1)
  expect(kept).not.toContain(`movie:${pullLimit + 1}`)
  expect(await onServer()).toEqual(kept.toSorted())
})

test('an emptied device stamps its next changes as another client, after everything it brought back', async () => {
  const here = device()
  const first = await openOnlyPage(server, here)
  await save(first, 1)
  const [old] = await queue(first)
  const second = await openOnlyPage(server, { ...here, disk: new IDBFactory(), isCut: true })
  await save(second, 2)
  const fresh = (await queue(second)).find(({ key }) => key === 'movie:2')
  expect(fresh?.stamp.slice(19)).not.toBe(old?.stamp.slice(19))
  expect(fresh !== undefined && old !== undefined && fresh.stamp > old.stamp).toBe(true)
})

test('what a guest keeps comes back too, and what they removed does not', async () => {
  const here = device(new Map())
  const first = await openOnlyPage(server, here)
  const { guestOwner } = await import('#data/account/owner.ts')
  const guest = guestOwner()
  for (const id of [1, 2]) await save(first, id, guest)
  await change(first, 'movie:1', 'delete', null, guest)
  const second = await openOnlyPage(server, { ...here, disk: new IDBFactory() })
  expect(await keptBy(second, guest)).toEqual(['movie:2'])
  expect(await queue(second)).toEqual([])
})

test('a refused change stays mirrored until the person discards it', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await change(page, 'movie:1', 'put', { nonsense: true })
  expect(await send(page)).toMatchObject({ pending: 0, dead: 1 })
  await tidy(page)
  expect(mirroredKeys(here)).toHaveLength(1)
  const { store } = await page.engine.open()
  const { discardDeadLetter } = await import('#sync/rejections.ts')
  const [letter] = await store.read((tx) => tx.deadLetters(ada.user.id))
  await store.transact((tx) => discardDeadLetter(tx, ada.user.id, letter?.mutationId ?? ''))
  await tidy(page)
  expect(mirroredKeys(here)).toEqual([])
})

test('a queue that another hand filled joins the mirror', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await save(page, 1)
  for (const key of mirroredKeys(here)) here.stored.delete(key)
  await tidy(page)
  expect(mirroredKeys(here)).toHaveLength(1)
})

test('a full mirror lets the oldest large change go, and says that it is incomplete', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  const long = 'x'.repeat(15_000)
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  await save(page, 9999)
  await store.transact(async (tx) => {
    for (let id = 1; id <= 140; id++) {
      const change = { owner: ada.user.id, entity: 'favorites', key: `movie:${id}`, op: 'put', value: long, queued: true } as const
      await writeLocally(tx, ports, change)
    }
  })
  const keys = mirroredKeys(here)
  expect(keys).toContain(`mirror:${ada.user.id}:favorites:movie:9999`)
  expect(keys).toContain(`mirror:${ada.user.id}:favorites:movie:140`)
  expect(keys).not.toContain(`mirror:${ada.user.id}:favorites:movie:1`)
  expect(keys.reduce((sum, key) => sum + key.length + (here.stored.get(key)?.length ?? 0), 0)).toBeLessThanOrEqual(2_000_000)
  expect(here.stored.get('mirror-incomplete')).toBe('yes')
  await openOnlyPage(server, { ...here, disk: new IDBFactory() }).then(({ engine }) => engine.open())
  expect((await trouble()).restored).toMatchObject({ complete: false })
})

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}

test('a local storage that lets nothing be written or removed stands in nobody’s way, whatever it holds', async () => {
  const here = device()
  const page = await openOnlyPage(server, here)
  await save(page, 1)
  expect(mirroredKeys(here)).toHaveLength(1)
  Object.assign(localStorage, { setItem: refuse, removeItem: refuse })
  await save(page, 2)
  expect((await queue(page)).map(({ key }) => key)).toEqual(['movie:1', 'movie:2'])
})

test.each(['', 'garbage', '1 2 3', '1700000000000-0000-000000000000 - put 1 {"broken"'])(
  'a mirror of garbage (%j) is left out',
  async (garbage) => {
    const here = device()
    await openOnlyPage(server, here).then(({ engine }) => engine.open())
    here.stored.set(`mirror:${ada.user.id}:favorites:movie:1`, garbage)
    here.stored.set('mirror:nonsense', garbage)
    const page = await openOnlyPage(server, { ...here, disk: new IDBFactory() })
    expect(await keptBy(page, ada.user.id)).toEqual([])
  },
)

test('rows of a guest that were removed without the store leave the mirror when it is tidied', async () => {
  const here = device(new Map())
  const page = await openOnlyPage(server, here)
  const { guestOwner } = await import('#data/account/owner.ts')
  for (const id of [1, 2]) await save(page, id, guestOwner())
  const { database } = await page.engine.open()
  await database.favorites.delete([guestOwner(), 'movie:1'])
  await tidy(page)
  expect(mirroredKeys(here)).toEqual([`mirror:${guestOwner()}:favorites:movie:2`])
})

test('what a guest kept before there was a mirror joins it at the next start', async () => {
  const here = device(new Map())
  const page = await openOnlyPage(server, here)
  const { guestOwner } = await import('#data/account/owner.ts')
  await save(page, 1, guestOwner())
  for (const key of mirroredKeys(here)) here.stored.delete(key)
  const next = await openOnlyPage(server, here)
  await next.engine.open()
  await expect.poll(() => mirroredKeys(here)).toHaveLength(1)
})

test('thousands of changes at once overflow the mirror without a scan for each, and the newest are in it', async () => {
  const here = device(new Map())
  await openOnlyPage(server, here)
  const { createBackup } = await import('#engine/device/backup.ts')
  const backup = createBackup()
  const value = { ...title(1), overview: 'x'.repeat(600) }
  let scans = 0
  const { key } = localStorage
  vi.stubGlobal('localStorage', {
    ...localStorage,
    get length() {
      return here.stored.size
    },
    key: (index: number) => {
      if (index === 0) scans++
      return key(index)
    },
  })
  for (let id = 1; id <= 3000; id++) {
    const stamp = `${1_800_000_000_000 + id}-0000-0123456789ab`
    const entry = { owner: 'ada', entity: 'favorites', key: `movie:${id}`, op: 'put', value, payloadVersion: 1, stamp } as const
    backup.keep({ ...entry, mutationId: `id-${id}` }, true)
  }
  expect(scans).toBeLessThan(30)
  expect(mirroredKeys(here)).toContain('mirror:ada:favorites:movie:3000')
  expect(mirroredKeys(here)).not.toContain('mirror:ada:favorites:movie:1')
})
