import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { versions } from '#db/versions.ts'
import { frozenDatabase, leaveDatabase } from '#support/frozen-database.ts'
import { hostBuild } from '#support/hosted-build.ts'
import { makeNextBuild } from '#support/next-build.ts'
import { cards, saveOnDevice, workerInCharge } from '#support/person.ts'
import { newVisitor, popularMovies } from '#support/visitors.ts'
import { stopActiveWorker } from '#support/worker-devtools.ts'
import { dumpDevice } from '../faults/databases.ts'

/** A page of this build whose server has meanwhile turned to the next one, which waits to be accepted. */
const test = base.extend<{ outdated: Page }>({
  async outdated({ page }, use) {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-update-'))
    const dataDir = join(folder, 'data')
    const nextBuild = join(folder, 'next')
    await makeNextBuild('dist', nextBuild)

    const old = await hostBuild({ webRoot: resolve('dist'), dataDir })
    await page.goto(old.url)
    await workerInCharge(page)
    await expect(page.locator(cards).first()).toBeVisible()
    await old.close()

    const updated = await hostBuild({ webRoot: nextBuild, dataDir, port: old.port })
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await use(page)
    await updated.close()
    await rm(folder, { recursive: true })
  },
})

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('a new version waits until it is accepted; until then the old tab works whole, then it reloads once', async ({ outdated: page }) => {
  const loads = countLoads(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')

  // Screens not opened before come from the old version's own store: the server no longer has them.
  for (const [link, address] of [
    ['/login', /\/login$/],
    ['/search', /\/search$/],
  ] as const) {
    await page.evaluate((path) => history.pushState(null, '', path), link)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(loads()).toBe(0)

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await page.waitForTimeout(1_500)
  expect(loads()).toBe(1)
})

test('an accepted version takes over also where the old worker had gone to sleep and is woken at that moment @full', async ({
  outdated: page,
}) => {
  await stopActiveWorker(await page.context().newCDPSession(page))
  const rests = await page.getByRole('button', { name: 'Reload' }).evaluate(async (accept: HTMLElement) => {
    void fetch('/config.json')
    accept.click()
    await new Promise((resolve) => setTimeout(resolve))
    return document.querySelector('main')?.closest('[inert]') !== null
  })
  expect(rests, 'what is under the pointer asks for nothing meanwhile').toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
})

test('a worker that the operator takes back leaves the device; what was kept there stays @full', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-retired-'))
  const webRoot = resolve('dist')
  const before = await hostBuild({ webRoot, dataDir })
  await page.goto(before.url)
  await workerInCharge(page)
  const [movie] = await popularMovies(before.url)
  await saveOnDevice(page, before.url, movie?.id)
  await before.close()

  const after = await hostBuild({ webRoot, dataDir, port: before.port, env: { SERVICE_WORKER: '0' } })
  await page.reload()
  const registrations = (): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const shells = (): Promise<number> => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).length)
  // The page is loaded once more by itself.
  await expect(async () => expect(await shells()).toBe(0)).toPass()
  await expect(async () => {
    await page.reload()
    expect(await registrations()).toBe(0)
  }).toPass()
  await page.goto(`${after.url}/on-this-device`)
  await expect(page.locator(cards)).toHaveCount(1)
  await after.close()
  await rm(dataDir, { recursive: true })
})

test('what an older version of the app has left in the browser is upgraded, and all there', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-older-'))
  const host = await hostBuild({ webRoot: resolve('dist'), dataDir })
  for (const released of [1, 3]) {
    const frozen = await frozenDatabase(released, 'ada')
    const page = await newVisitor(browser)
    await page.goto(`${host.url}/manifest.webmanifest`)
    await page.evaluate(leaveDatabase, frozen)
    await page.goto(`${host.url}/on-this-device`)
    const versionNow = (): Promise<number | undefined> =>
      page.evaluate(async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version, frozen.name)
    await expect.poll(versionNow, { message: `version ${released}` }).toBe(versions.length * 10)
    const now = await dumpDevice(page)
    for (const table of ['favorites', 'outbox', 'dead'] as const) {
      const keys = now?.[table].map(({ key }) => key) ?? []
      // Rows of several settings are one row for each by now.
      const left = (frozen.stores[table]?.rows ?? []) as { key: string }[]
      const lost = left.filter(({ key }) => !keys.some((other) => other.startsWith(key)))
      expect(lost, `${table} of version ${released}`).toEqual([])
    }
    await page.context().close()
  }
  await host.close()
  await rm(dataDir, { recursive: true })
})
