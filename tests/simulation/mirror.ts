import type { Backup, BackupEntry } from '#sync/backup.ts'
import type { Lane } from '#sync/store.ts'
import { type Disk, idOf } from './disk.ts'
import type * as Engine from './engine.ts'

/** A device's local storage: it survives when the browser empties the database. */
export interface MemoryMirror extends Backup {
  entries: () => BackupEntry[]
  /** What has left the queue leaves, and what another hand has queued joins, as the app does it soon after every change. */
  tidy: (disk: Disk) => void
}

const laneId = ({ owner, entity, key }: Lane): string => idOf(owner, entity, key)

export function memoryMirror({ replacesBackup, backupOfMutation }: typeof Engine): MemoryMirror {
  const entries = new Map<string, BackupEntry>()
  const mirror: MemoryMirror = {
    keep(entry, isLast) {
      if (replacesBackup(entry, entries.get(laneId(entry)), isLast)) entries.set(laneId(entry), entry)
    },
    drop(lane) {
      entries.delete(laneId(lane))
    },
    entries: () => [...entries.values()],
    tidy({ outbox, dead }) {
      const waiting = new Set([...outbox.values()].map(({ mutationId }) => mutationId))
      for (const entry of mirror.entries())
        if (entry.mutationId !== null && !waiting.has(entry.mutationId) && !dead.has(entry.mutationId)) mirror.drop(entry)
      for (const mutation of outbox.values()) mirror.keep(backupOfMutation(mutation), !mutation.everSent)
    },
  }
  return mirror
}
