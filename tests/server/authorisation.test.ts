import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { tokenTimes } from '#server/sessions/token-standing.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'

const names = Object.keys(endpoints) as EndpointName[]
const memberOnly = names.filter((name) => endpoints[name].access === 'member')
const params = { id: 'movie:603' }

let server: TestServer
let member: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  member = await server.register()
  other = await server.register()
})
afterAll(() => server.close())

test.each(names)('%s has a route', (name) => {
  expect(server.app.hasRoute({ method: endpoints[name].method, url: `/api${endpoints[name].path}` })).toBe(true)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const signed = (claims: Record<string, unknown>, secret: Uint8Array = server.secret, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret)

/** Tokens that must open nothing. */
const forgeries: Record<string, () => string | undefined | Promise<string | undefined>> = {
  'no token': () => undefined,
  'an empty token': () => '',
  garbage: () => 'not-a-token',
  'a token of 8 kB': () => 'a'.repeat(8192),
  'alg none': () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(member.token))}.`,
  'alg none with the signature kept': () => `${encode({ alg: 'none', typ: 'JWT' })}.${member.token.split('.').slice(1).join('.')}`,
  'another algorithm': () => signed(claimsOf(member.token), server.secret, 'HS512'),
  'another secret': () => signed(claimsOf(member.token), new Uint8Array(32)),
  'an empty secret': () => signed(claimsOf(member.token), new Uint8Array(1)),
  'no signature': () => member.token.replace(/[^.]+$/, ''),
  'a changed claim': () => {
    const [head = '', , signature = ''] = member.token.split('.')
    return [head, encode({ ...claimsOf(member.token), role: 'admin' }), signature].join('.')
  },
  expired: () => signed({ ...claimsOf(member.token), exp: Math.floor(server.clock.now / 1000) - 1 }),
  'no end': () => {
    const { exp: _, ...claims } = claimsOf(member.token)
    return signed(claims)
  },
  'no session': () => {
    const { jti: _, ...claims } = claimsOf(member.token)
    return signed(claims)
  },
  'an unknown session': () => signed({ ...claimsOf(member.token), jti: 'ffffffff-0000-4000-8000-000000000000' }),
  "another member's session": () => signed({ ...claimsOf(member.token), sub: other.user.id }),
  'a session that was ended': async () => {
    const token = await signedInAgain()
    await server.call('logout', { token })
    return token
  },
  'a session that ended because one of its tokens was used twice': async () => (await stolen()).thief,
  'a token that was used twice': async () => (await stolen()).owner,
}

const renewed = async (token: string): Promise<string> => ((await server.call('renew', { token })).body as { token: string }).token

const signedInAgain = async (): Promise<string> =>
  ((await server.call('login', { body: { email: member.email, password: member.password } })).body as { token: string }).token

/** The two tokens of a session after a thief has renewed the owner's, and the owner has renewed it as well. */
async function stolen(): Promise<{ owner: string; thief: string }> {
  const owner = await signedInAgain()
  const thief = await renewed(await renewed(owner))
  await server.call('renew', { token: owner })
  return { owner, thief }
}

/** Tokens of a session that goes on, to be renewed before anything else. */
const staleTokens: Record<string, () => Promise<string>> = {
  'is half an hour old': () => signed({ ...claimsOf(member.token), iat: Math.floor((server.clock.now - tokenTimes.freshMs) / 1000) }),
  'was replaced': async () => {
    const token = await signedInAgain()
    await renewed(await renewed(token))
    return token
  },
}

describe.each(memberOnly.filter((name) => !('takesStale' in endpoints[name])))('%s', (name) => {
  test.each(Object.keys(staleTokens))('is refused with a token that %s, until it is renewed', async (kind) => {
    const { status, body, headers } = await server.call(name, { token: await staleTokens[kind]?.(), params })
    expect(status).toBe(401)
    expect(body).toEqual({ error: { code: 'token-stale', message: expect.any(String) } })
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })
})

describe.each(memberOnly)('%s', (name) => {
  test.each(Object.keys(forgeries))('is refused with %s', async (kind) => {
    const token = await forgeries[kind]?.()
    const { status, body, headers } = await server.call(name, { token, params })
    expect(status).toBe(401)
    expect(body).toEqual({ error: { code: 'unauthenticated', message: expect.any(String) } })
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  test('is refused when the device meant another account', async () => {
    const { status, body } = await server.call(name, { token: member.token, params, headers: { 'x-sync-owner': other.user.id } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { code: 'owner-mismatch' } })
  })

  test('is refused with two tokens, though both are right', async () => {
    const { method, path } = endpoints[name]
    const headers: Record<string, string[]> = { authorization: [member.token, member.token].map((token) => `Bearer ${token}`) }
    const reply = await server.app.inject({ method, url: `/api${path.replace(/:\w+/g, 'movie:603')}`, headers })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: { code: 'invalid-input', fields: [{ path: 'authorization' }] } }])
  })

  test('does not take the token from the address', async () => {
    const { status } = await server.call(name, { params, query: { token: member.token, access_token: member.token } })
    expect(status).toBe(401)
  })
})

test('a session ends after 30 days', async () => {
  await using server = await startTestServer()
  const { token } = await server.register()
  server.clock.now += 30 * 24 * 3600_000 - 5000
  expect((await server.call('renew', { token })).status).toBe(200)
  server.clock.now += 10_000
  expect((await server.call('renew', { token })).status).toBe(401)
})

test("nobody sees or changes another member's rows", async () => {
  await using server = await startTestServer()
  const ann = await server.register()
  const bob = await server.register()
  const title = { media_id: 603, media_type: 'movie', title: 'The Matrix' }
  const adding = ['addFavorite', 'addToWatchlist', 'addToWatchHistory', 'saveProgress', 'saveRating', 'saveTitleNote'] as const
  const removing = [
    'removeFavorite',
    'removeFromWatchlist',
    'removeFromWatchHistory',
    'removeProgress',
    'removeRating',
    'removeTitleNote',
    'clearWatchHistory',
  ] as const
  const listing = ['favorites', 'watchlist', 'watchHistory', 'continueWatching', 'ratings', 'titleNotes'] as const
  for (const name of adding)
    await server.call(name, {
      token: ann.token,
      body: { ...title, ...(name === 'saveRating' && { stars: 4 }), ...(name === 'saveTitleNote' && { note: 'Again!' }) },
    })
  await server.call('savePreferences', { token: ann.token, body: { accentColor: '#0EA5E9' } })

  for (const name of listing) expect((await server.call(name, { token: bob.token })).body).toEqual([])
  expect((await server.call('preferences', { token: bob.token })).body).toMatchObject({ accentColor: '#E63462' })
  expect((await server.call('pull', { token: bob.token })).body).toMatchObject({ changes: [], seq: 0 })
  for (const name of removing) expect((await server.call(name, { token: bob.token, params })).status).toBe(204)

  for (const name of listing) {
    expect((await server.call(name, { token: ann.token })).body).toEqual([expect.objectContaining({ id: 'movie:603' })])
  }
  expect((await server.call('pull', { token: ann.token })).body).toMatchObject({ seq: 7 })
})

test('an answer says whose it is, so that a device can tell when something in between mixed them up', async () => {
  for (const { token, user } of [member, other]) {
    const { headers } = await server.call('pull', { token })
    expect(headers['x-sync-owner']).toBe(user.id)
  }
})
