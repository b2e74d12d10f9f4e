/* oxlint-disable unicorn/consistent-function-scoping -- what is done in a page travels there alone, with all it needs inside */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { type Device, lanesOn, tapEach } from '../device.ts'
import { changeOffline, keptOf, list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { patienceMs, until } from '../wait.ts'

/** What empties a device's databases behind the app's back, while local storage stays. */
const emptyings: ((device: Device, page: Page) => Promise<void>)[] = [
  async function browserClears(device, page) {
    const devtools = await device.devtools(page)
    const storageTypes = 'indexeddb,cache_storage'
    await devtools.send('Storage.clearDataForOrigin', { origin: device.network.url, storageTypes })
    await page.close()
  },
  async function filesGo(device) {
    await device.rest()
    const folder = join(device.profile, 'Default', 'IndexedDB')
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    await device.restart()
  },
]

const emptied: FaultRow = {
  name: 'emptied',
  fault: 'The browser empties the databases while changes wait; local storage stays',
  runs: { full: 10, short: 2 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      const { page, changed } = await changeOffline(stage, device, 5)
      await until(() => keptOf(stage, changed).length > 0, patienceMs, 20)
      await pause(stage.dice.between(0, 500))
      await emptyings[run % emptyings.length]?.(device, page)
      stage.proxy.setFault({ kind: 'pass' })
      const again = await device.open(list)
      // What the app had not shown as kept may come back or not.
      if (!(await onServer(stage, keptOf(stage, changed), patienceMs)))
        stage.complain(`run ${run}: what waited did not come back from the mirror`)
      await again.close()
    }
  },
}

/** Room for the app and a little more. */
const quotaBytes = 12_000_000

/** Runs in the page: fills what room is left, with ever smaller pieces; answers how many bytes fitted. */
async function fillUp(): Promise<number> {
  const asked = indexedDB.open('filler', 1)
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('pieces', { autoIncrement: true }))
  const database = await new Promise<IDBDatabase>((opened) => asked.addEventListener('success', () => opened(asked.result)))
  const put = (bytes: number): Promise<boolean> =>
    new Promise((done) => {
      const writing = database.transaction('pieces', 'readwrite')
      writing.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(bytes)))
      writing.addEventListener('complete', () => done(true))
      writing.addEventListener('abort', () => done(false))
    })
  let filled = 0
  for (const bytes of [65_536, 16_384, 4096, 1024, 256]) while (filled < 60_000_000 && (await put(bytes))) filled += bytes
  database.close()
  return filled
}

const quota: FaultRow = {
  name: 'quota',
  fault: 'The origin has no room left while a person goes on',
  runs: { full: 3, short: 1 },
  async play(stage, runs) {
    const prepare = async (page: Page): Promise<void> => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: stage.proxy.url, quotaSize: quotaBytes })
    }
    const device = await stage.addDevice({ prepare })
    for (let run = 0; run < runs; run += 1) {
      const beside = await device.openBeside()
      const filled = await beside.evaluate(fillUp)
      if (filled > 2 * quotaBytes) stage.complain(`the browser had room for ${filled} bytes: nothing was tried`)
      const { page } = await changeOffline(stage, device, 12, 60)
      await pause(500)
      stage.proxy.setFault({ kind: 'pass' })
      await page.close()
      await beside.evaluate(() => indexedDB.deleteDatabase('filler') && undefined)
      await beside.close()
    }
  },
}

const withoutDatabase = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const method of ['open', 'deleteDatabase']) {
      const value = (): never => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
      Object.defineProperty(IDBFactory.prototype, method, { value })
    }
  })
}

const noDatabase: FaultRow = {
  name: 'no-database',
  fault: 'The browser has no IndexedDB at all',
  runs: { full: 3, short: 1 },
  async play(stage, runs) {
    const device = await stage.addDevice({ prepare: withoutDatabase })
    for (let run = 0; run < runs; run += 1) {
      const page = await device.open(list)
      const keys = someOf(stage, await lanesOn(page), 5)
      await page.waitForTimeout(1500)
      await tapEach(page, keys)
      if (!(await onServer(stage, keys, 15_000))) stage.complain('a change did not go straight to the server')
      await page.close()
    }
  },
}

export const storageRows = [emptied, quota, noDatabase]
