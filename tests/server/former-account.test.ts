import { SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreToBefore } from '#support/restored.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'

const email = 'ada@example.org'

let server: TestServer
let former: TestMember
let ada: TestMember

beforeEach(async () => {
  server = await startTestServer()
  former = await server.register(email)
  await restoreToBefore(server, former)
  ada = await server.register(email)
})
afterEach(() => server.close())

/** The account whose place the caller's has taken, by a token that was given to it. */
const formerOf = async (caller: TestMember, token: string) =>
  (await server.call('formerAccount', { token: caller.token, body: { token } })).body

const nobody = { owner: null, key: null }

test('who signs up again after a restore to before the sign-up is told which account was lost', async () => {
  expect(former.user.id).not.toBe(ada.user.id)
  expect(await formerOf(ada, former.token)).toMatchObject({ owner: former.user.id })
})

test('even if the session of then would be over, and each device again', async () => {
  server.clock.now += 31 * 24 * 3_600_000
  const { body } = await server.call('login', { body: { email, password: ada.password } })
  const later = { ...ada, ...(body as Pick<TestMember, 'token'>) }
  expect(await formerOf(later, former.token)).toMatchObject({ owner: former.user.id })
  expect(await formerOf(later, former.token)).toMatchObject({ owner: former.user.id })
})

test('an account that exists is nobody’s former one: not somebody else’s, not the caller’s own', async () => {
  const bob = await server.register()
  expect(await formerOf(ada, bob.token)).toEqual(nobody)
  expect(await formerOf(ada, ada.token)).toEqual(nobody)
})

test('a lost account of another address is not told', async () => {
  const bob = await server.register()
  expect(await formerOf(bob, former.token)).toEqual(nobody)
})

test('a token that this server did not sign proves nothing', async () => {
  const [head = '', payload = '', signature = ''] = former.token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new Uint8Array(32))
  const renamed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url')
  for (const token of [forged, `${head}.${renamed}.${signature}`, `${head}.${payload}.${head}`])
    expect(await formerOf(ada, token)).toEqual(nobody)
})

test('the token of a lost account opens nothing', async () => {
  expect((await server.call('me', { token: former.token })).status).toBe(401)
  expect((await server.call('formerAccount', { token: former.token, body: { token: former.token } })).status).toBe(401)
})
