import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import type { Preferences } from '#contract/entities/preferences.ts'
import { movedRow } from '#domain/home/home-layout.ts'
import { type HomeRow, homeRows } from '#product/home-rows.ts'
import { ada, server } from '#support/one-server.ts'
import { closePages, openOnlyPage, type Page } from '#support/page.ts'

afterEach(closePages)

/** A browser of the member: what it stores, and its disk. */
const browser = () => ({ stored: new Map([['token', ada.token]]), disk: new IDBFactory() })

/** Nothing of it follows what others write any more: all these browsers are one to Dexie. */
async function close(page: Page): Promise<void> {
  const { database } = await page.engine.open()
  database.close({ disableAutoOpen: true })
  closePages()
}

/** Opens the app, lets somebody do something without a connection, and closes it. */
async function offline(device: ReturnType<typeof browser>, doing: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await openOnlyPage(server, device)
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  await doing(page)
  await close(page)
}

/** Opens the app with a connection, and closes it once it has sent, fetched and shown everything. */
async function online(device: ReturnType<typeof browser>): Promise<Preferences> {
  const page = await openOnlyPage(server, device)
  page.home.followHome()
  await page.engine.syncNow()
  const all = {
    savedFilters: await page.preferences.readPreference('savedFilters'),
    homeHidden: await page.preferences.readPreference('homeHidden'),
    homeOrder: await page.preferences.readPreference('homeOrder'),
    services: await page.preferences.readPreference('services'),
  }
  await expect.poll(() => page.home.lastKnownHome().services).toEqual(all.services)
  await close(page)
  return all as Preferences
}

const inAccount = async () => (await server.call('preferences', { token: ada.token })).body as Preferences

/** What two devices did at the same time, as the account and both of them have it in the end. */
async function both(one: (page: Page) => Promise<unknown>, other: (page: Page) => Promise<unknown>): Promise<Preferences> {
  const [phone, laptop] = [browser(), browser()]
  await online(phone)
  await online(laptop)
  await offline(phone, one)
  await offline(laptop, other)
  await online(phone)
  const onLaptop = await online(laptop)
  expect(await online(phone)).toEqual(onLaptop)
  const account = await inAccount()
  expect(account).toMatchObject(onLaptop)
  return account
}

const filter = (name: string) => ({ type: 'movie', name, query: `query=${name}` }) as const
/** Home with one row a step further up or down. */
const stepped = (row: HomeRow, step: -1 | 1) => movedRow<HomeRow>(homeRows, row, step)

test('two devices each save a filter: both are kept', async () => {
  const { savedFilters } = await both(
    ({ filters }) => filters.saveFilter(filter('Slow evenings')),
    ({ filters }) => filters.saveFilter(filter('For the kids')),
  )
  expect(savedFilters.map(({ name }) => name)).toEqual(['Slow evenings', 'For the kids'])
})

test('two devices each hide a row of home: both are hidden', async () => {
  const { homeHidden } = await both(
    ({ home }) => home.toggleHidden('today'),
    ({ home }) => home.toggleHidden('platforms'),
  )
  expect(homeHidden).toEqual(['platforms', 'today'])
})

test('two devices each move a row of home: both stand in their new places', async () => {
  const { homeOrder } = await both(
    ({ home }) => home.moveRow(stepped('today', -1), 'today'),
    ({ home }) => home.moveRow(stepped('heroes-tv', 1), 'heroes-tv'),
  )
  expect(homeOrder).toEqual(movedRow<HomeRow>(stepped('today', -1), 'heroes-tv', 1))
})

test('two devices each name a platform: both are the person’s', async () => {
  const { services } = await both(
    ({ home }) => home.toggleService('hulu'),
    ({ home }) => home.toggleService('netflix'),
  )
  expect(services).toEqual(['hulu', 'netflix'])
})

test('one device renames a filter while another pins it: it has its name and its row', async () => {
  await server.call('savePreferences', { token: ada.token, body: { savedFilters: [{ id: '0123456789abcdef', ...filter('Before') }] } })
  const { savedFilters, homeOrder } = await both(
    ({ filters }) => filters.renameFilter('0123456789abcdef', 'After'),
    ({ home }) => home.togglePinned(homeRows, 'filter:0123456789abcdef'),
  )
  expect(savedFilters).toMatchObject([{ name: 'After' }])
  expect(homeOrder).toEqual([...homeRows, 'filter:0123456789abcdef'])
})

test('a browser that has not read the account yet saves a filter and hides a row: everything of the account is still there', async () => {
  const known = {
    savedFilters: [{ id: '0123456789abcdef', ...filter('Slow evenings') }],
    homeHidden: ['today'],
    services: ['hulu'],
    homeOrder: stepped('today', -1),
  }
  await server.call('savePreferences', { token: ada.token, body: known })
  const fresh = browser()
  await offline(fresh, async ({ filters, home }) => {
    await filters.saveFilter(filter('For the kids'))
    await home.toggleHidden('platforms')
  })
  const seen = await online(fresh)
  expect(seen).toEqual({
    ...known,
    savedFilters: [...known.savedFilters, { id: seen.savedFilters[1]?.id, ...filter('For the kids') }],
    homeHidden: ['platforms', 'today'],
  })
  expect(await inAccount()).toMatchObject(seen)
})

test('what one device takes away is gone on the other, and what that has added meanwhile stays', async () => {
  await server.call('savePreferences', { token: ada.token, body: { services: ['hulu', 'netflix'] } })
  const { services } = await both(
    ({ home }) => home.toggleService('hulu'),
    ({ home }) => home.toggleService('peacock'),
  )
  expect(services).toEqual(['netflix', 'peacock'])
})
