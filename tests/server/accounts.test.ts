import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '#support/server.ts'

// As it is, and counted.
vi.mock('@node-rs/argon2', { spy: true })

const form = { email: 'Ann@Example.org', password: 'correct horse battery', display_name: '  Ann ' }

test('signing up answers the user and a token, with the e-mail address in lower case and the name trimmed', async () => {
  await using server = await startTestServer()
  const { status, body } = await server.call('register', { body: form })
  expect(status).toBe(201)
  expect(body).toEqual({
    user: { id: expect.any(String), email: 'ann@example.org', display_name: 'Ann', role: 'user' },
    token: expect.any(String),
  })
})

test('the token carries id, e-mail, name, role and an end 30 days away', async () => {
  await using server = await startTestServer()
  const { user, token } = await server.register()
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ sub: user.id, email: user.email, display_name: user.display_name, role: 'user' })
  expect(claims.exp - claims.iat).toBe(30 * 24 * 3600)
})

test('an e-mail address is taken once, whatever its case', async () => {
  await using server = await startTestServer()
  await server.call('register', { body: form })
  const { status, body } = await server.call('register', { body: { ...form, email: 'ANN@example.ORG' } })
  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { code: 'email-taken' } })
})

test('two sign-ups with the same address at once make one account', async () => {
  await using server = await startTestServer()
  const answers = await Promise.all([1, 2, 3].map(() => server.call('register', { body: form })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('nobody signs up as an admin', async () => {
  await using server = await startTestServer()
  const { status, body } = await server.call('register', { body: { ...form, role: 'admin', id: '1' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid-input', fields: [{ path: 'role' }, { path: 'id' }] } })
  expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('a common password is refused with a sentence', async () => {
  await using server = await startTestServer()
  const { status, body } = await server.call('register', { body: { ...form, password: 'Password123' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { message: 'password is one of the most common ones and easy to guess; choose another.', fields: [{ path: 'password' }] },
  })
})

test.each([
  ['        ', 'password has nothing but blanks; choose another.'],
  ['ann@example.org', 'password is the e-mail address; choose another.'],
  [' Ann@EXAMPLE.org', 'password is the e-mail address; choose another.'],
])('the password %j is refused with a sentence', async (password, message) => {
  await using server = await startTestServer()
  const { status, body } = await server.call('register', { body: { ...form, password } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { message, fields: [{ path: 'password' }] } })
})

test.each(['Ann\u202Enimda', 'A\u2066nn', '\u061CAnn', 'Ann\u0000', 'A\nnn', 'A\u0085nn', 'A\u2028nn'])(
  'the name %j is refused',
  async (display_name) => {
    await using server = await startTestServer()
    const { status, body } = await server.call('register', { body: { ...form, display_name } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'invalid-input', fields: [{ path: 'display_name' }] } })
  },
)

test.each(['آن', 'Ann 👩‍👩‍👧', 'Ann-Marie O’Neil', 'ⵎⴰⵔⵢⴰⵎ'])('the name %j is kept', async (display_name) => {
  await using server = await startTestServer()
  const { body } = await server.call('register', { body: { ...form, display_name } })
  expect(body).toMatchObject({ user: { display_name } })
})

test.each(['pässwörter 🎬🍿', ' leading and trailing ', 'x'.repeat(256), '🎬'.repeat(30)])(
  'the password %j is kept whole',
  async (password) => {
    await using server = await startTestServer()
    await server.call('register', { body: { ...form, password } })
    const login = (password: string) => server.call('login', { body: { email: form.email, password } })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.slice(0, -2))).status).toBe(401)
  },
)

test('passwords are stored as argon2id with 19 MiB, two passes and one lane', async () => {
  await using server = await startTestServer()
  await server.register()
  const { password_hash } = await server.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a wrong password and an unknown address are refused alike', async () => {
  await using server = await startTestServer()
  const { email, password } = await server.register()
  const wrong = await server.call('login', { body: { email, password: 'not that one' } })
  const unknown = await server.call('login', { body: { email: 'nobody@example.org', password } })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ error: { code: 'wrong-credentials', message: 'The email or password you entered is incorrect.' } })
  expect(unknown).toEqual({ ...wrong, headers: expect.anything() })
})

test('signing in checks one hash of the same cost for an unknown address as for a wrong password', async () => {
  await using server = await startTestServer()
  const { email } = await server.register()
  const checked = async (address: string) => {
    vi.mocked(verify).mockClear()
    await server.call('login', { body: { email: address, password: 'not that one' } })
    return vi.mocked(verify).mock.calls.map(([passwordHash]) => String(passwordHash).split('$').slice(0, 4))
  }
  const known = await checked(email)
  expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(await checked('nobody@example.org')).toEqual(known)
})

test('signing out ends that session at once and no other', async () => {
  await using server = await startTestServer()
  const { email, password, token } = await server.register()
  const { body } = await server.call('login', { body: { email, password } })
  const other = (body as { token: string }).token
  expect((await server.call('logout', { token })).status).toBe(204)
  expect((await server.call('me', { token })).status).toBe(401)
  expect((await server.call('me', { token: other })).status).toBe(200)
})

test('the keep-alive calls refresh last_active', async () => {
  await using server = await startTestServer()
  const { token, user } = await server.register()
  server.clock.now += 60_000
  const me = await server.call('me', { token })
  expect(me.body).toEqual({ last_active: new Date(server.clock.now).toISOString() })
  server.clock.now += 60_000
  const profile = await server.call('profile', { token })
  expect(profile.body).toEqual({
    ...user,
    last_active: new Date(server.clock.now).toISOString(),
    created_at: new Date(server.clock.now - 120_000).toISOString(),
  })
})

test('the role is what the database says, not what the token said', async () => {
  await using server = await startTestServer()
  const { token } = await server.register()
  await server.db.updateTable('users').set({ role: 'admin' }).execute()
  expect((await server.call('profile', { token })).body).toMatchObject({ role: 'admin' })
})
