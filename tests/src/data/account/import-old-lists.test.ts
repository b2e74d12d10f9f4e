import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { EntityName } from '#contract/sync.ts'
import { openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const guest = 'anonymous-1-x'
const day = 86_400_000
const movie = (media_id: number, more = {}) => ({ media_id, media_type: 'movie', title: `Movie ${media_id}`, ...more })
const watched = (media_id: number, daysAgo: number, more = {}) =>
  movie(media_id, { created_at: new Date(Date.now() - daysAgo * day).toISOString(), ...more })
const oldKeys = ['favorites', 'watch_history', 'fdf_watch_history'] as const

const oldLists = (more = {}): Map<string, string> =>
  new Map(
    Object.entries({
      anonymous_user_id: guest,
      favorites: JSON.stringify({ data: [movie(1), movie(2)], timestamp: Date.now() - day }),
      watch_history: '{ broken',
      fdf_watch_history: JSON.stringify(Array.from({ length: 60 }, (_, index) => watched(index + 1, index + 1))),
      ...more,
    }),
  )

async function rowNames(page: Page, entity: EntityName, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  return store.read(async (tx) => (await tx.allRows(entity, owner)).map(({ key }) => key))
}

test('the old lists come into the database under the guest, the newest 50 watched ones, and their keys go', async () => {
  const page = await openPage(server, { stored: oldLists() })
  await page.guest.settleGuest()
  expect(await rowNames(page, 'favorites', guest)).toEqual(['movie:1', 'movie:2'])
  const history = await rowNames(page, 'watch_history', guest)
  expect(history).toHaveLength(50)
  expect(history).toContain('movie:50')
  expect(history).not.toContain('movie:51')
  expect(oldKeys.filter((key) => page.stored.has(key))).toEqual([])
  expect(page.network.calls).toEqual([])
})

test('a crash between the import and the removal of the keys changes nothing', async () => {
  const disk = new IDBFactory()
  const first = await openPage(server, { stored: oldLists(), disk })
  await first.guest.settleGuest()
  const rows = await rowNames(first, 'watch_history', guest)
  const again = await openPage(server, { stored: oldLists(), disk })
  await again.guest.settleGuest()
  expect(await rowNames(again, 'watch_history', guest)).toEqual(rows)
  expect(await rowNames(again, 'favorites', guest)).toEqual(['movie:1', 'movie:2'])
})

test('what the guest watched since stays as it is, and no more than 50 are kept', async () => {
  const disk = new IDBFactory()
  const before = await openPage(server, { stored: new Map([['anonymous_user_id', guest]]), disk })
  const { store, ports } = await before.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  const value = { ...movie(1), watched_at: Date.now(), watch_position: 777 }
  const change = { owner: guest, entity: 'watch_history', key: 'movie:1', op: 'put', value, queued: false } as const
  await store.transact((tx) => writeLocally(tx, ports, change))
  const page = await openPage(server, { stored: oldLists(), disk })
  await page.guest.settleGuest()
  expect(await rowNames(page, 'watch_history', guest)).toHaveLength(50)
  const [row] = await (await page.engine.open()).store.read((tx) => tx.rows('watch_history', guest, ['movie:1']))
  expect(row?.value).toMatchObject({ watch_position: 777 })
})

test('entries that say they are of the member who is signed in go into the account and are sent once', async () => {
  const stored = oldLists({
    token: ada.token,
    fdf_watch_history: JSON.stringify([watched(7, 1, { user_id: ada.user.id })]),
    favorites: JSON.stringify({ data: [movie(8, { user_id: ada.user.id })], timestamp: Date.now() - day }),
  })
  const page = await openPage(server, { stored })
  await page.guest.settleGuest()
  expect(await rowNames(page, 'watch_history', guest)).toEqual([])
  await page.engine.syncNow()
  expect((await server.call('favorites', { token: ada.token })).body).toMatchObject([{ id: 'movie:8' }])
  expect(page.toasts.toasts.list).toEqual([])
})

test('a device without old lists does not even open its database for them', async () => {
  const page = await openPage(server)
  const { importOldLists } = await import('#data/account/import-old-lists.ts')
  await importOldLists()
  expect(page.stored.has('epoch')).toBe(false)
})
