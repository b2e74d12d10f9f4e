import { entityNames } from '#contract/sync.ts'
import type { Database } from '#db/database.ts'
import { lanesWithoutRow, mutationsByIds, unsentIds } from '#db/unsent.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { type BackupEntry, backupOfMutation, backupOfRow } from '#sync/backup.ts'
import type { Store } from '#sync/store.ts'
import { mirrored, mirrorIfRoom, setMirrorComplete, unmirrorThese } from './mirror.ts'

/**
 * Brings the mirror in step with the database: what the account has taken leaves it, whoever sent it, and what another hand queued
 * (the worker, a restored server) or what found no room before joins it; rows of guests that are gone leave it.
 */
export async function tidyMirror(database: Database): Promise<void> {
  // The mirror is read first: what joins it meanwhile was committed before.
  const known = mirrored()
  const unsent = await unsentIds(database)
  const ids = new Set(known.map(({ mutationId }) => mutationId))
  const missing = await mutationsByIds(
    database,
    [...unsent].filter((id) => !ids.has(id)),
  )
  const gone = await lanesWithoutRow(database, known.filter(isGuestRow))
  unmirrorThese([...gone, ...known.filter(({ mutationId }) => mutationId !== null && !unsent.has(mutationId))])
  const fit = missing.map((mutation) => mirrorIfRoom(backupOfMutation(mutation), !mutation.everSent))
  setMirrorComplete(!fit.includes(false))
}

/** Mirrors what a guest keeps and the mirror does not have; once at start, their rows change only through the mirrored store. */
export async function mirrorGuest(store: Store, guest: string): Promise<void> {
  const rows = await store.read(async (tx) => {
    const found: BackupEntry[] = []
    for (const entity of entityNames) found.push(...(await tx.allRows(entity, guest)).map((row) => backupOfRow(entity, row)))
    return found
  })
  for (const row of rows) mirrorIfRoom(row, true)
}

/** What was removed from memory alone waits for the database to come back. */
const isGuestRow = ({ mutationId, op }: BackupEntry): boolean => mutationId === null && (op === 'put' || !storageTrouble.inMemory)
