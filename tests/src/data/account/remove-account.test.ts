import { expect, test } from 'vitest'
import { ada, server } from '#support/one-server.ts'
import { credentials, movie, openPage, type Page } from '#support/page.ts'
import { settled } from '#support/started-page.ts'

const asAda = () => openPage(server, { stored: new Map([['token', ada.token]]) })

/** How many rows, waiting changes and records of an owner the device holds. */
async function heldOf(page: Page, owner: string): Promise<number> {
  const { database } = await page.engine.open()
  const tables = [database.favorites, database.outbox, database.accounts]
  const counts = await Promise.all(tables.map((table) => table.filter((row: { owner: string }) => row.owner === owner).count()))
  return counts.reduce((sum, count) => sum + count, 0)
}

const noticesOf = (page: Page) => page.toasts.toasts.list.map(({ notice }) => notice)

test('a removed account leaves nothing on the device, not even what waited to be sent', async () => {
  const page = await asAda()
  await page.lists.toggleSaved('favorites', movie(603), false)
  expect(await heldOf(page, ada.user.id)).toBeGreaterThan(0)
  expect(await page.session.removeAccount(ada.password)).toBeNull()
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: false })
  expect(await heldOf(page, ada.user.id)).toBe(0)
  expect([...page.stored.keys()].filter((key) => key.includes(ada.user.id))).toEqual([])
  expect(noticesOf(page)).toContain('account-removed')
})

test('a wrong password, or no server, removes nothing and says why', async () => {
  const page = await asAda()
  await page.lists.toggleSaved('favorites', movie(603), false)
  expect(await page.session.removeAccount('not her password')).toMatchObject({ kind: 'refused', code: 'wrong-credentials' })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  expect(await page.session.removeAccount(ada.password)).toEqual({ kind: 'unreachable' })
  page.network.instead = null
  expect(page.session.session.status).toBe('member')
  await settled(page)
  expect((await server.call('favorites', { token: ada.token })).body).toHaveLength(1)
})

test('where the answer was lost on its way, the next try knows that the account is gone', async () => {
  const page = await asAda()
  page.network.instead = (call) => {
    if (call !== 'DELETE /api/profile') return null
    page.network.instead = null
    return server
      .call('removeAccount', { token: ada.token, body: { password: ada.password } })
      .then(() => Promise.reject(new TypeError('lost')))
  }
  expect(await page.session.removeAccount(ada.password)).toEqual({ kind: 'unreachable' })
  expect(await page.session.removeAccount(ada.password)).toBeNull()
  expect(await heldOf(page, ada.user.id)).toBe(0)
  expect(noticesOf(page)).toEqual(['account-removed'])
})

test('another device hears of it with its next call, forgets the account and says so once', async () => {
  const page = await asAda()
  page.session.followSessions()
  await page.lists.toggleSaved('favorites', movie(603), false)
  await settled(page)
  await server.call('removeAccount', { token: ada.token, body: { password: ada.password } })
  await page.lists.toggleSaved('favorites', movie(604), false)
  await Promise.all([page.engine.syncNow(), page.engine.syncNow()])
  await expect.poll(() => page.session.session.status).toBe('guest')
  await expect.poll(() => heldOf(page, ada.user.id)).toBe(0)
  expect(page.session.session.ended).toBe(false)
  await expect.poll(() => noticesOf(page)).toEqual(['account-removed-elsewhere'])
})

test('what is said of one account concerns nobody who has signed in since', async () => {
  const page = await asAda()
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut({ unsent: 'keep', forget: false })
  const grace = await server.register()
  await page.session.signIn(credentials(grace))
  await page.lists.toggleSaved('favorites', movie(604), false)
  await page.session.forgetRemovedAccount(ada.token)
  expect(page.session.session).toMatchObject({ status: 'member', user: { id: grace.user.id } })
  expect(await heldOf(page, ada.user.id)).toBe(0)
  await settled(page)
  expect((await server.call('favorites', { token: grace.token })).body).toMatchObject([{ media_id: 604 }])
  expect(noticesOf(page)).not.toContain('account-removed-elsewhere')
})
