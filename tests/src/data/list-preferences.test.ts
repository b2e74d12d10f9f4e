import { expect, test } from 'vitest'
import { openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const signedIn = () => openPage(server, { stored: new Map([['token', ada.token]]) })
const kept = async ({ preferences }: Page) => (await preferences.readPreference('savedFilters')).map(({ name }) => name)
const drama = { type: 'movie', name: 'Slow evenings', query: 'genres=drama' } as const
const kids = { type: 'tv', name: 'For the kids', query: 'genres=kids' } as const

test('saved filters stand in the order they were saved, on every device', async () => {
  const page = await signedIn()
  const { saveFilter } = await import('#data/discover/saved-filters.ts')
  await Promise.all([saveFilter(drama), saveFilter(kids)])
  await page.engine.syncNow()
  const body = (await server.call('preferences', { token: ada.token })).body as { savedFilters: unknown[] }
  expect(body.savedFilters).toEqual([expect.objectContaining(drama), expect.objectContaining(kids)])
})

test('the same filter saved once more is only renamed', async () => {
  const page = await signedIn()
  const { saveFilter } = await import('#data/discover/saved-filters.ts')
  await saveFilter(drama)
  await saveFilter({ ...drama, name: 'Sundays' })
  expect(await kept(page)).toEqual(['Sundays'])
})

test('a removed filter comes back into its place with Undo', async () => {
  const page = await signedIn()
  const { saveFilter, removeFilter, renameFilter } = await import('#data/discover/saved-filters.ts')
  const { undoLatest } = await import('#state/toasts.ts')
  await saveFilter(drama)
  await saveFilter(kids)
  const [first] = await page.preferences.readPreference('savedFilters')
  await removeFilter(first?.id ?? '')
  expect(await kept(page)).toEqual(['For the kids'])
  expect(undoLatest()).toBe(true)
  await expect.poll(() => kept(page)).toEqual(['Slow evenings', 'For the kids'])
  await renameFilter(first?.id ?? '', 'Sundays')
  expect(await kept(page)).toEqual(['Sundays', 'For the kids'])
})

test('the fifty-first filter is not saved, and that is said', async () => {
  const page = await signedIn()
  const { saveFilter } = await import('#data/discover/saved-filters.ts')
  const { toasts } = await import('#state/toasts.ts')
  for (let year = 1950; year < 2001; year++) await saveFilter({ type: 'movie', name: `${year}`, query: `year=${year}` })
  expect(await kept(page)).toHaveLength(50)
  expect(toasts.list.at(-1)).toMatchObject({ notice: 'filters-full', values: { count: 50 } })
})

test('what happens to seen titles is known before the database is open, and follows other devices', async () => {
  const stored = new Map([
    ['token', ada.token],
    ['seen-titles', 'dim'],
  ])
  const page = await openPage(server, { stored })
  const { listLook } = await import('#state/list-look.ts')
  const { chooseSeenMode } = await import('#data/watching/seen-titles.ts')
  expect(listLook.seen).toBe('dim')
  await chooseSeenMode('hide')
  expect(listLook.seen).toBe('hide')
  expect(stored.get('seen-titles')).toBe('hide')
  expect(await page.preferences.readPreference('seenTitles')).toBe('hide')
})

test('local storage may hold anything', async () => {
  await openPage(server, {
    stored: new Map([
      ['list-view', '"lines'],
      ['seen-titles', '{}'],
      ['list-paging', 'endless'],
    ]),
  })
  const { listLook } = await import('#state/list-look.ts')
  expect(listLook).toMatchObject({ view: 'grid', seen: 'show', paging: 'endless' })
})
