import { blockBytes, type Quota, type Used } from '#contract/quota.ts'
import type { SyncAccount } from './sync-rows.ts'

/** What rows come to: those that are not deleted, what they take (see `blockBytes`), and tombstones. */
export interface Holding extends Used {
  tombstones: number
}

export const nothing: Holding = { rows: 0, bytes: 0, tombstones: 0 }

/** What one row comes to; nothing where there is none. SQL counts alike (`server/repositories/holdings.ts`). */
export function holdingOf(row: { key: string; value: string | null } | undefined): Holding {
  if (row === undefined) return nothing
  if (row.value === null) return { ...nothing, tombstones: 1 }
  const bytes = Buffer.byteLength(row.key) + Buffer.byteLength(row.value)
  return { ...nothing, rows: 1, bytes: Math.ceil(bytes / blockBytes) * blockBytes }
}

export const plus = (one: Holding, other: Holding): Holding => ({
  rows: one.rows + other.rows,
  bytes: one.bytes + other.bytes,
  tombstones: one.tombstones + other.tombstones,
})

export const minus = (one: Holding, other: Holding): Holding => ({
  rows: one.rows - other.rows,
  bytes: one.bytes - other.bytes,
  tombstones: one.tombstones - other.tombstones,
})

export const heldBy = ({ used_rows, used_bytes, tombstones }: SyncAccount): Holding => ({ rows: used_rows, bytes: used_bytes, tombstones })

/** Whether what is to be added finds no room beside what is held. What adds nothing always finds room. */
export const exceeds = (held: Used, added: Used, quota: Quota): boolean =>
  (added.rows > 0 && held.rows + added.rows > quota.rows) || (added.bytes > 0 && held.bytes + added.bytes > quota.bytes)
