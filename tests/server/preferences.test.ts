import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/entities/preferences.ts'
import type { PullAnswer } from '#contract/sync.ts'
import { stampAt } from '#support/sync.ts'
import { member, oneServerForAll, server } from '#support/file-server.ts'

oneServerForAll()

const save = (body: unknown, headers: Record<string, string> = {}) => server.call('savePreferences', { token: member.token, body, headers })
const read = async () => (await server.call('preferences', { token: member.token })).body
const changes = async () => ((await server.call('pull', { token: member.token })).body as PullAnswer).changes

test('who never changed anything has the defaults', async () => {
  expect(await read()).toEqual({ ...defaultPreferences, updated_at: null })
})

test('what is sent is changed, the rest stays', async () => {
  const { status, body } = await save({ accentColor: '#10B981', isNotificationsEnabled: false })
  const expected = {
    ...defaultPreferences,
    accentColor: '#10B981',
    isNotificationsEnabled: false,
    updated_at: new Date(server.clock.now).toISOString(),
  }
  expect(status).toBe(200)
  expect(body).toEqual(expected)
  expect(await read()).toEqual(expected)
})

const filter = { id: '0123456789abcdef', type: 'movie', name: 'Slow evenings', query: 'genres=drama&rating=7' }

test('saved filters and what happens to seen titles travel like any other preference', async () => {
  expect((await save({ savedFilters: [filter], seenTitles: 'hide' })).status).toBe(200)
  expect(await read()).toMatchObject({ savedFilters: [filter], seenTitles: 'hide' })
})

const later = { ...filter, id: 'fedcba9876543210', name: 'For the kids' }

test('a list is kept element by element, and answered as it was sent', async () => {
  await save({ savedFilters: [filter, later], services: ['netflix', 'hulu'], homeHidden: ['today'] })
  expect((await changes()).map(({ key, value }) => [key, value])).toEqual([
    ['homeHidden/today', true],
    ['services/netflix', true],
    ['services/hulu', true],
    [`savedFilters/${filter.id}`, expect.objectContaining({ name: 'Slow evenings' })],
    [`savedFilters/${later.id}`, expect.objectContaining({ name: 'For the kids' })],
  ])
  expect(await read()).toMatchObject({ savedFilters: [filter, later], services: ['hulu', 'netflix'], homeHidden: ['today'] })
})

test('of a list that is sent again only the elements that differ are written; what it no longer names is gone', async () => {
  await save({ savedFilters: [filter, later], services: ['hulu'] })
  const before = await changes()
  await save({ savedFilters: [filter, { ...later, name: 'Sundays' }], services: ['hulu'] })
  const after = await changes()
  expect(after.filter((change) => !before.some(({ seq }) => seq === change.seq)).map(({ key }) => key)).toEqual([
    `savedFilters/${later.id}`,
  ])
  await save({ savedFilters: [{ ...later, name: 'Sundays' }, filter] })
  expect(await read()).toMatchObject({ savedFilters: [{ ...later, name: 'Sundays' }, filter] })
  await save({ savedFilters: [filter] })
  expect(await read()).toMatchObject({ savedFilters: [filter], services: ['hulu'] })
})

test('the elements of a list are merged by its stamp', async () => {
  const now = server.clock.now
  await save({ savedFilters: [{ ...filter, name: 'Newer' }] }, { 'x-sync-stamp': stampAt(now, 5) })
  await save({ savedFilters: [filter, later], _sync: { stamps: { savedFilters: stampAt(now, 4) } } })
  expect(await read()).toMatchObject({ savedFilters: [{ ...filter, name: 'Newer' }, later] })
})

test('a repeated call is carried out once, whatever has become of its list', async () => {
  const key = { 'idempotency-key': '0190b0a0-0000-7000-8000-000000000002' }
  expect((await save({ services: ['hulu'] }, key)).headers['x-sync-result']).toBe('applied')
  expect((await save({ services: ['hulu'] }, key)).headers['x-sync-result']).toBe('duplicate')
  await save({ services: ['netflix'] })
  expect((await save({ services: ['hulu'] }, key)).headers['x-sync-result']).toBe('superseded')
  expect(await read()).toMatchObject({ services: ['netflix'] })
  expect((await save({ services: ['peacock'] }, key)).status).toBe(422)
})

test('without stamps only what differs counts as changed', async () => {
  await save({ accentColor: '#10B981' })
  const [before] = await changes()
  await save({ accentColor: '#10B981', isWatchHistoryEnabled: false })
  const after = await changes()
  expect(after).toHaveLength(2)
  expect(after).toContainEqual(before)
})

test('each field is merged by its own stamp', async () => {
  const now = server.clock.now
  await save({ accentColor: '#10B981' }, { 'x-sync-stamp': stampAt(now, 5) })
  const stamps = { accentColor: stampAt(now, 4), isWatchHistoryEnabled: stampAt(now, 6) }
  const { headers, body } = await save({ accentColor: '#EF4444', isWatchHistoryEnabled: false, _sync: { stamps } })
  expect(headers['x-sync-result']).toBe('applied')
  expect(body).toMatchObject({ accentColor: '#10B981', isWatchHistoryEnabled: false })
})

test('a call whose fields all lose says so', async () => {
  const now = server.clock.now
  await save({ accentColor: '#10B981' }, { 'x-sync-stamp': stampAt(now, 5) })
  const { headers } = await save({ accentColor: '#EF4444', _sync: { stamps: { accentColor: stampAt(now, 4) } } })
  expect(headers['x-sync-result']).toBe('superseded')
})

test('a repeated call is carried out once', async () => {
  const key = { 'idempotency-key': '0190b0a0-0000-7000-8000-000000000001' }
  await save({ accentColor: '#10B981' }, key)
  await save({ accentColor: '#EF4444' })
  expect((await save({ accentColor: '#10B981' }, key)).headers['x-sync-result']).toBe('superseded')
  expect(await read()).toMatchObject({ accentColor: '#EF4444' })
})

test('one field from the future refuses the whole call', async () => {
  const stamps = { accentColor: stampAt(server.clock.now), isWatchHistoryEnabled: stampAt(server.clock.now + 3600_000) }
  const { status } = await save({ accentColor: '#EF4444', isWatchHistoryEnabled: false, _sync: { stamps } })
  expect(status).toBe(409)
  expect(await read()).toEqual({ ...defaultPreferences, updated_at: null })
})

test('a key that could reach a prototype is refused, however deep', async () => {
  const answer = await save(`{"accentColor":"#EF4444","_sync":{"stamps":{"__proto__":"${stampAt(1)}"}}}`)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: { fields: [{ path: '_sync.stamps.__proto__' }] } })
})

test.each([
  [{ accentColor: '#123456' }, 'accentColor'],
  [{ isNotificationsEnabled: 'yes' }, 'isNotificationsEnabled'],
  [{ theme: 'dark' }, 'theme'],
  [{ seenTitles: 'burn' }, 'seenTitles'],
  [{ savedFilters: [{ ...filter, name: '' }] }, 'savedFilters.0.name'],
  [{ savedFilters: [{ ...filter, query: 'x'.repeat(1501) }] }, 'savedFilters.0.query'],
  [{ savedFilters: [{ ...filter, id: 'x' }] }, 'savedFilters.0.id'],
  [{ savedFilters: Array.from({ length: 51 }, () => filter) }, 'savedFilters'],
  [{ services: ['über uns'] }, 'services.0'],
  [{ updated_at: null }, 'updated_at'],
  [{ accentColor: '#EF4444', _sync: { stamps: { accentColor: 'now' } } }, '_sync.stamps.accentColor'],
  [{ accentColor: '#EF4444', _sync: { stamps: { isWatchHistoryEnabled: stampAt(1) } } }, '_sync.stamps.isWatchHistoryEnabled'],
])('%j is refused at %s', async (body, path) => {
  const answer = await save(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: { code: 'invalid-input', fields: [{ path }] } })
  expect(await changes()).toEqual([])
})
