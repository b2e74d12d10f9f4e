import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { workerInCharge } from '#support/person.ts'
import { scratchFolder } from '#support/server.ts'
import { type Device, lanesOn, tapEach } from '../device.ts'
import { keptOf, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { until } from '../wait.ts'

/** Room for the profile and little more. */
const diskSize = '96m'

/** Runs in a page: enough data beside the app's that Chromium, out of space, empties the origin and not only refuses to write. */
async function weighDown(): Promise<void> {
  const asked = indexedDB.open('weight', 1)
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('pieces', { autoIncrement: true }))
  const database = await new Promise<IDBDatabase>((opened) => asked.addEventListener('success', () => opened(asked.result)))
  for (let piece = 0; piece < 100; piece += 1) {
    const writing = database.transaction('pieces', 'readwrite')
    writing.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(65_536)))
    await new Promise((done) => writing.addEventListener('complete', done))
  }
  database.close()
}

/** Runs in a page: whether that data is gone. While nothing can be opened at all, nobody can tell. */
const isEmptied = async (): Promise<boolean> => {
  const names = await indexedDB.databases().catch(() => undefined)
  return names !== undefined && names.every(({ name }) => name !== 'weight')
}

/** Right after a full disk Chromium still refuses for some seconds to open anything. */
const weighsDown = (page: Page): Promise<boolean> =>
  page.evaluate(weighDown).then(
    () => true,
    () => false,
  )

/** Gives the device a disk of its own that can be filled to the last byte. */
async function ownDisk(device: Device) {
  await device.rest()
  const aside = scratchFolder()
  const ballast = join(device.profile, 'ballast')
  cpSync(device.profile, aside, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', device.profile])
  cpSync(aside, device.profile, { recursive: true })
  await device.restart()
  return {
    fill() {
      for (const bytes of [16_777_216, 1_048_576, 65_536, 4096]) {
        const piece = Buffer.alloc(bytes)
        while (didFit(ballast, piece));
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    async unmount() {
      await device.rest()
      rmSync(aside, { recursive: true })
      cpSync(device.profile, aside, { recursive: true })
      execFileSync('umount', [device.profile])
      cpSync(aside, device.profile, { recursive: true })
      await device.restart()
    },
  }
}

function didFit(file: string, piece: Buffer): boolean {
  try {
    writeFileSync(file, piece, { flag: 'a' })
    return true
  } catch {
    return false
  }
}

const fullDisk: FaultRow = {
  name: 'full-disk',
  fault: 'The disk is full to the last byte, and the browser empties the databases under the open app',
  runs: { full: 5, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    const disk = await ownDisk(device)
    let emptied = 0
    try {
      for (let run = 0; run < runs; run += 1) {
        const beside: Page = await device.openBeside()
        await until(() => weighsDown(beside), 30_000, 1000)
        // Titles nobody kept before: with the database everything leaves the page, and a removal that was refused would look done.
        const page = await device.open(`/movie/popular?page=${run + 1}`)
        const lanes = someOf(stage, await lanesOn(page), 7)
        stage.proxy.setFault({ kind: 'refuse' })
        await tapEach(page, lanes.slice(0, 4))
        await pause(500)
        disk.fill()
        await tapEach(page, lanes.slice(4), 1500)
        await pause(2000)
        if (await beside.evaluate(isEmptied)) emptied += 1
        disk.empty()
        stage.proxy.setFault({ kind: 'pass' })
        if (!(await onServer(stage, keptOf(stage, lanes), 30_000))) stage.complain(`run ${run}: what waited did not come back within 30 s`)
        await page.close()
        await beside.close()
        await workerAgain(device)
      }
      if (emptied === 0) stage.complain('the browser never emptied its databases: nothing was tried')
    } finally {
      disk.empty()
      await disk.unmount()
    }
  },
}

/** The worker went with the rest: the next visit brings it back. */
async function workerAgain(device: Device): Promise<void> {
  const page = await device.open('/')
  await workerInCharge(page)
  await page.close()
}

/** A disk of its own takes the rights of root, on Linux. */
export const diskRows = process.platform === 'linux' && process.getuid?.() === 0 ? [fullDisk] : []
