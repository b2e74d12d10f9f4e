import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { auditDevice } from '../audit.ts'
import { dumpDevice } from '../databases.ts'
import { type Device, lanesOn, tapEach } from '../device.ts'
import { onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { patienceMs, until } from '../wait.ts'

/** The files of the app's databases in the profile of a browser that has ended. */
function databaseFolder({ profile }: Device): string {
  const all = join(profile, 'Default', 'IndexedDB')
  const folder = readdirSync(all).find((name) => name.endsWith('.leveldb'))
  if (folder === undefined) throw new Error('The browser has written no database.')
  return join(all, folder)
}

const filesOf = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => kind.test(name))
    .map((name) => join(folder, name))

/** Turns some bytes of a file over. */
function flip(file: string, every: number, first: number, last: number): void {
  const bytes = readFileSync(file)
  for (let at = first; at < Math.min(last, bytes.length); at += every) bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

/** What a dying disk does to the files of a database. Chromium opens most of them empty, some in part, without a word. */
const damages: readonly ((folder: string) => void)[] = [
  (folder) => filesOf(folder, /^MANIFEST/).forEach((file) => truncateSync(file, 0)),
  (folder) => writeFileSync(join(folder, 'CURRENT'), 'garbage'),
  (folder) => rmSync(join(folder, 'CURRENT')),
  (folder) => filesOf(folder, /\.log$/).forEach((file) => flip(file, 97, 100, Number.POSITIVE_INFINITY)),
  (folder) => filesOf(folder, /\.log$/).forEach((file) => truncateSync(file, Math.max(0, readFileSync(file).length - 1000))),
  (folder) => filesOf(folder, /\.log$/).forEach((file) => rmSync(file)),
  (folder) => filesOf(folder, /\.ldb$/).forEach((file) => rmSync(file)),
  (folder) => filesOf(folder, /\.ldb$/).forEach((file) => flip(file, 1, 0, 4096)),
]

const corrupted: FaultRow = {
  name: 'corrupted',
  fault: 'The files of the database are damaged in eight ways while changes wait',
  runs: { full: damages.length, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      const page = await device.open('/movie/popular?page=1')
      const lanes = someOf(stage, await lanesOn(page), 5)
      stage.proxy.setFault({ kind: 'refuse' })
      await tapEach(page, lanes)
      await pause(500)
      await device.rest()
      damages[run % damages.length]?.(databaseFolder(device))
      stage.proxy.setFault({ kind: 'pass' })
      await device.restart()
      const again = await device.open('/movie/popular?page=1')
      if (!(await onServer(stage, lanes, 20_000))) stage.complain(`damage ${run}: what waited was not delivered within 20 s`)
      await again.close()
    }
  },
}

/** What a kill between two writes leaves at the end of the log: the head of a record (checksum, length, type) without the rest. */
const cutOff = Buffer.from([0x12, 0x34, 0x56, 0x78, 0x33, 0x02, 1])

/** A browser writes on behind such a record, and the one after it deletes the database (decision 45). */
const logCutOff: FaultRow = {
  name: 'log-cut-off',
  fault: 'Browser killed in the middle of a record of its log, used without a network, and killed again',
  runs: { full: 12, short: 1 },
  async play(stage, runs) {
    const { ledger } = stage
    const device = await stage.addDevice()
    const list = async () => {
      const page = await device.open('/movie/popular?page=1')
      return { page, lanes: await lanesOn(page) }
    }
    await list()
    stage.proxy.setFault({ kind: 'refuse' })
    for (let run = 0; run < runs; run += 1) {
      for (const session of ['cut off', 'used on'] as const) {
        const { page, lanes } = await list()
        await tapEach(page, someOf(stage, lanes, 5))
        const areKept = await until(() => ledger.changes.every(({ kept }) => kept), patienceMs, 2)
        if (!areKept) stage.complain(`run ${run}: a change was not kept`)
        await device.kill()
        if (session === 'cut off') for (const log of filesOf(databaseFolder(device), /\.log$/)) appendFileSync(log, cutOff)
        await device.restart()
      }
      const { page } = await list()
      const held = await dumpDevice(page)
      if (held === null) stage.complain(`run ${run}: the database is gone`)
      else for (const sentence of Object.values(auditDevice(ledger, held, [])).flat()) stage.complain(`run ${run}: ${sentence}`)
      await page.close()
    }
    stage.proxy.setFault({ kind: 'pass' })
  },
}

export const corruptionRows = [corrupted, logCutOff]
