import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { credentials, movie, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

/**
 * What a person was told survives a kill: Chromium brings local storage to the disk seconds late, so the next start finds it as it was
 * before, and a database that has everything.
 */
let stored: Map<string, string>
let disk: IDBFactory
let turnedBack: Map<string, string>

beforeEach(() => {
  stored = new Map()
  disk = new IDBFactory()
})

const open = () => openPage(server, { stored, disk })

/** Does something, and then local storage is as it was before. */
async function killedAfter(work: () => Promise<unknown>): Promise<Page> {
  turnedBack = new Map(stored)
  await work()
  stored = turnedBack
  return openPage(server, { stored, disk })
}

/** Who uses the page once its database is open, and what local storage says then. */
async function userOf(page: Page) {
  await page.engine.open()
  return { member: page.session.session.user?.id ?? null, stored: page.stored.get('token') ?? null }
}

async function signedIn(): Promise<Page> {
  const page = await open()
  await page.session.signIn(credentials(ada))
  return page
}

const leave = (page: Page, forget = false) => page.session.signOut({ unsent: 'keep', forget })
const nobody = { member: null, stored: null }
const down = () => Promise.reject(new TypeError('no network'))

async function favoritesOf(page: Page, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  return store.read(async (tx) => (await tx.allRows('favorites', owner)).filter(({ deleted }) => !deleted).map(({ key }) => key))
}

async function saveAsGuest(page: Page, id: number): Promise<void> {
  const { decide } = await import('#data/library/decide.ts')
  await decide('favorites', [{ key: `movie:${id}`, op: 'put', value: { ...savedMovie(id), added_at: id } }])
  await expect.poll(() => favoritesOf(page, page.guest.guestOwner())).toContain(`movie:${id}`)
}

const savedMovie = (id: number) => ({ media_id: id, media_type: 'movie', title: `Movie ${id}`, poster_path: null, backdrop_path: null })

async function pressOnLast(page: Page, notice: string, index: number, then: string): Promise<void> {
  page.toasts.toasts.list.findLast((toast) => toast.notice === notice)?.actions[index]?.run()
  await expect.poll(() => page.toasts.toasts.list.at(-1)?.notice).toBe(then)
}

test('whoever signed out is signed out', async () => {
  const page = await signedIn()
  const again = await killedAfter(() => leave(page))
  expect(again.session.session.status).toBe('member')
  expect(await userOf(again)).toEqual(nobody)
})

test('whoever signed in is signed in, even for the first time on this device', async () => {
  const again = await killedAfter(signedIn)
  expect(again.session.session.status).toBe('guest')
  expect(await userOf(again)).toMatchObject({ member: ada.user.id, stored: expect.any(String) })
})

test('after a switch it is the second person, and nothing of the first is shown or asked for', async () => {
  const grace = await server.register()
  const first = await signedIn()
  await first.lists.toggleSaved('favorites', movie(1), false)
  const again = await killedAfter(async () => {
    await leave(first)
    await first.session.signIn(credentials(grace))
  })
  const shown: (readonly string[])[] = []
  again.lists.shelves.favorites.subscribe(() => shown.push(again.lists.shelves.favorites.read()?.newestFirst ?? []))
  again.start()
  await expect.poll(() => again.network.calls).toContain('GET /api/sync')
  expect(again.session.session.user?.id).toBe(grace.user.id)
  expect(again.session.session.ended).toBe(false)
  expect(shown.flat()).toEqual([])
})

test('what is decided before the database is open belongs to whoever it says is signed in', async () => {
  const grace = await server.register()
  const first = await signedIn()
  const again = await killedAfter(async () => {
    await leave(first)
    await first.session.signIn(credentials(grace))
  })
  await again.lists.toggleSaved('favorites', movie(5), false)
  expect(await favoritesOf(again, grace.user.id)).toEqual(['movie:5'])
  expect(await favoritesOf(again, ada.user.id)).toEqual([])
  expect([...stored.keys()].filter((key) => key.startsWith('decided:'))).toEqual([])
})

test('a wish that was granted and taken back does not come back', async () => {
  const page = await open()
  const { rememberSave } = await import('#data/account/guest-save.ts')
  await rememberSave({ entity: 'favorites', key: 'movie:8', op: 'put', value: savedMovie(8) })
  const again = await killedAfter(async () => {
    await page.session.signIn(credentials(ada))
    expect(await favoritesOf(page, ada.user.id)).toEqual(['movie:8'])
    await page.lists.toggleSaved('favorites', movie(8), true)
  })
  expect(stored.has('wish')).toBe(true)
  await again.engine.open()
  await again.guest.settleGuest()
  expect(await favoritesOf(again, ada.user.id)).toEqual([])
  expect(stored.has('wish')).toBe(false)
})

test('a wish that was made is granted, whether the browser was killed before or after the sign-in', async () => {
  await open()
  const again = await killedAfter(async () => {
    const { rememberSave } = await import('#data/account/guest-save.ts')
    await rememberSave({ entity: 'favorites', key: 'movie:8', op: 'put', value: savedMovie(8) })
  })
  expect(stored.has('wish')).toBe(false)
  await again.session.signIn(credentials(ada))
  expect(await favoritesOf(again, ada.user.id)).toEqual(['movie:8'])
})

test.each([
  ['Undo', 0, 'guest-back'],
  ['"Not me"', 1, 'guest-not-me'],
])('what %s gave back stays with the guest', async (_, index, notice) => {
  const page = await open()
  await saveAsGuest(page, 3)
  await page.session.signIn(credentials(ada))
  await expect.poll(() => page.toasts.toasts.list.at(-1)?.notice).toBe('guest-merged')
  const again = await killedAfter(() => pressOnLast(page, 'guest-merged', index, notice))
  await again.engine.open()
  await again.guest.settleGuest()
  expect(await favoritesOf(again, ada.user.id)).toEqual([])
  expect(await favoritesOf(again, again.guest.guestOwner())).toEqual(['movie:3'])
})

test('a merge is one, and its guest is not the guest any more', async () => {
  const page = await open()
  await saveAsGuest(page, 3)
  const guest = page.guest.guestOwner()
  const again = await killedAfter(() => page.session.signIn(credentials(ada)))
  expect(again.guest.guestOwner()).toBe(guest)
  await again.engine.open()
  expect(again.guest.guestOwner()).toBe(page.guest.guestOwner())
  expect(again.guest.guestOwner()).not.toBe(guest)
})

const isStored = () => [...stored.keys()].some((key) => key.includes(ada.user.id))

test('what an account left behind is gone, from local storage as well, until its owner is back', async () => {
  const page = await signedIn()
  const { rememberSearch } = await import('#data/search/recent-searches.ts')
  rememberSearch('a secret')
  await page.lists.toggleSaved('favorites', movie(1), false)
  await page.engine.syncNow()
  const again = await killedAfter(() => leave(page, true))
  expect(isStored()).toBe(true)
  await again.guest.settleGuest()
  expect(isStored()).toBe(false)
  expect(await favoritesOf(again, ada.user.id)).toEqual([])
  const forgotten = async () => (await (await again.engine.open()).store.read((tx) => tx.device()))?.forgotten
  expect(await forgotten()).toEqual([ada.user.id])

  await again.session.signIn(credentials(ada))
  await again.engine.syncNow()
  expect(await forgotten()).toEqual([])
  await again.guest.settleGuest()
  expect(await favoritesOf(again, ada.user.id)).toEqual(['movie:1'])
})

test('a removal that the kill cut short is finished by the next start, and not when its owner is back before', async () => {
  const page = await signedIn()
  await page.lists.toggleSaved('favorites', movie(1), false)
  await page.engine.syncNow()
  const { database, store } = await page.engine.open()
  const forgotten = async (owners: string[]) =>
    store.transact(async (tx) => {
      const device = await tx.device()
      if (device) await tx.putDevice({ ...device, forgotten: owners })
    })
  page.session.leaveSession({ ended: true })
  const { forgetOwner } = await import('#db/owners.ts')
  await expect(forgetOwner(database, ada.user.id)).rejects.toThrow('in use')
  expect(await favoritesOf(page, ada.user.id)).toEqual(['movie:1'])
  await forgotten([ada.user.id])
  const again = await open()
  await again.guest.settleGuest()
  expect(await favoritesOf(again, ada.user.id)).toEqual([])
})

test('a session ended without a network is ended on the server as soon as there is one', async () => {
  const page = await signedIn()
  const token = page.session.sessionToken() ?? ''
  page.network.instead = down
  await page.engine.syncNow()
  const again = await killedAfter(() => leave(page))
  expect((await server.call('me', { token })).status).toBe(200)
  again.session.followSessions()
  again.start()
  await expect.poll(async () => (await server.call('me', { token })).status).toBe(401)
  const device = async () => (await again.engine.open()).store.read((tx) => tx.device())
  await expect.poll(async () => (await device())?.endedSessions).toEqual([])
  expect(await userOf(again)).toEqual(nobody)
})

test('local storage that is full holds nothing back: the next start knows from the database', async () => {
  const page = await open()
  await page.engine.open()
  const { setItem } = localStorage
  localStorage.setItem = (key, value) => {
    if (key === 'token') throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  await page.session.signIn(credentials(ada))
  expect(page.session.session.status).toBe('member')
  expect(stored.has('token')).toBe(false)
  expect(await userOf(await open())).toMatchObject({ member: ada.user.id })
})

test('without a database local storage alone says who is signed in, and tells the database when it is back', async () => {
  const page = await open()
  const { store } = await page.engine.open()
  store.transact = () => Promise.reject(new Error('disk'))
  await page.session.signIn(credentials(ada))
  expect(page.session.session.status).toBe('member')
  const again = await open()
  expect(await userOf(again)).toMatchObject({ member: ada.user.id })
  const device = await (await again.engine.open()).store.read((tx) => tx.device())
  expect(device?.identity?.session?.owner).toBe(ada.user.id)
})

test('a session the server ended is not brought back by the database', async () => {
  const page = await signedIn()
  await server.call('logout', { token: page.session.sessionToken() ?? '' })
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
  expect(page.session.session.ended).toBe(true)
  expect(await userOf(await open())).toEqual(nobody)
})
