import { describe, expect, test } from 'vitest'
import { member, oneServerForAll, server } from '#support/file-server.ts'
import { type CallOptions } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'

oneServerForAll()

const matrix = { media_id: 603, media_type: 'movie', title: 'The Matrix' }
const calls = {
  rating: { add: 'saveRating', list: 'ratings', remove: 'removeRating', said: { stars: 4 }, later: { stars: 5 } },
  note: { add: 'saveTitleNote', list: 'titleNotes', remove: 'removeTitleNote', said: { note: 'The lobby!' }, later: { note: 'Again' } },
} as const
type Kind = (typeof calls)[keyof typeof calls]

const save = ({ add }: Kind, body: object, options: CallOptions = {}) => server.call(add, { token: member.token, body, ...options })
const list = async ({ list: name }: Kind) => (await server.call(name, { token: member.token })).body as object[]

describe.each(Object.values(calls))('a person’s own $list', (kind) => {
  test('are answered with their id and times, and listed, the last changed first', async () => {
    const { status, body } = await save(kind, { ...matrix, ...kind.said })
    const now = new Date(server.clock.now).toISOString()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 'movie:603',
      ...matrix,
      poster_path: null,
      backdrop_path: null,
      ...kind.said,
      created_at: now,
      updated_at: now,
    })
    server.clock.now += 1000
    await save(kind, { ...matrix, media_type: 'tv', ...kind.later })
    expect(await list(kind)).toMatchObject([
      { id: 'tv:603', ...kind.later },
      { id: 'movie:603', ...kind.said },
    ])
  })

  test('are what was said last, wherever it was said', async () => {
    const at = server.clock.now
    await save(kind, { ...matrix, ...kind.later }, { headers: { 'x-sync-stamp': stampAt(at, 2) } })
    const { headers } = await save(kind, { ...matrix, ...kind.said }, { headers: { 'x-sync-stamp': stampAt(at, 1) } })
    expect(headers['x-sync-result']).toBe('superseded')
    expect(await list(kind)).toMatchObject([kind.later])
  })

  test('are gone once they are taken back', async () => {
    await save(kind, { ...matrix, ...kind.said })
    const { status } = await server.call(kind.remove, { token: member.token, params: { id: 'movie:603' } })
    expect(status).toBe(204)
    expect(await list(kind)).toEqual([])
  })
})

test('stars and words of one title do not touch each other', async () => {
  await save(calls.rating, { ...matrix, stars: 4 })
  await save(calls.note, { ...matrix, note: 'The lobby!' })
  await server.call('removeRating', { token: member.token, params: { id: 'movie:603' } })
  expect([await list(calls.rating), await list(calls.note)]).toMatchObject([[], [{ note: 'The lobby!' }]])
})

test.each([
  ['no stars', calls.rating, {}],
  ['half a star', calls.rating, { stars: 2.5 }],
  ['nought stars', calls.rating, { stars: 0 }],
  ['six stars', calls.rating, { stars: 6 }],
  ['stars with words', calls.rating, { stars: 4, note: 'x' }],
  ['stars of an episode', calls.rating, { stars: 3, season: 1, episode: 1 }],
  ['no words', calls.note, { note: '' }],
  ['2,001 characters', calls.note, { note: 'a'.repeat(2001) }],
])('%s: refused, and nothing is kept', async (_, kind, opinion) => {
  const { status, body } = await save(kind, { ...matrix, ...opinion })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid-input' } })
  expect(await list(kind)).toEqual([])
})
