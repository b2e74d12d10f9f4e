import type { Database } from '#db/database.ts'
import { ensureEpoch } from '#db/epoch.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { randomHex } from '#sync/ids.ts'
import type { WritePorts } from '#sync/ports.ts'
import { restoreBackup } from '#sync/backup.ts'
import { isMirrorComplete, mirrored } from './mirror.ts'

/**
 * Brings back what was mirrored if the database was emptied since it was last open; what the account has comes with the next sync.
 * Resolves with whether it is another database than the one this device knew.
 */
export async function recoverLost(database: Database, ports: WritePorts): Promise<boolean> {
  const known = storage.read(storageKeys.epoch)
  let changes = 0
  const epoch = await ensureEpoch(database, known, randomHex(ports, 16), async (tx) => {
    changes = await restoreBackup(tx, ports, mirrored())
  })
  if (epoch === known) return false
  storage.write(storageKeys.epoch, epoch)
  const complete = isMirrorComplete()
  if (known !== null && (changes > 0 || !complete)) storageTrouble.restored = { changes, complete }
  return true
}
