import { expect, test } from 'vitest'
import { member, oneServerForAll, server } from '#support/file-server.ts'
import { type CallOptions } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'

oneServerForAll()

const matrix = { media_id: 603, media_type: 'movie', title: 'The Matrix' }
const save = (body: object, options: CallOptions = {}) => server.call('saveTitleNote', { token: member.token, body, ...options })
const list = async () => (await server.call('titleNotes', { token: member.token })).body as object[]

test('stars and words about a title are answered with their id and times, and listed, the last changed first', async () => {
  const { status, body } = await save({ ...matrix, stars: 4, note: 'The lobby!' })
  const now = new Date(server.clock.now).toISOString()
  expect(status).toBe(201)
  expect(body).toEqual({
    id: 'movie:603',
    ...matrix,
    poster_path: null,
    backdrop_path: null,
    stars: 4,
    note: 'The lobby!',
    created_at: now,
    updated_at: now,
  })
  server.clock.now += 1000
  await save({ ...matrix, media_type: 'tv', note: 'Without stars' })
  expect(await list()).toMatchObject([{ id: 'tv:603', stars: null }, { id: 'movie:603' }])
})

test('the newer opinion wins, wherever it was written', async () => {
  const at = server.clock.now
  await save({ ...matrix, stars: 5 }, { headers: { 'x-sync-stamp': stampAt(at, 2) } })
  const { headers } = await save({ ...matrix, stars: 1 }, { headers: { 'x-sync-stamp': stampAt(at, 1) } })
  expect(headers['x-sync-result']).toBe('superseded')
  expect(await list()).toMatchObject([{ stars: 5 }])
})

test('a removed opinion is gone', async () => {
  await save({ ...matrix, stars: 5 })
  const { status } = await server.call('removeTitleNote', { token: member.token, params: { id: 'movie:603' } })
  expect(status).toBe(204)
  expect(await list()).toEqual([])
})

test.each([
  ['neither stars nor words', {}],
  ['half a star', { stars: 2.5 }],
  ['no star', { stars: 0 }],
  ['six stars', { stars: 6 }],
  ['2,001 characters', { note: 'a'.repeat(2001) }],
  ['an episode', { stars: 3, season: 1, episode: 1 }],
])('%s: refused, and nothing is kept', async (_, opinion) => {
  const { status, body } = await save({ ...matrix, ...opinion })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid-input' } })
  expect(await list()).toEqual([])
})
