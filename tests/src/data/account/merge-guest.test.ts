import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { all, guestPage, keep, kept, latest, merged, none, notified, press, rowNames, signIn, value } from '#support/guests.ts'
import { credentials, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function onServer(name: 'favorites' | 'watchlist' | 'watchHistory'): Promise<number[]> {
  const { body } = await server.call(name, { token: ada.token })
  return (body as { media_id: number }[]).map(({ media_id }) => media_id).sort()
}

async function lastMerge(page: Page) {
  const { store, ports } = await page.engine.open()
  const { lastGuestMerge } = await import('#sync/guest-merge.ts')
  return store.read((tx) => lastGuestMerge(tx, ports.clock, ada.user.id))
}

test('signing in takes along what the guest kept, tells how many titles, and mints another guest', async () => {
  const page = await guestPage()
  const guest = page.guest.guestOwner()
  await signIn(page)
  await notified(page, 3)
  expect(latest(page)).toMatchObject({ notice: 'guest-merged', durationMs: 15_000 })
  expect(page.guest.guestOwner()).not.toBe(guest)
  expect(await kept(page, guest)).toEqual(none)
  await page.engine.syncNow()
  expect([await onServer('favorites'), await onServer('watchlist'), await onServer('watchHistory')]).toEqual([[1], [2], [1, 3]])
})

test('Undo gives exactly that back to this device, and the next sign-in takes it along again', async () => {
  const page = await guestPage()
  await keep(page, ada.user.id, 'favorites', 'movie:9', value(9))
  await signIn(page)
  await notified(page, 3)
  await press(page, 0, 'guest-back')
  expect(await kept(page, ada.user.id)).toEqual({ ...none, favorites: ['movie:9'] })
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)
  await page.engine.syncNow()
  expect([await onServer('favorites'), await onServer('watchlist'), await onServer('watchHistory')]).toEqual([[9], [], []])

  await page.guest.settleGuest()
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)

  await page.session.signOut({ unsent: 'keep', forget: false })
  await signIn(page)
  await notified(page, 3)
  await page.engine.syncNow()
  expect([await onServer('favorites'), await onServer('watchlist'), await onServer('watchHistory')]).toEqual([[1, 9], [2], [1, 3]])
})

test('"Not me" gives it back for good: this account never takes it again, another one does', async () => {
  const page = await guestPage()
  await signIn(page)
  await notified(page, 3)
  await press(page, 1, 'guest-not-me')
  await page.engine.syncNow()
  expect([await onServer('favorites'), await onServer('watchlist'), await onServer('watchHistory')]).toEqual([[], [], []])
  await page.session.signOut({ unsent: 'keep', forget: false })
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)
  expect(await kept(page, ada.user.id)).toEqual(none)

  await page.session.signOut({ unsent: 'keep', forget: false })
  const grace = await server.register()
  await signIn(page, grace)
  expect(await kept(page, grace.user.id)).toEqual(all)
})

test('what its owner changed after the merge stays theirs when it is taken back', async () => {
  const page = await guestPage()
  await signIn(page)
  await notified(page, 3)
  await keep(page, ada.user.id, 'favorites', 'movie:1', null, 'delete')
  await press(page, 0, 'guest-back')
  expect(await kept(page, page.guest.guestOwner())).toEqual({ ...all, favorites: [] })
})

test('a page that is closed right after the merge leaves nothing behind to take along twice', async () => {
  const disk = new IDBFactory()
  const stored = new Map<string, string>()
  const page = await guestPage(disk, stored)
  // The merge is on disk, and the page is gone before it could mint another guest.
  const guest = page.guest.guestOwner()
  await signIn(page)
  stored.set('anonymous_user_id', guest)
  const again = await openPage(server, { disk, stored })
  await again.guest.settleGuest()
  await notified(again, 3)
  await again.engine.syncNow()
  expect(await onServer('favorites')).toEqual([1])
})

test('a sign-in that was cut short before the merge is finished by the next start', async () => {
  const disk = new IDBFactory()
  const stored = new Map<string, string>()
  await guestPage(disk, stored)
  stored.set('token', ada.token)
  const again = await openPage(server, { disk, stored })
  await again.guest.settleGuest()
  await notified(again, 3)
  expect(await kept(again, ada.user.id)).toEqual(all)
})

test('a page that is opened again says once more what was merged, and takes it back as the first one would have', async () => {
  const disk = new IDBFactory()
  const stored = new Map<string, string>()
  await signIn(await guestPage(disk, stored))
  const again = await openPage(server, { disk, stored })
  await again.guest.settleGuest()
  await again.guest.settleGuest()
  expect(again.toasts.toasts.list).toMatchObject([{ notice: 'guest-merged', values: { count: 3 } }])
  await press(again, 0, 'guest-back')
  expect(await kept(again, ada.user.id)).toEqual(none)
  expect(await kept(again, again.guest.guestOwner())).toEqual(all)
})

test('what was merged can be taken back for 30 days, once, after the notice is long gone', async () => {
  const disk = new IDBFactory()
  const stored = new Map<string, string>()
  const first = await guestPage(disk, stored)
  await keep(first, ada.user.id, 'watchlist', 'movie:2', value(2, { title: 'As it was in the account' }))
  await keep(first, first.guest.guestOwner(), 'watchlist', 'movie:2', value(2))
  await signIn(first)
  await first.engine.syncNow()
  const days = 24 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * days })
  const later = await openPage(server, { disk, stored })
  await later.guest.settleGuest()
  expect(later.toasts.toasts.list).toEqual([])
  expect((await lastMerge(later))?.rows).toHaveLength(4)
  vi.setSystemTime(Date.now() + 2 * days)
  expect(await lastMerge(later)).toBeNull()
  vi.setSystemTime(Date.now() - 2 * days)
  const { undoGuestMerge } = await import('#data/account/undo-guest-merge.ts')
  await undoGuestMerge(ada.user.id, 'until-sign-in')
  expect(await kept(later, ada.user.id)).toEqual({ ...none, watchlist: ['movie:2'] })
  expect(await kept(later, later.guest.guestOwner())).toEqual(all)
  expect(await lastMerge(later)).toBeNull()
})

test('two tabs that merge at once bring everything along once', async () => {
  const page = await guestPage()
  page.session.enterSession(ada.token)
  await Promise.all([page.guest.mergeGuestInto(ada.user.id), page.guest.mergeGuestInto(ada.user.id)])
  await merged(page)
  await notified(page, 3)
  expect(page.toasts.toasts.list.map(({ notice }) => notice)).toEqual(['guest-merged'])
  expect(await server.db.selectFrom('applied_mutations').selectAll().execute()).toHaveLength(4)
})

test('what another tab saved for the guest of before is gathered, not lost', async () => {
  const page = await guestPage()
  const before = page.guest.guestOwner()
  await signIn(page)
  await page.session.signOut({ unsent: 'keep', forget: false })
  await keep(page, before, 'favorites', 'movie:7', value(7))
  await page.guest.settleGuest()
  expect(await rowNames(page, 'favorites', page.guest.guestOwner())).toEqual(['movie:7'])
  expect(await rowNames(page, 'favorites', before)).toEqual([])
})

test('a wish comes true with the sign-in, is said once, and "Not me" does not take it back', async () => {
  const page = await guestPage()
  const { rememberSave } = await import('#data/account/guest-save.ts')
  await rememberSave({ entity: 'watchlist', key: 'movie:8', op: 'put', value: value(8) })
  await Promise.all([signIn(page), page.guest.mergeGuestInto(ada.user.id)])
  await notified(page, 3)
  expect(page.toasts.toasts.list.map(({ notice }) => notice).toSorted()).toEqual(['guest-merged', 'watchlist-added'])
  const merged = page.toasts.toasts.list.find(({ notice }) => notice === 'guest-merged')
  merged?.actions[1]?.run()
  await expect.poll(() => latest(page)?.notice).toBe('guest-not-me')
  expect(await kept(page, ada.user.id)).toEqual({ ...none, watchlist: ['movie:8'] })
})

test("a guest's settings fill gaps without a notice", async () => {
  const page = await openPage(server)
  await keep(page, page.guest.guestOwner(), 'preferences', 'accentColor', '#9b87f5')
  await signIn(page)
  expect(page.toasts.toasts.list).toEqual([])
  expect(await rowNames(page, 'preferences', ada.user.id)).toEqual(['accentColor'])
})

test('a database that fails leaves everything on the device, and signing in succeeds', async () => {
  const page = await guestPage()
  const { store } = await page.engine.open()
  const transact = store.transact
  store.transact = () => Promise.reject(new Error('disk'))
  expect(await page.session.signIn(credentials(ada))).toMatchObject({ ok: true })
  store.transact = transact
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)
})
