import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { Database } from './db/connection.ts'
import { findStart, hasStarted, insertStart, markStart, unmarked } from './repositories/starts.ts'
import { renewAllEpochs } from './repositories/sync-accounts.ts'

/**
 * Notices that the database is not the one this folder was last used with, but an older one from a backup, and gives every
 * account a new epoch, so that devices bring what the backup does not know (sync protocol 1.8). Folder and database both know
 * the last note, which each start and each end of the server makes anew, and the database which file it was: so it does not matter
 * which of the two was restored, or whether both were. A false alarm costs every device one full pull. Not noticed are a whole disk
 * that goes back in time, for which there is `npm run restored`, and a backup written into the very files of a server that was killed
 * and had neither started nor ended since the backup.
 */
export async function detectRestore(db: Database, noteFile: string, now: number): Promise<boolean> {
  const isFirst = !existsSync(noteFile) && !(await hasStarted(db))
  const restored = !isFirst && !(await isLastStart(db, noteFile)) && (await renewAllEpochs(db)) > 0
  await leaveNote(db, noteFile, now)
  return restored
}

/**
 * Says in both places that this is the last that happened: a start, or an end. Killed at any point of it, the next start still finds
 * the note in the database.
 */
export async function leaveNote(db: Database, noteFile: string, now: number): Promise<void> {
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
  return start !== undefined && [unmarked, ...marksOf(noteFile)].includes(start.mark)
}

const markOf = (file: string): string => marksOf(file)[0]

/**
 * Which file it is, as only the folder itself can tell: its inode and the moment it was made, which no copy has and which stay as they
 * are when owner, rights or links change. Then the time of such a change, for file systems that do not know when a file was made; it
 * is also what marked a note before.
 */
function marksOf(file: string): [string, ...string[]] {
  const { ino, birthtimeNs, ctimeNs } = statSync(file, { bigint: true })
  return birthtimeNs === 0n ? [String(ctimeNs)] : [`${ino} ${birthtimeNs}`, String(ctimeNs)]
}
