import { expect, test } from 'vitest'
import { all, guestPage, keep, kept, none, notified, press, signIn, value } from '#support/guests.ts'
import { ada, server } from '#support/one-server.ts'
import { credentials, type Page } from '#support/page.ts'

const down = () => Promise.reject(new TypeError('no network'))

/** Signs in where the account cannot be read yet. */
async function signInUnread(page: Page): Promise<void> {
  page.network.instead = (call) => (call.includes('/api/sync') ? down() : null)
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
}

test('Undo on a browser that had not read the account leaves the account its own title, and its own value', async () => {
  await server.call('addFavorite', { token: ada.token, body: value(1, { title: 'As it was in the account' }) })
  const page = await guestPage()
  await signIn(page)
  await notified(page, 3)
  await press(page, 0, 'guest-back')
  await page.engine.syncNow()
  const { body } = await server.call('favorites', { token: ada.token })
  expect(body).toMatchObject([{ media_id: 1, title: 'As it was in the account' }])
  expect(await kept(page, ada.user.id)).toEqual({ ...none, favorites: ['movie:1'] })
})

test('until the account was read the titles wait on this device, for this account alone', async () => {
  const grace = await server.register()
  const page = await guestPage()
  const guest = page.guest.guestOwner()
  await signInUnread(page)
  expect(await kept(page, ada.user.id)).toEqual(none)
  expect(await kept(page, guest)).toEqual(all)
  expect(page.toasts.toasts.list).toEqual([])

  await page.session.signOut({ unsent: 'keep', forget: false })
  page.network.instead = null
  await keep(page, page.guest.guestOwner(), 'favorites', 'movie:9', value(9))
  await signIn(page, grace)
  expect(await kept(page, grace.user.id)).toEqual({ ...none, favorites: ['movie:9'] })
  await page.guest.settleGuest()
  expect(await kept(page, guest)).toEqual(all)

  await page.session.signOut({ unsent: 'keep', forget: false })
  await signIn(page)
  expect(await kept(page, ada.user.id)).toEqual(all)
})

test('"Not me" before the account was read means that nothing is merged', async () => {
  const page = await guestPage()
  await signInUnread(page)
  const { undoGuestMerge } = await import('#data/account/undo-guest-merge.ts')
  await undoGuestMerge(ada.user.id, 'for-good')
  page.network.instead = null
  await page.guest.settleGuest()
  await page.engine.syncNow()
  expect(await kept(page, ada.user.id)).toEqual(none)
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)
})

test('an account that leaves the device before it was read leaves the titles to the guest', async () => {
  const page = await guestPage()
  await signInUnread(page)
  await page.session.signOut({ unsent: 'keep', forget: true })
  await page.guest.settleGuest()
  expect(await kept(page, page.guest.guestOwner())).toEqual(all)
})
