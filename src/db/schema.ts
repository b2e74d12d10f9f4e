import { entities } from '#contract/entities.ts'
import { entityNames, type ShelfName } from '#contract/sync.ts'
import type { Deletion, Device, Row } from '#sync/store.ts'

/** The name of the database that holds everything a person keeps. */
export const databaseName = 'matinee'

/** The browser's number of the oldest version whose tables, indexes and fields today's code needs; Dexie counts in tens. */
export const oldestUsable = 90

/** The tables the engine's transactions span. */
export const synced = [...entityNames, 'outbox', 'dead', 'device', 'accounts'] as const

/** What the device remembers besides its rows: its clock, and of each owner the deletions that were confirmed. */
export type DeviceRow = (Device & { id: 'device' }) | DeletionsRow
export interface DeletionsRow {
  id: `deletions of ${string}`
  deletions: readonly Deletion[]
}

export const deletionsId = (owner: string): DeletionsRow['id'] => `deletions of ${owner}`

/**
 * What the database holds beside the rows: `epoch` tells that it was not emptied, `ballast` is space to give up when the disk is full, `files of` leads to
 * films of this device that were chosen for a title.
 */
export interface MetaRow {
  id: 'epoch' | 'ballast' | `files of ${string}`
  value: string | Uint8Array | FileSystemFileHandle[]
}

/** The index that orders a shelf, oldest first. */
export const momentIndex = (shelf: ShelfName): string => `[owner+value.${entities[shelf].moment}]`

/** A row as it is stored: only the deleted ones have the field, so that its index holds these few. */
export const storedRow = (row: Row): Row & { tombstone?: 1 } => {
  const { tombstone: _, ...rest }: Row & { tombstone?: 1 } = row
  return row.deleted ? { ...rest, tombstone: 1 } : rest
}
