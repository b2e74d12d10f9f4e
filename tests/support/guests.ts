import { IDBFactory } from 'fake-indexeddb'
import { expect } from 'vitest'
import type { EntityName } from '#contract/sync.ts'
import { ada, server } from './one-server.ts'
import { credentials, openPage, type Page } from './page.ts'

/** A title as a list keeps it. */
export const value = (media_id: number, more = {}) => ({
  media_id,
  media_type: 'movie',
  title: `Movie ${media_id}`,
  poster_path: null,
  backdrop_path: null,
  overview: '',
  rating: 7,
  ...more,
})
const watched = (id: number) =>
  value(id, { season: null, episode: null, watch_position: 60, duration: 90, preferred_source: null, watched_at: id * 1000 })

/** Writes a row of an owner: a guest’s stays on the device. */
export async function keep(page: Page, owner: string, entity: EntityName, key: string, what: unknown, op: 'put' | 'delete' = 'put') {
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  const queued = !page.guest.isGuestOwner(owner)
  await store.transact((tx) => writeLocally(tx, ports, { owner, entity, key, op, value: what, queued }))
}

/** The keys of one list of an owner on this device. */
export async function rowNames(page: Page, entity: EntityName, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  return store.read(async (tx) => (await tx.allRows(entity, owner)).filter(({ deleted }) => !deleted).map(({ key }) => key))
}

/** A guest with a favorite, a title on the watchlist and two watched ones, one of them the favorite. */
export async function guestPage(disk = new IDBFactory(), stored = new Map<string, string>()): Promise<Page> {
  const page = await openPage(server, { disk, stored })
  const guest = page.guest.guestOwner()
  await keep(page, guest, 'favorites', 'movie:1', value(1, { added_at: 1000 }))
  await keep(page, guest, 'watchlist', 'movie:2', value(2))
  await keep(page, guest, 'watch_history', 'movie:1', watched(1))
  await keep(page, guest, 'watch_history', 'movie:3', watched(3))
  return page
}

/** Signs in, and waits for the merge: it comes with the pull. */
export async function signIn(page: Page, member = ada): Promise<void> {
  await page.session.signIn(credentials(member))
  await merged(page, member)
}

/** Waits until nobody waits to join the account any more. */
export async function merged(page: Page, { user } = ada): Promise<void> {
  const joining = async () => (await (await page.engine.open()).database.accounts.get(user.id))?.joining
  await expect.poll(async () => (await page.engine.syncNow()) && (await joining())).toEqual([])
}
/** Waits for the notice of a merge of so many titles. */
export async function notified(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.toasts.toasts.list.find(({ notice }) => notice === 'guest-merged')?.values).toEqual({ count })
}
export const latest = (page: Page) => page.toasts.toasts.list.at(-1)
/** Presses an action of the latest notice, and waits for the notice that follows. */
export const press = async (page: Page, index: number, notice: string) => {
  latest(page)?.actions[index]?.run()
  await expect.poll(() => latest(page)?.notice).toBe(notice)
}
/** The keys an owner has on this device. */
export const kept = async (page: Page, owner: string) => ({
  favorites: await rowNames(page, 'favorites', owner),
  watchlist: await rowNames(page, 'watchlist', owner),
  history: await rowNames(page, 'watch_history', owner),
})
export const all = { favorites: ['movie:1'], watchlist: ['movie:2'], history: ['movie:1', 'movie:3'] }
export const none = { favorites: [], watchlist: [], history: [] }
