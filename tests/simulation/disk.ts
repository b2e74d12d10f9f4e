import { clearKey, type EntityName, type Stamp } from '#contract/sync.ts'
import { type DeadLetter, type Deletion, type QueuedMutation, type Account, type Device, type Row } from '#sync/store.ts'

/** A row and where it belongs. */
export type PlacedRow = Row & { entity: EntityName }

/** Everything one device has on disk. Records are never changed in place. */
export interface Disk {
  device: Device | undefined
  accounts: Map<string, Account>
  /** By `idOf`. */
  rows: Map<string, PlacedRow>
  /** By owner. */
  deletions: Map<string, readonly Deletion[]>
  /** By number, in their order. */
  outbox: Map<number, QueuedMutation>
  /** By mutation id. */
  dead: Map<string, DeadLetter>
}

export const emptyDisk = (): Disk => ({
  device: undefined,
  accounts: new Map(),
  rows: new Map(),
  deletions: new Map(),
  outbox: new Map(),
  dead: new Map(),
})

export const idOf = (owner: string, entity: EntityName, key: string): string => `${owner}/${entity}/${key}`

/** What one transaction did to each record it touched; undefined stands for none. */
export interface Commit {
  device: Change<Device>
  accounts: Change<Account>[]
  rows: Change<PlacedRow>[]
  outbox: Change<QueuedMutation>[]
  dead: Change<DeadLetter>[]
}

export interface Change<T> {
  before: T | undefined
  after: T | undefined
}

/** Up to which stamp a device's rows of this kind are cleared; none is below that where nothing was. */
export const clearedIn = (rows: Disk['rows'], owner: string, entity: EntityName): Stamp =>
  entity === 'watch_history' ? (rows.get(idOf(owner, entity, clearKey))?.stamp ?? '') : ''
