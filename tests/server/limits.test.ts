import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { guesses, hashing, limits } from '#server/http/limits.ts'
import { networkOf } from '#server/http/address.ts'
import { Counter } from '#server/http/counter.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
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

test('wrong passwords of one account slow a network down, longer each time, and never lock it out', async () => {
  await using server = await strict()
  const { email, password } = await server.register()
  const guess = () => login(server, email, 'wrong one')
  const later = (ms: number) => (server.clock.now += ms)
  expect(await repeat(guesses.free, guess)).toEqual([401, 401, 401, 401, 401])
  for (const seconds of [1, 2]) {
    expect(await guess()).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } })
    later(seconds * 1000)
    expect((await guess()).status).toBe(401)
  }
  later(4000)
  expect((await login(server, email, password)).status).toBe(200)
})

test('a right password forgets the wrong ones', async () => {
  const rates = new RateLimits(() => 0, 1)
  const guess = (isRight: boolean) => rates.guess('ada@example.org', 'somewhere', async () => isRight)
  for (let index = 1; index < guesses.free; index++) await guess(false)
  expect(await guess(true)).toBe(true)
  for (let index = 0; index < guesses.free; index++) expect(await guess(false)).toBe(false)
})

test('the wait grows to a minute', async () => {
  let now = 0
  const rates = new RateLimits(() => now, 1)
  const guess = () => rates.guess('ada@example.org', 'somewhere', async () => false)
  for (let index = 0; index < guesses.free; index++) await guess()
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    now += seconds * 1000 - 1
    await expect(guess()).rejects.toMatchObject({ code: 'rate-limited' })
    now += 1
    expect(await guess()).toBe(false)
  }
})

test('the account is slowed down whatever the case of its address', async () => {
  await using server = await strict()
  const { email } = await server.register()
  await repeat(guesses.free, () => login(server, email, 'wrong one'))
  expect((await login(server, email.toUpperCase(), 'wrong one')).status).toBe(429)
})

test('of guesses that are made at once no more are looked at than of those made one after the other', async () => {
  const rates = new RateLimits(() => 0, 1)
  const looked = vi.fn(async () => false)
  const outcomes = await Promise.allSettled(Array.from({ length: 22 }, () => rates.guess('ada@example.org', 'somewhere', looked)))
  expect(looked).toHaveBeenCalledTimes(guesses.free)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(22 - guesses.free)
})

test('a guess for which the queue had no room does not count', async () => {
  const rates = new RateLimits(() => 0, 1)
  const busy = () => rates.guess('ada@example.org', 'somewhere', () => Promise.reject(new Error('busy')))
  for (let index = 0; index < 2 * guesses.free; index++) await expect(busy()).rejects.toThrow('busy')
})

test('whatever strangers try, the right password opens the account from anywhere else', async () => {
  await using server = await strict()
  const { email, password } = await server.register()
  expect(await repeat(14, (index) => login(server, email, 'wrong one', `192.0.2.${index % 2}`))).toContain(429)
  const own = await repeat(29, (index) => login(server, email, password, `198.51.100.${index}`))
  expect(new Set(own)).toEqual(new Set([200]))
})

/** A device that has a token of an earlier session signs in. */
const loginWith = (server: TestServer, token: string, email: string, password: string, ip = '192.0.2.1') =>
  server.call('login', { token, body: { email, password }, headers: from(ip) })

test('a device that was signed in before is not held up by strangers in its own network, however long its session is over', async () => {
  await using server = await strict()
  const { email, password, token } = await server.register()
  await server.call('logout', { token })
  server.clock.now += 400 * 24 * 3_600_000
  expect((await repeat(limits.login.max + 4, () => login(server, email, 'wrong one'))).at(-1)).toBe(429)
  expect((await loginWith(server, token, email, password)).status).toBe(200)
})

test('such a device guesses no more than anybody else', async () => {
  await using server = await strict()
  const { email, token } = await server.register()
  const statuses = await repeat(guesses.free + 1, (index) => loginWith(server, token, email, 'wrong one', `192.0.2.${index}`))
  expect(statuses.at(-1)).toBe(429)
})

test.each([
  ['of another account', async (server: TestServer) => (await server.register()).token],
  ['that this server did not sign', async () => 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
])('a token %s makes nobody known', async (_, tokenOf) => {
  await using server = await strict()
  const { email } = await server.register()
  const token = await tokenOf(server)
  const tries = () => repeat(guesses.free + 1, () => loginWith(server, token, email, 'wrong one'))
  expect((await tries()).at(-1)).toBe(429)
  server.clock.now += guesses.firstDelayMs
  expect((await login(server, email, 'wrong one')).status).toBe(401)
  expect((await login(server, email, 'wrong one')).status).toBe(429)
})

test('many devices of one’s own do not widen the limit for the accounts of others', async () => {
  await using server = await strict()
  const tokens = [await server.register(), await server.register()].map(({ token }) => token)
  const statuses = await repeat(limits.login.max + 1, (index) =>
    loginWith(server, tokens[index % 2] ?? '', `m${index}@example.org`, 'wrong one'),
  )
  expect(statuses.at(-2)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
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

const { concurrency, queue, kept } = hashing

test('two passwords are hashed at a time, twelve wait, the rest is told to come back', async () => {
  const passwords = new Passwords()
  const asked = concurrency + queue - kept + 5
  const outcomes = await Promise.allSettled(Array.from({ length: asked }, () => passwords.hash('seventeen green umbrellas')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', statusCode: 503, details: { retry_after: 3 } })
  expect(await passwords.fits(await passwords.hash('again'), 'again')).toBe(true)
})

test('where strangers have filled the queue there are eight places for devices that were signed in before', async () => {
  const passwords = new Passwords()
  const strangers = Array.from({ length: concurrency + queue - kept }, () => passwords.fits(undefined, 'wrong one'))
  await expect(passwords.fits(undefined, 'wrong one')).rejects.toMatchObject({ code: 'busy' })
  const known = Array.from({ length: kept }, () => passwords.fits(undefined, 'wrong one', { isKnown: true }))
  await expect(passwords.fits(undefined, 'wrong one', { isKnown: true })).rejects.toMatchObject({ code: 'busy' })
  expect(new Set(await Promise.all([...strangers, ...known]))).toEqual(new Set([false]))
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
