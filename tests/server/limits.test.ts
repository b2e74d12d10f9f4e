import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { guesses, hashing, limits } from '#server/http/limits.ts'
import { networkOf } from '#server/http/address.ts'
import { Counter } from '#server/http/counter.ts'
import { Passwords } from '#server/passwords/passwords.ts'
import { type Answer, startTestServer, type TestServer } from '#support/server.ts'

// As it is, and counted.
vi.mock('@node-rs/argon2', { spy: true })

const strict = () => startTestServer({ limitFactor: 1, env: { TRUST_PROXY: '1' } })
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const login = (server: TestServer, email: string, password: string, ip = '192.0.2.1') =>
  server.call('login', { body: { email, password }, headers: from(ip) })
const repeat = async (times: number, call: (index: number) => Promise<Answer>) => {
  const statuses: number[] = []
  for (let index = 0; index < times; index++) statuses.push((await call(index)).status)
  return statuses
}

test('one address may try to sign in ten times in five minutes, then is told how long to wait', async () => {
  await using server = await strict()
  const statuses = await repeat(limits.login.max, (index) => login(server, `m${index}@example.org`, 'wrong one'))
  expect(new Set(statuses)).toEqual(new Set([401]))
  const refused = await login(server, 'm@example.org', 'wrong one')
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '300' },
    body: { error: { code: 'rate-limited', message: 'Too many tries. Wait 300 seconds and try again.', retry_after: 300 } },
  })
  server.clock.now += 299_000
  expect((await login(server, 'm@example.org', 'wrong one')).status).toBe(429)
  server.clock.now += 1000
  expect((await login(server, 'm@example.org', 'wrong one')).status).toBe(401)
})

test('another address is not held up by it', async () => {
  await using server = await strict()
  await repeat(limits.login.max + 1, (index) => login(server, `m${index}@example.org`, 'wrong one'))
  expect((await login(server, 'm@example.org', 'wrong one', '192.0.2.2')).status).toBe(401)
})

test('a household with an IPv6 network counts as one address', async () => {
  await using server = await strict()
  const statuses = await repeat(limits.login.max + 1, (index) =>
    login(server, `m${index}@example.org`, 'wrong one', `2001:db8:1:2::${index}`),
  )
  expect(statuses.at(-1)).toBe(429)
  expect((await login(server, 'm@example.org', 'wrong one', '2001:db8:1:3::1')).status).toBe(401)
})

test('without a trusted proxy nobody can say they are somebody else', async () => {
  await using server = await startTestServer({ limitFactor: 1 })
  const statuses = await repeat(limits.login.max + 1, (index) => login(server, `m${index}@example.org`, 'wrong one', `192.0.2.${index}`))
  expect(statuses.at(-1)).toBe(429)
})

test('an address in front of the trusted proxy cannot be made up either', async () => {
  await using server = await strict()
  const statuses = await repeat(limits.login.max + 1, (index) =>
    login(server, `m${index}@example.org`, 'wrong one', `198.51.100.${index}, 192.0.2.1`),
  )
  expect(statuses.at(-1)).toBe(429)
})

test('wrong passwords of one account slow it down from everywhere, longer each time, and never lock it', async () => {
  await using server = await strict()
  const { email, password } = await server.register()
  const guess = (index: number) => login(server, email, 'wrong one', `192.0.2.${index}`)
  expect(await repeat(guesses.free, guess)).toEqual([401, 401, 401, 401, 401])
  for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    const refused = await guess(100 + index)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } })
    server.clock.now += seconds * 1000
    expect((await guess(150 + index)).status).toBe(401)
  }
  server.clock.now += 60_000
  expect((await login(server, email, password, '192.0.2.250')).status).toBe(200)
  expect((await guess(251)).status).toBe(401)
})

test('the account is slowed down whatever the case of its address', async () => {
  await using server = await strict()
  const { email } = await server.register()
  await repeat(guesses.free, (index) => login(server, email, 'wrong one', `192.0.2.${index}`))
  expect((await login(server, email.toUpperCase(), 'wrong one', '192.0.2.99')).status).toBe(429)
})

test('an address may open five accounts an hour', async () => {
  await using server = await strict()
  const register = (index: number) =>
    server.call('register', { body: { email: `m${index}@example.org`, password: 'seventeen green umbrellas', display_name: 'M' } })
  expect(await repeat(limits.register.max, register)).toEqual([201, 201, 201, 201, 201])
  expect((await register(99)).status).toBe(429)
  server.clock.now += limits.register.windowMs
  expect((await register(99)).status).toBe(201)
})

test('a member has 600 calls a minute, counted apart from everybody else', async () => {
  await using server = await strict()
  const ann = await server.register()
  const bob = await server.register()
  const statuses = await Promise.all(Array.from({ length: limits.member.max }, () => server.call('me', { token: ann.token })))
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await server.call('me', { token: ann.token })).status).toBe(429)
  expect((await server.call('me', { token: bob.token })).status).toBe(200)
})

test('guessing tokens counts as an anonymous call', async () => {
  await using server = await strict()
  expect(new Set(await repeat(limits.anonymous.max, (index) => server.call('me', { token: `guess${index}` })))).toEqual(new Set([401]))
  expect((await server.call('me', { token: 'guess' })).status).toBe(429)
  expect((await server.call('health')).status).toBe(429)
})

test('a flood of sign-ins is refused before any password is hashed', async () => {
  await using server = await strict()
  await repeat(limits.login.max, (index) => login(server, `m${index}@example.org`, 'wrong one'))
  vi.mocked(verify).mockClear()
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => login(server, `x${index}@example.org`, 'wrong one')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]))
  expect(verify).not.toHaveBeenCalled()
})

test('two passwords are hashed at a time, twenty wait, the rest is told to come back', async () => {
  const passwords = new Passwords()
  const asked = hashing.concurrency + hashing.queue + 5
  const outcomes = await Promise.allSettled(Array.from({ length: asked }, () => passwords.hash('seventeen green umbrellas')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', statusCode: 503, details: { retry_after: 3 } })
  expect(await passwords.fits(await passwords.hash('again'), 'again')).toBe(true)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('a counter forgets the oldest of too many keys instead of growing', () => {
  const counter = new Counter(1000, () => 0)
  for (let key = 0; key < 60_000; key++) counter.add(`k${key}`)
  expect(counter.peek('k0').count).toBe(0)
  expect(counter.peek('k59999').count).toBe(1)
})
