import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { Database } from './db/connection.ts'
import { findStart, hasStarted, insertStart, markStart, unmarked } from './repositories/starts.ts'
import { renewAllEpochs } from './repositories/sync-accounts.ts'

/**
 * Notices that the database is not the one this folder was last started with, but an older one from a backup, and gives every
 * account a new epoch, so that devices bring what the backup does not know (sync protocol 1.8). Folder and database both know
 * the last start, and the database the time at which the system wrote the folder's note of it (`ctime`), which no copy keeps:
 * so it does not matter which of the two was restored, or whether both were. A false alarm costs every device one full pull.
 * Only a whole disk that goes back in time is not noticed; `npm run restored` is for that.
 */
export async function detectRestore(db: Database, noteFile: string, now: number): Promise<boolean> {
  const isFirst = !existsSync(noteFile) && !(await hasStarted(db))
  const restored = !isFirst && !(await isLastStart(db, noteFile)) && (await renewAllEpochs(db)) > 0
  await noteStart(db, noteFile, now)
  return restored
}

/** Says in both places that this start happened. Killed at any point of it, the next one still finds the note in the database. */
async function noteStart(db: Database, noteFile: string, now: number): Promise<void> {
  const id = randomUUID()
  await insertStart(db, id, now)
  const draft = `${noteFile}.new`
  writeFileSync(draft, `${id}\n`, { mode: 0o600, flush: true })
  renameSync(draft, noteFile)
  await markStart(db, { id, mark: markOf(noteFile) })
}

async function isLastStart(db: Database, noteFile: string): Promise<boolean> {
  if (!existsSync(noteFile)) return false
  const start = await findStart(db, readFileSync(noteFile, 'utf8').trim())
  return start !== undefined && (start.mark === unmarked || start.mark === markOf(noteFile))
}

const markOf = (file: string): string => String(statSync(file, { bigint: true }).ctimeNs)
