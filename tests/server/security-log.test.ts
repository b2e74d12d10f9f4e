import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#support/server.ts'

interface Line {
  msg: string
  event?: string
  account?: string
  ip?: string
  code?: string
  route?: string
}

const ip = '127.0.0.1'

/** The lines of the security log since the last look. */
const noted = ({ log }: TestServer): Line[] =>
  log
    .splice(0)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')

const events = (server: TestServer) => noted(server).map(({ event, code }) => code ?? event)

test('signing up, in and out and removing the account is noted though nothing else is logged, by a name that does not say whose it is', async () => {
  await using server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
  const { email, password, token, user } = await server.register()
  const other = await server.register()
  await server.call('login', { body: { email, password } })
  await server.call('logout', { token })
  const { body } = await server.call('login', { body: { email, password } })
  await server.call('removeAccount', { token: (body as { token: string }).token, body: { password } })
  const text = server.log.join('')
  const lines = noted(server)
  expect(lines.map(({ event }) => event)).toEqual(['signed-up', 'signed-up', 'signed-in', 'signed-out', 'signed-in', 'account-removed'])
  const [own, others, ...rest] = lines.map(({ account }) => account)
  expect(own).toMatch(/^[0-9a-f]{16}$/)
  expect(others).not.toBe(own)
  expect(new Set(rest)).toEqual(new Set([own]))
  for (const secret of [email, other.email, password, token, user.id]) expect(text).not.toContain(secret)
})

test('a wrong password is noted with the address it came from, and an unknown account without a name', async () => {
  await using server = await startTestServer()
  const { email, token } = await server.register()
  const [{ account } = {}] = noted(server)
  await server.call('login', { body: { email, password: 'wrong one' } })
  await server.call('login', { body: { email: 'nobody@example.org', password: 'wrong one' } })
  await server.call('removeAccount', { token, body: { password: 'wrong one' } })
  const lines = noted(server).map(({ event, account, ip }) => ({ event, account, ip }))
  expect(lines).toEqual([
    { event: 'password-refused', account, ip },
    { event: 'password-refused', account: undefined, ip },
    { event: 'password-refused', account, ip },
  ])
})

test('a session that ends because one of its tokens was used twice is noted', async () => {
  await using server = await startTestServer()
  const { token } = await server.register()
  const { body } = await server.call('renew', { token })
  await server.call('renew', { token: (body as { token: string }).token })
  expect(events(server)).toEqual(['signed-up'])
  await server.call('renew', { token })
  expect(noted(server)).toMatchObject([
    { event: 'session-stolen', ip },
    { event: 'refused', code: 'unauthenticated' },
  ])
})

test('a refusal is noted with its call, once a minute for each network, however many there are', async () => {
  await using server = await startTestServer({ limitFactor: 1 })
  for (let count = 0; count < 200; count++) await server.call('health')
  expect(noted(server)).toMatchObject([{ event: 'refused', code: 'rate-limited', route: '/api/health', ip }])
  server.clock.now += 59_000
  expect((await server.call('me', { token: 'guess' })).status).toBe(429)
  expect(noted(server)).toMatchObject([{ event: 'refused', code: 'rate-limited', route: '/api/auth/me' }])
  server.clock.now += 1000
  expect((await server.call('me', { token: 'guess' })).status).toBe(401)
  expect(noted(server)).toMatchObject([{ event: 'refused', code: 'unauthenticated', route: '/api/auth/me' }])
})

test('calls that go well and bodies that are wrong are none of its business', async () => {
  await using server = await startTestServer()
  const { token } = await server.register()
  noted(server)
  await server.call('favorites', { token })
  await server.call('addFavorite', { token, body: {} })
  expect(noted(server)).toEqual([])
})

test('the ordinary log names no word that somebody searches for', async () => {
  await using server = await startTestServer({ env: { LOG_LEVEL: 'info' } })
  await server.app.inject('/tmdb/3/search/multi?query=secret+wish')
  expect(server.log.join('')).toContain('/tmdb/3/search/multi')
  expect(server.log.join('')).not.toContain('secret')
})
