import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { EntityName } from '#contract/sync.ts'
import { keep, value } from '#support/guests.ts'
import { ada, server } from '#support/one-server.ts'
import { credentials, openOnlyPage, type Page } from '#support/page.ts'
import { restoreToBefore } from '#support/restored.ts'
import type { TestMember } from '#support/server.ts'

/** A browser; the app is opened in it again and again. */
interface Browser {
  disk: IDBFactory
  stored: Map<string, string>
}

const browser = (): Browser => ({ disk: new IDBFactory(), stored: new Map() })

let phone: Browser
let tablet: Browser
let bob: TestMember

/** Ada has signed up; Bob has a favorite, and was signed in on the phone before her. */
beforeEach(async () => {
  ;[phone, tablet] = [browser(), browser()]
  bob = await server.register()
  const page = await open(phone)
  await logIn(page, bob)
  await save(page, bob, 9)
  await sent(page)
  await page.session.signOut({ unsent: 'keep', forget: false })
})

async function open(where: Browser): Promise<Page> {
  const page = await openOnlyPage(server, where)
  void page.start()
  return page
}

/** Logs somebody in, and waits until the device knows it: a page that is closed before that may not have noted whose rows it keeps. */
async function logIn(page: Page, member: TestMember): Promise<void> {
  await page.session.signIn(credentials(member))
  const { store } = await page.engine.open()
  const known = page.session.session.user?.id ?? ''
  await expect.poll(() => store.read(async (tx) => (await tx.device())?.sessions?.[known])).toBeDefined()
}

const favorite = (media_id: number) => value(media_id, { added_at: media_id })

const write = (page: Page, owner: TestMember, entity: EntityName, key: string, what: unknown): Promise<void> =>
  keep(page, owner.user.id, entity, key, what, what === null ? 'delete' : 'put')

const save = (page: Page, owner: TestMember, id: number) => write(page, owner, 'favorites', `movie:${id}`, favorite(id))
const remove = (page: Page, owner: TestMember, id: number) => write(page, owner, 'favorites', `movie:${id}`, null)

const sent = async (page: Page) => expect(await page.engine.syncNow()).toMatchObject({ end: 'done' })
const goOffline = (page: Page) => (page.network.instead = () => Promise.reject(new TypeError('offline')))

/** The ids of the favorites that a browser shows to an owner, and how many changes of theirs wait. */
async function onDevice(page: Page, owner: string) {
  const { store } = await page.engine.open()
  return store.read(async (tx) => ({
    shown: (await tx.allRows('favorites', owner)).filter(({ deleted }) => !deleted).map(({ key }) => Number(key.slice('movie:'.length))),
    waiting: (await tx.mutations(owner)).length,
  }))
}

async function onServer(member: Pick<TestMember, 'token'>): Promise<number[]> {
  const { body } = await server.call('favorites', { token: member.token })
  return (body as { media_id: number }[]).map(({ media_id }) => media_id).sort()
}

/** Ada uses both devices; of what she does last neither tells the server. */
async function useBoth(): Promise<void> {
  const onPhone = await open(phone)
  await logIn(onPhone, ada)
  for (const id of [1, 2]) await save(onPhone, ada, id)
  await sent(onPhone)

  const onTablet = await open(tablet)
  await logIn(onTablet, ada)
  await sent(onTablet)
  await save(onTablet, ada, 3)
  await remove(onTablet, ada, 2)
  await write(onTablet, ada, 'preferences', 'isNotificationsEnabled', true)
  await sent(onTablet)
  goOffline(onTablet)
  await save(onTablet, ada, 4)

  const again = await open(phone)
  goOffline(again)
  await save(again, ada, 5)
}

/** Opens a browser whose session the restored server does not know. */
async function openRefused(where: Browser): Promise<Page> {
  const page = await open(where)
  await expect.poll(() => page.session.session.ended).toBe(true)
  return page
}

const form = () => ({ ...credentials(ada), display_name: 'Ada' })

/** Signs up again; resolves with the new account. */
async function signUpAgain(page: Page): Promise<TestMember> {
  const result = await page.session.signUp(form())
  if (!result.ok) throw new Error('she cannot sign up')
  return { ...ada, user: result.user, token: page.session.sessionToken() ?? '' }
}

test('what two devices keep of an account that the server has lost comes into the one its owner signs up for again', async () => {
  await useBoth()
  await restoreToBefore(server, ada)

  const onPhone = await openRefused(phone)
  const anew = await signUpAgain(onPhone)
  expect(anew.user.id).not.toBe(ada.user.id)
  await expect.poll(() => onServer(anew)).toEqual([1, 2, 5])

  const onTablet = await openRefused(tablet)
  await onTablet.session.signIn(credentials(ada))
  // The second was deleted on the tablet, which remembers it.
  await expect.poll(() => onServer(anew)).toEqual([1, 3, 4, 5])
  await sent(onTablet)
  expect(await onDevice(onTablet, anew.user.id)).toEqual({ shown: [1, 3, 4, 5], waiting: 0 })
  expect(await onDevice(onTablet, ada.user.id)).toEqual({ shown: [], waiting: 0 })
  expect((await server.call('preferences', { token: anew.token })).body).toMatchObject({ isNotificationsEnabled: true })

  const again = await open(phone)
  await sent(again)
  expect(await onDevice(again, anew.user.id)).toEqual({ shown: [1, 3, 4, 5], waiting: 0 })
  expect(await onDevice(again, ada.user.id)).toEqual({ shown: [], waiting: 0 })
  expect(await onDevice(again, bob.user.id)).toEqual({ shown: [], waiting: 0 })
  expect(await onServer(bob)).toEqual([9])
})

test('somebody else who signs in gets nothing of it, and the server is not even asked', async () => {
  await useBoth()
  await restoreToBefore(server, ada)
  const page = await openRefused(phone)
  await page.session.signIn(credentials(bob))
  await page.guest.settleGuest()
  await sent(page)
  expect(page.network.calls).not.toContain('POST /api/auth/former-account')
  expect(await onServer(bob)).toEqual([9])
  expect(await onDevice(page, ada.user.id)).toEqual({ shown: [1, 2, 5], waiting: 1 })
})

test('without an answer of the server everything stays as it is, and moves at the next start', async () => {
  await useBoth()
  await restoreToBefore(server, ada)
  const page = await openRefused(phone)
  page.network.instead = (call) => (call === 'POST /api/auth/former-account' ? Promise.reject(new TypeError('offline')) : null)
  const anew = await signUpAgain(page)
  await page.guest.settleGuest()
  expect(await onDevice(page, ada.user.id)).toEqual({ shown: [1, 2, 5], waiting: 1 })
  await open(phone)
  await expect.poll(() => onServer(anew)).toEqual([1, 2, 5])
})

test('an account that is still there keeps what is its own', async () => {
  await useBoth()
  await server.db.deleteFrom('sessions').where('user_id', '=', ada.user.id).execute()
  const page = await openRefused(phone)
  await page.session.signIn(credentials(ada))
  await sent(page)
  expect(page.network.calls).not.toContain('POST /api/auth/former-account')
  expect(await onServer({ token: page.session.sessionToken() ?? '' })).toEqual([1, 3, 5])
})

test('in two tabs at once it happens once', async () => {
  await useBoth()
  await restoreToBefore(server, ada)
  const page = await openRefused(phone)
  const anew = await signUpAgain(page)
  await Promise.all([page.guest.settleGuest(), page.guest.settleGuest()])
  await expect.poll(() => onServer(anew)).toEqual([1, 2, 5])
  await sent(page)
  expect(await onDevice(page, anew.user.id)).toEqual({ shown: [1, 2, 5], waiting: 0 })
})
