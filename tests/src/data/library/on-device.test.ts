import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EntityName } from '#contract/sync.ts'
import { closePages, credentials, openPage, type Page } from '#support/page.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  closePages()
  await server.close()
})

const value = (media_id: number) => ({ media_id, media_type: 'movie', title: `Movie ${media_id}`, added_at: media_id })

async function guestPage(): Promise<Page> {
  const page = await openPage(server)
  await put(page, 'favorites', 'movie:1', value(1))
  await put(page, 'watchlist', 'movie:2', value(2))
  await put(page, 'preferences', 'accentColor', '#9b87f5')
  return page
}

async function put(page: Page, entity: EntityName, key: string, what: unknown): Promise<void> {
  const { store, ports } = await page.engine.open()
  const { writeLocally } = await import('#sync/write.ts')
  const owner = page.guest.guestOwner()
  await store.transact((tx) => writeLocally(tx, ports, { owner, entity, key, op: 'put', value: what, queued: false }))
}

async function rowNames(page: Page, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  const names = ['favorites', 'watchlist', 'preferences'] as const
  const rows = await store.read((tx) => Promise.all(names.map((name) => tx.allRows(name, owner))))
  return rows
    .flat()
    .filter(({ deleted }) => !deleted)
    .map(({ key }) => key)
}

const all = ['movie:1', 'movie:2', 'accentColor']
const latest = (page: Page) => page.toasts.toasts.list.at(-1)

test('clearing the device removes everything the guest keeps, and Undo brings all of it back', async () => {
  const page = await guestPage()
  const { clearDevice } = await import('#data/library/on-device.ts')
  await clearDevice()
  expect(await rowNames(page, page.guest.guestOwner())).toEqual([])
  expect([...page.stored.keys()].filter((key) => key.startsWith('mirror:'))).toEqual([])
  expect(latest(page)).toMatchObject({ notice: 'device-cleared', values: { count: 2 }, durationMs: 15_000 })
  page.toasts.undoLatest()
  await expect.poll(() => rowNames(page, page.guest.guestOwner())).toEqual(all)
})

test('the export is a JSON file with everything the guest keeps', async () => {
  await guestPage()
  const files: Promise<string>[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        files.push(blob.text())
        return 'blob:x'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  const link = { href: '', download: '', click: vi.fn() }
  Object.assign(document, { createElement: () => link })
  const { exportDevice } = await import('#data/library/on-device.ts')
  await exportDevice()
  expect(link.download).toMatch(/^matinee-\d{4}-\d\d-\d\d\.json$/)
  expect(link.click).toHaveBeenCalledOnce()
  expect(JSON.parse((await files[0]) ?? '')).toMatchObject({
    favorites: [value(1)],
    watchlist: [value(2)],
    watch_history: [],
    preferences: { accentColor: '#9b87f5' },
  })
})

test('what was given back may be added to the account after all', async () => {
  const page = await guestPage()
  const ada = await server.register()
  await page.session.signIn(credentials(ada))
  await expect.poll(() => latest(page)?.notice).toBe('guest-merged')
  latest(page)?.actions[1]?.run()
  await expect.poll(() => latest(page)?.notice).toBe('guest-not-me')
  const { addToAccount } = await import('#data/library/on-device.ts')
  await addToAccount()
  await expect.poll(() => latest(page)).toMatchObject({ notice: 'guest-merged', values: { count: 2 } })
  expect(await rowNames(page, ada.user.id)).toEqual(expect.arrayContaining(['movie:1', 'movie:2']))
})
