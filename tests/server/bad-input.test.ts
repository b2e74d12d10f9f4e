import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { errorStatus, isErrorBody } from '#contract/errors.ts'
import { entityNames } from '#contract/sync.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

/** A body each call accepts, to be spoilt. */
const good: Partial<Record<EndpointName, Record<string, unknown>>> = {
  register: { email: 'new@example.org', password: 'seventeen green umbrellas', display_name: 'New' },
  login: { email: 'new@example.org', password: 'seventeen green umbrellas' },
  formerAccount: { token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl' },
  addFavorite: { media_id: 603, media_type: 'movie', title: 'The Matrix', rating: 8.2, overview: '' },
  addToWatchlist: { media_id: 603, media_type: 'movie', title: 'The Matrix', rating: 8.2, overview: '', added_at: 1 },
  addToWatchHistory: { media_id: 603, media_type: 'movie', title: 'The Matrix', watch_position: 5, duration: 8160, watched_at: 1 },
  saveProgress: { media_id: 603, media_type: 'movie', title: 'The Matrix', watch_position: 5, duration: 8160, updated_at: 1 },
  saveRating: { media_id: 603, media_type: 'movie', title: 'The Matrix', stars: 4, updated_at: 1 },
  saveTitleNote: { media_id: 603, media_type: 'movie', title: 'The Matrix', note: 'Again!', updated_at: 1 },
  removeAccount: { password: 'seventeen green umbrellas' },
  savePreferences: { isNotificationsEnabled: false, accentColor: '#10B981' },
  requestRemoval: {
    request_id: '0192f000-0000-4000-8000-00000000000a',
    content: 'https://matinee.example/movie/603',
    reason: 'copyright',
    details: 'The film is mine.',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    statement: true,
  },
  push: { items: [putFavorite(1, stampAt(1_700_000_000_000))] },
}
const withBody = Object.keys(good) as (keyof typeof good)[]

/** Values no field of ours accepts in place of its own. */
const wrongValues: Record<string, string> = {
  null: 'null',
  'a nested object': '{"a":{"b":1}}',
  'an array in an array': '[[]]',
  'a number too large to be one': '1e309',
  'a negative fraction': '-0.5',
  '2^53 + 1': '9007199254740993',
  'a NUL': '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  'a word where none belongs': '"NaN"',
}

/** Bodies that are wrong as a whole. */
const wrongBodies: Record<string, (text: string) => string> = {
  empty: () => '',
  'not JSON': () => '{email: me}',
  'cut off': (text) => text.slice(0, -2),
  'JSON with a comma too many': (text) => text.replace(/\}$/, ',}'),
  'NaN as a value': () => '{"rating":NaN}',
  null: () => 'null',
  'a number': () => '42',
  'a string': () => '"text"',
  'an array': (text) => `[${text}]`,
  'an unknown key': (text) => text.replace(/^\{/, '{"role":"admin",'),
  'an id of its own': (text) => text.replace(/^\{/, '{"user_id":"1","id":"2","created_at":0,'),
  __proto__: (text) => text.replace(/^\{/, '{"__proto__":{"role":"admin"},'),
  'a constructor': (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"role":"admin"}},'),
  'nested 10,000 deep': () => `{"items":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
}

const sentence = /^[^{}]{5,400}[.!]$/

let server: TestServer
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  member = await server.register()
})
afterAll(() => server.close())

const everything = async () =>
  JSON.stringify([
    await server.db.selectFrom('users').select('email').execute(),
    ...(await Promise.all(entityNames.map((entity) => server.db.selectFrom(entity).selectAll().execute()))),
    await server.db.selectFrom('applied_mutations').selectAll().execute(),
    await server.db.selectFrom('removal_requests').selectAll().execute(),
  ])

async function expectRefusal(
  name: EndpointName,
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const before = await everything()
  const answer = await server.call(name, { token: member.token, body, headers })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(isErrorBody(answer.body)).toBe(true)
  const { error } = answer.body as { error: { code: keyof typeof errorStatus; message: string; fields?: { path: string }[] } }
  expect(errorStatus[error.code]).toBe(answer.status)
  expect(error.message).toMatch(sentence)
  expect(JSON.stringify(answer.body)).not.toMatch(/ {4}at |node_modules|\.ts:/)
  expect(await everything()).toBe(before)
  return error
}

describe.each(withBody)('%s', (name) => {
  const text = JSON.stringify(good[name])

  test.each(Object.keys(wrongBodies))('refuses a body that is or has %s', async (kind) => {
    expect(await expectRefusal(name, wrongBodies[kind]?.(text) ?? '')).toBeDefined()
  })

  const cases = Object.keys(good[name] ?? {}).flatMap((field) =>
    Object.entries(wrongValues).map(([kind, value]) => ({ field, kind, value })),
  )
  const refused = cases.filter(({ field, kind }) => !accepted(field, kind))

  test.each(refused)('names $field when it is $kind', async ({ field, value }) => {
    const marked = JSON.stringify({ ...good[name], [field]: '@' }).replace('"@"', () => value)
    const error = await expectRefusal(name, marked)
    expect(error.fields?.[0]?.path.split('.')[0]).toBe(field)
  })

  test.each(Object.keys(good[name] ?? {}).filter((field) => !optional.has(field)))('names %s when it is missing', async (field) => {
    const { [field]: _, ...rest } = good[name] ?? {}
    const error = await expectRefusal(name, JSON.stringify(rest))
    expect(error).toMatchObject({ code: 'invalid-input', message: `${field} is missing.`, fields: [{ path: field }] })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])(
    'refuses %s',
    async (type) => {
      expect((await expectRefusal(name, text, { 'content-type': type })).code).toBe('unsupported-media-type')
    },
  )

  test.each(['br', 'gzip', 'deflate', 'zstd', 'gzip, br', 'unknown'])('refuses a body that is compressed with %s', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    expect((await expectRefusal(name, text, headers)).code).toBe('unsupported-media-type')
  })

  test('refuses a body that is no UTF-8', async () => {
    const broken = Buffer.from(text.replace(/"(?=[,}])/, '\xff"'), 'latin1')
    expect((await expectRefusal(name, broken)).code).toBe('malformed-json')
  })

  test('refuses a body over its limit', async () => {
    const size = name === 'push' ? 512 * 1024 : 64 * 1024
    expect((await expectRefusal(name, `{"x":"${'x'.repeat(size)}"}`)).code).toBe('payload-too-large')
  })
})

const optional = new Set([
  'rating',
  'overview',
  'isNotificationsEnabled',
  'accentColor',
  'added_at',
  'watch_position',
  'duration',
  'watched_at',
  'updated_at',
  'stars',
  'note',
])

/** Free text may be any word, and there may be words without stars. */
function accepted(field: string, kind: string): boolean {
  if (field === 'stars' && kind === 'null') return true
  return (
    kind === 'a word where none belongs' &&
    ['title', 'overview', 'note', 'password', 'display_name', 'content', 'details', 'name'].includes(field)
  )
}

test.each([
  ['addToWatchHistory', { season: 1 }],
  ['addToWatchHistory', { episode: 1 }],
  ['addToWatchHistory', { season: 1, episode: 1, media_type: 'movie' }],
  ['saveProgress', { season: 1 }],
  ['saveProgress', { season: 1, episode: 1, media_type: 'movie' }],
] as const)('%s refuses an episode that cannot be one: %j', async (name, change) => {
  const error = await expectRefusal(name, JSON.stringify({ ...good[name], media_type: 'tv', ...change }))
  expect(error.message).toBe('episode must come with a season and belong to a show, or be left out with it.')
})

test.each(['0', '-1', '1.5', '101', 'many', '1e1', ' 5'])('continue watching refuses the limit %j', async (limit) => {
  const { status, body } = await server.call('continueWatching', { token: member.token, query: { limit } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { message: 'limit must be a whole number from 1 to 100.', fields: [{ path: 'limit' }] } })
})

test.each(['0', 'true', '2'])('a pull refuses the digest %j', async (digest) => {
  const { status, body } = await server.call('pull', { token: member.token, query: { digest } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { fields: [{ path: 'digest' }] } })
})

test.each([
  [2_147_483_647, [201, false, 204]],
  [2_147_483_648, [400, true, 404]],
])('the highest id of a title is the same in values, in keys and in addresses: %i', async (id, answers) => {
  const { token } = member
  const key = `movie:${id}`
  const saved = await server.call('addFavorite', { token, body: { ...good.addFavorite, media_id: id } })
  const pushed = await server.call('push', { token, body: { items: [{ ...putFavorite(id, stampAt(1_700_000_000_000)), key }] } })
  const removed = await server.call('removeFavorite', { token, params: { id: key } })
  expect([saved.status, JSON.stringify(pushed.body).includes('invalid-input'), removed.status]).toEqual(answers)
})

test('objects of the server stay as they were', () => {
  expect(({} as { role?: string }).role).toBeUndefined()
})

test('a wrong e-mail address is refused with an example', async () => {
  const error = await expectRefusal('register', JSON.stringify({ ...good.register, email: 'ann at example' }))
  expect(error.message).toBe('email must be an e-mail address such as name@example.org.')
})

test.each([
  ['', 'must be at least 8 characters long'],
  ['seven77', 'must be at least 8 characters long'],
  ['x'.repeat(257), 'must be at most 256 characters long'],
])('the password %j is refused with its bound', async (password, message) => {
  const error = await expectRefusal('register', JSON.stringify({ ...good.register, password }))
  expect(error.fields).toEqual([{ path: 'password', message }])
})

test('a name of blanks is no name', async () => {
  const error = await expectRefusal('register', JSON.stringify({ ...good.register, display_name: ' \t ' }))
  expect(error.fields).toEqual([{ path: 'display_name', message: 'must be at least 1 character long' }])
})

test.each([
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['GET', '/api/unknown', 404],
  ['GET', '/api/favorites/movie:603/more', 404],
  ['GET', '/api/%ff', 400],
  ['GET', '/api/favorites/%', 400],
  ['DELETE', `/api/favorites/${'9'.repeat(2000)}`, 404],
  ['GET', '/api/auth/login', 405],
  ['DELETE', '/api/auth/register', 405],
  ['PATCH', '/api/favorites', 405],
  ['PUT', '/api/favorites/movie:603', 405],
  ['HEAD', '/api/sync/events', 405],
])('%s %s answers %i as JSON', async (method, url, status) => {
  const reply = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${member.token}`, accept: 'text/html' },
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.headers['x-server-time']).toBe(String(server.clock.now))
  expect(reply.headers['allow'] ?? 'GET').toMatch(/^[A-Z, ]+$/)
})

const sameForAll = new Set<EndpointName>(['fourK', 'sports', 'showings', 'audiobooks', 'audiobook', 'news', 'channels', 'guide'])

test('every answer carries the server time and is never stored, but for what is the same for everybody', async () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (name === 'syncEvents') continue
    const { headers } = await server.call(name, { params: { id: 'movie:1', book: 'demo-flatland', page: '0', slot: '0' } })
    const kept = sameForAll.has(name) ? 'no-cache' : 'no-store'
    expect(headers).toMatchObject({ 'x-server-time': String(server.clock.now), 'cache-control': kept })
  }
})

test('an unexpected error is answered without its details', async () => {
  await using server = await startTestServer()
  // A database that was never asked anything has nothing to end.
  expect((await server.call('health')).status).toBe(200)
  await server.db.destroy()
  const { status, body } = await server.call('health')
  expect(status).toBe(500)
  expect(body).toEqual({ error: { code: 'internal', message: 'Something went wrong on our side. Try again in a moment.' } })
})
