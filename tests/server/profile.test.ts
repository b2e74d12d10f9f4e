import { afterEach, beforeEach, expect, test } from 'vitest'
import { entityNames } from '#contract/sync.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

let server: TestServer
let ada: TestMember

beforeEach(async () => {
  server = await startTestServer({ limitFactor: 1 })
  ada = await server.register('ada@example.org')
  await server.call('push', { token: ada.token, body: { items: [putFavorite(1, stampAt(server.clock.now))] } })
  await server.call('savePreferences', { token: ada.token, body: { accentColor: '#10B981' } })
})
afterEach(() => server.close())

const remove = (password: string, { token }: Pick<TestMember, 'token'> = ada) => server.call('removeAccount', { token, body: { password } })

const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code

/** The tables in which there is still something of an account. */
async function tablesWith(userId: string): Promise<string[]> {
  const tables = ['sessions', 'sync_accounts', 'applied_mutations', ...entityNames] as const
  const held = await Promise.all(
    tables.map(async (table) =>
      (await server.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())[0] ? table : [],
    ),
  )
  return held.flat()
}

test('an export holds everything the server knows of a member, and nothing of anybody else', async () => {
  const bob = await server.register('bob@example.org')
  await server.call('push', { token: bob.token, body: { items: [putFavorite(2, stampAt(server.clock.now))] } })
  const { status, body, headers } = await server.call('exportProfile', { token: ada.token })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="matinee-\d{4}-\d\d-\d\d\.json"$/)
  expect(body).toMatchObject({
    user: { ...ada.user, created_at: new Date(server.clock.now).toISOString() },
    sessions: [{ created_at: new Date(server.clock.now).toISOString() }],
    favorites: [{ media_type: 'movie' }],
    watchlist: [],
    watch_history: [],
    continue_watching: [],
    ratings: [],
    title_notes: [],
    preferences: { accentColor: '#10B981', isWatchHistoryEnabled: true },
  })
  expect(Object.keys(body as object)).toEqual(expect.arrayContaining([...entityNames]))
  expect(JSON.stringify(body)).not.toContain('bob@example.org')
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('with the password an account is removed with everything there is of it', async () => {
  expect((await remove(ada.password)).status).toBe(204)
  expect(await tablesWith(ada.user.id)).toEqual([])
  expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([])
  const login = await server.call('login', { body: { email: 'ada@example.org', password: ada.password } })
  expect([login.status, codeOf(login)]).toEqual([401, 'wrong-credentials'])
})

test('a wrong password removes nothing, and guessing has to wait', async () => {
  for (let guess = 0; guess < 5; guess += 1) {
    const refused = await remove('not her password')
    expect([refused.status, codeOf(refused)]).toEqual([401, 'wrong-credentials'])
  }
  expect(codeOf(await remove(ada.password))).toBe('rate-limited')
  server.clock.now += 60_000
  expect((await server.call('favorites', { token: ada.token })).body).toHaveLength(1)
  expect((await remove(ada.password)).status).toBe(204)
})

test('nobody else loses anything', async () => {
  const bob = await server.register('bob@example.org')
  await server.call('push', { token: bob.token, body: { items: [putFavorite(2, stampAt(server.clock.now))] } })
  await remove(ada.password)
  expect((await server.call('favorites', { token: bob.token })).body).toHaveLength(1)
  expect((await remove(bob.password, bob)).status).toBe(204)
})

test('every other device of a removed account is told so, also one that was away for long', async () => {
  const { body } = await server.call('login', { body: { email: 'ada@example.org', password: ada.password } })
  const { token } = body as { token: string }
  await remove(ada.password)
  for (const call of ['me', 'pull', 'favorites', 'removeAccount'] as const) {
    const refused = await server.call(call, { token, ...(call === 'removeAccount' && { body: { password: ada.password } }) })
    expect([call, refused.status, codeOf(refused)]).toEqual([call, 401, 'account-removed'])
  }
  server.clock.now += 400 * 86_400_000
  expect(codeOf(await server.call('me', { token }))).toBe('account-removed')
})

test('a session that merely ended is no removed account', async () => {
  await server.call('logout', { token: ada.token })
  expect(codeOf(await server.call('me', { token: ada.token }))).toBe('unauthenticated')
})

test('the address is free again, and the new account takes nothing of the removed one', async () => {
  await remove(ada.password)
  const again = await server.register('ada@example.org')
  expect(again.user.id).not.toBe(ada.user.id)
  expect((await server.call('favorites', { token: again.token })).body).toEqual([])
  const former = await server.call('formerAccount', { token: again.token, body: { token: ada.token } })
  expect(former.body).toEqual({ owner: null, key: null })
})

test('changes that arrive while the account is removed are refused as what they are', async () => {
  const items = Array.from({ length: 100 }, (_, place) => putFavorite(place + 10, stampAt(server.clock.now, place)))
  const pushes = Array.from({ length: 4 }, () => server.call('push', { token: ada.token, body: { items } }))
  const [removed, ...pushed] = await Promise.all([remove(ada.password), ...pushes])
  expect(removed.status).toBe(204)
  const refusals = pushed.filter(({ status }) => status !== 200).map(codeOf)
  expect(new Set([...refusals, 'account-removed'])).toEqual(new Set(['account-removed']))
  expect(await tablesWith(ada.user.id)).toEqual([])
})
