import { decodeJwt, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenTimes } from '#server/sessions/token-standing.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'

const day = 24 * 3_600_000
const { freshMs, graceMs } = tokenTimes

let server: TestServer
let ada: TestMember

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.register()
})
afterEach(() => server.close())

const later = (ms: number) => (server.clock.now += ms)
const use = async (token: string) => (await server.call('me', { token })).status
const renew = (token: string) => server.call('renew', { token })

/** The token that takes this one's place. */
async function renewed(token: string): Promise<string> {
  const { status, body } = await renew(token)
  expect(status).toBe(200)
  return (body as { token: string }).token
}

const ended = { status: 401, body: { error: { code: 'unauthenticated' } } }
const stale = { status: 401, body: { error: { code: 'token-stale' } } }

test('a token opens everything for half an hour, then it is renewed', async () => {
  later(freshMs - 1000)
  expect(await use(ada.token)).toBe(200)
  later(1000)
  expect(await server.call('me', { token: ada.token })).toMatchObject(stale)
  const next = await renewed(ada.token)
  expect(await use(next)).toBe(200)
  expect(decodeJwt(next)).toMatchObject({ ...decodeJwt(ada.token), serial: 1, iat: Math.floor(server.clock.now / 1000) })
})

test('renewing does not lengthen a session: it ends 30 days after signing in', async () => {
  let { token } = ada
  for (let days = 1; days < 30; days++) {
    later(day)
    token = await renewed(token)
  }
  expect(await use(token)).toBe(200)
  later(day)
  expect(await renew(token)).toMatchObject(ended)
})

test('a device whose answer was lost asks again, however much later, and goes on', async () => {
  later(freshMs)
  await renewed(ada.token)
  later(3 * day)
  await renewed(ada.token)
  later(3 * day)
  const token = await renewed(ada.token)
  expect(await use(token)).toBe(200)
})

test('a minute after the new token was first used, the old one still opens everything: another tab has it', async () => {
  const next = await renewed(ada.token)
  expect(await use(next)).toBe(200)
  later(graceMs - 1)
  expect(await use(ada.token)).toBe(200)
  expect(await use(await renewed(ada.token))).toBe(200)
  later(1)
  expect(await server.call('me', { token: ada.token })).toMatchObject(stale)
  expect(await use(next)).toBe(200)
})

test('a replaced token that is renewed again while somebody uses the new one ends the session for both', async () => {
  const stolen = ada.token
  const next = await renewed(stolen)
  expect(await use(next)).toBe(200)
  later(graceMs)
  expect(await renew(stolen)).toMatchObject(ended)
  expect(await server.call('me', { token: next })).toMatchObject(ended)
  expect(await renew(next)).toMatchObject(ended)
})

test('so does one that was replaced twice', async () => {
  await renewed(await renewed(ada.token))
  expect(await renew(ada.token)).toMatchObject(ended)
})

test('other sessions of the member go on', async () => {
  const { body } = await server.call('login', { body: { email: ada.email, password: ada.password } })
  await renewed(await renewed(ada.token))
  expect(await renew(ada.token)).toMatchObject(ended)
  expect(await use((body as TestMember).token)).toBe(200)
})

test('tabs that renew at once all go on', async () => {
  later(freshMs)
  const tokens = await Promise.all(Array.from({ length: 5 }, () => renewed(ada.token)))
  expect(await Promise.all(tokens.map(use))).toEqual([200, 200, 200, 200, 200])
  later(freshMs)
  expect(await use(await renewed(tokens[3] ?? ''))).toBe(200)
})

test('signing out ends a session whatever its token', async () => {
  const next = await renewed(ada.token)
  expect(await use(next)).toBe(200)
  later(day)
  expect((await server.call('logout', { token: ada.token })).status).toBe(204)
  expect(await renew(next)).toMatchObject(ended)
})

const end = (id: string) => server.call('endSession', { params: { id } })

test('a session is ended by its id alone, also one that has to be renewed; an id opens nothing, and one that is unknown does nothing', async () => {
  const { jti } = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }
  expect(await use(jti)).toBe(401)
  expect((await end('ffffffff-0000-4000-8000-000000000000')).status).toBe(204)
  expect(await use(ada.token)).toBe(200)
  later(day)
  expect((await end(jti)).status).toBe(204)
  expect(await renew(ada.token)).toMatchObject(ended)
  expect((await end(jti)).status).toBe(204)
})

test('a database restored to before a renewal signs nobody out', async () => {
  const first = await renewed(ada.token)
  const second = await renewed(first)
  expect(await use(second)).toBe(200)
  await server.db.updateTable('sessions').set({ serial: 0 }).execute()
  later(freshMs)
  const third = await renewed(second)
  expect(await use(third)).toBe(200)
  later(graceMs)
  expect(await renew(second)).toMatchObject(ended)
})

test('a session of a release that did not renew goes on', async () => {
  const { serial: _, ...claims } = decodeJwt(ada.token)
  const old = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(server.secret)
  expect(await use(old)).toBe(200)
  later(freshMs)
  expect(await use(await renewed(old))).toBe(200)
})
