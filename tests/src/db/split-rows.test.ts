import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { Preferences } from '#contract/entities/preferences.ts'
import { frozenDisk } from '#support/frozen-database.ts'
import { filterOf, opinionOf1, sentBy1 } from '#support/older-shapes.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage, type Page } from '#support/page.ts'
import { stampAt } from '#support/sync.ts'

/** A browser of the member that kept these of local storage, and its disk. */
const open = (disk: IDBFactory, stored: [string, string][] = []) =>
  openPage(server, { disk, stored: new Map([['token', ada.token], ...stored]) })

async function drained(page: Page) {
  await page.engine.syncNow()
  return (await page.engine.open()).database
}

/** The stamps of the frozen database. */
const at = (ms: number) => stampAt(1_780_000_000_000 + ms, 0, '0123456789ab')

/** What the account held when version 3 last read it, and what another device has added since. */
async function fillAccount(): Promise<void> {
  const items = [
    sentBy1('title_notes', 'movie:1', opinionOf1(1, 4, 'One'), at(1)),
    sentBy1('title_notes', 'movie:2', opinionOf1(2, null, 'Two'), at(2)),
    sentBy1('title_notes', 'movie:4', opinionOf1(4, 2, 'Four'), at(4)),
    sentBy1('preferences', 'savedFilters', [filterOf('a', 'A'), filterOf('b', 'B')], at(10)),
    sentBy1('preferences', 'homeHidden', ['today'], at(11)),
    // The device never heard the answer to this one.
    sentBy1('title_notes', 'movie:3', opinionOf1(3, 3, ''), at(103), '019e6f00-0000-7000-8000-000000000002'),
  ]
  await server.call('push', { token: ada.token, body: { items } })
  const { stars: _, ...note } = opinionOf1(2, null, 'Two, again')
  await server.call('saveTitleNote', { token: ada.token, body: note })
  const { savedFilters, homeHidden } = await preferences()
  await server.call('savePreferences', {
    token: ada.token,
    body: { savedFilters: [...savedFilters, filterOf('d', 'D')], homeHidden: [...homeHidden, 'platforms'], services: ['netflix'] },
  })
  // What the device decides is later.
  server.clock.now += 60_000
}

const preferences = async () => (await server.call('preferences', { token: ada.token })).body as Preferences

async function opinions(name: 'ratings' | 'titleNotes', field: 'stars' | 'note') {
  const { body } = await server.call(name, { token: ada.token })
  return Object.fromEntries((body as { id: string; stars: number; note: string }[]).map((row) => [row.id, row[field]]))
}

/** What the account holds, in few words. */
async function account() {
  const { savedFilters, homeHidden, homeOrder, services } = await preferences()
  return {
    stars: await opinions('ratings', 'stars'),
    words: await opinions('titleNotes', 'note'),
    filters: savedFilters.map(({ name }) => name).toSorted(),
    hidden: homeHidden,
    order: homeOrder,
    services,
  }
}

const together = {
  stars: { 'movie:1': 4, 'movie:2': 5, 'movie:3': 3 },
  words: { 'movie:1': 'One', 'movie:2': 'Two, again' },
  filters: ['A, renamed', 'C', 'D'],
  hidden: ['platforms', 'today'],
  order: [],
  services: ['hulu', 'netflix'],
}

test('of what waited in a database of version 3 only what the person had changed is sent: the rest of the account stays', async () => {
  await fillAccount()
  const page = await open(await frozenDisk(3, ada.user.id))
  const database = await drained(page)
  expect(await account()).toEqual(together)
  expect(await database.outbox.count()).toBe(0)
  expect((await database.dead.toArray()).map(({ key, payload }) => [key, payload])).toMatchObject([['movie:9', { stars: 2, note: 'Nine' }]])
  expect(await page.preferences.readPreference('savedFilters')).toEqual((await preferences()).savedFilters)
})

test('before it is sent, a database of version 3 shows what it showed', async () => {
  const page = await open(await frozenDisk(3, ada.user.id))
  const { database } = await page.engine.open()
  const shown = async (entity: 'ratings' | 'title_notes', owner: string) =>
    (await database[entity].where(':id').between([owner, ''], [owner, '~']).toArray())
      .filter(({ deleted }) => !deleted)
      .map(({ key }) => key)
  expect(await shown('ratings', ada.user.id)).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect(await shown('title_notes', ada.user.id)).toEqual(['movie:1', 'movie:2'])
  expect((await page.preferences.readPreference('savedFilters')).map(({ name }) => name)).toEqual(['A, renamed', 'C'])
  expect(await page.preferences.readPreference('homeHidden')).toEqual(['today'])
  expect(await page.preferences.readPreference('homeOrder')).toEqual([])
  expect(await page.preferences.readPreference('accentColor')).toBe('#10B981')
  const guest = 'anonymous-1780000000000-1a2b3c'
  expect([await shown('ratings', guest), await shown('title_notes', guest)]).toEqual([['movie:6'], ['movie:6']])
  expect((await database.preferences.get([guest, `savedFilters/${'e'.repeat(16)}`]))?.value).toMatchObject({ name: 'Of a guest' })
  expect(await database.device.get('device')).toMatchObject({ minWriterVersion: 6 })
})

test('a dead letter of version 3 that is made again says what it said, and takes nothing away', async () => {
  await fillAccount()
  const page = await open(await frozenDisk(3, ada.user.id))
  await drained(page)
  const { retryChange } = await import('#data/sync/rejected-changes.ts')
  await retryChange('019e6f00-0000-7000-8000-000000000090')
  await page.engine.syncNow()
  const { stars, words } = await account()
  expect([stars['movie:9'], words['movie:9']]).toEqual([2, 'Nine'])
  expect(await (await page.engine.open()).database.dead.count()).toBe(0)
})

const backup = (entity: string, key: string, stamp: string, value: unknown): [string, string] => [
  `mirror:${ada.user.id}:${entity}:${key}`,
  `${stamp} 019e6f00-0000-7000-8000-000000000001 put 1 ${JSON.stringify(value)}`,
]

test('what an earlier bundle backed up comes back in the new shape, and takes nothing away', async () => {
  await fillAccount()
  const page = await open(new IDBFactory(), [
    ['epoch', 'of a database that was emptied'],
    backup('title_notes', 'movie:1', at(200), opinionOf1(1, 5, 'One')),
    backup('preferences', 'savedFilters', at(201), [filterOf('c', 'C')]),
    backup('favorites', 'movie:7', at(202), { media_id: 7, media_type: 'movie', title: 'Movie 7' }),
  ])
  const database = await drained(page)
  const { stars, words, filters } = await account()
  expect([stars['movie:1'], words['movie:1'], filters]).toEqual([5, 'One', ['A', 'B', 'C', 'D']])
  expect((await server.call('favorites', { token: ada.token })).body).toMatchObject([{ id: 'movie:7' }])
  expect([await database.outbox.count(), await database.dead.count()]).toEqual([0, 0])
})

const journalled = (entity: string, key: string, id: string, op: 'put' | 'delete', value: unknown): [string, string] => [
  `decided:${ada.user.id}:${entity}:${key}`,
  JSON.stringify({ id, op, value, at: 1_780_000_000_300 }),
]

test('what an earlier bundle journalled is written as what its person changed of what the device shows, and a guest is merged', async () => {
  await fillAccount()
  const disk = await frozenDisk(3, ada.user.id)
  const page = await open(disk, [
    journalled('title_notes', 'movie:1', 'one', 'put', opinionOf1(1, null, 'One')),
    journalled('preferences', 'savedFilters', 'two', 'put', [filterOf('a', 'A, renamed'), filterOf('f', 'F')]),
    journalled('title_notes', 'movie:2', 'three', 'delete', null),
  ])
  page.start()
  await expect.poll(account).toEqual({
    ...together,
    stars: { 'movie:3': 3, 'movie:6': 5 },
    words: { 'movie:1': 'One', 'movie:6': 'Six' },
    filters: ['A, renamed', 'D', 'F', 'Of a guest'],
  })
})
