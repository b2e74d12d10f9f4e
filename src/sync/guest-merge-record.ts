import type { EntityName, Stamp } from '#contract/sync.ts'

/** A row that a guest merge brought into the account. */
export interface MergedRow {
  entity: EntityName
  key: string
  value: unknown
  stamp: Stamp
  /** What the account held under that key before; null when it held nothing. */
  before: unknown
  /** That was what the server had confirmed, so until the row is sent it follows what the server has by then. */
  follows: boolean
}

/** The rows of one guest merge, as the account had them right after it. `at` is the device's epoch ms. */
export interface GuestMergeRecord {
  at: number
  rows: readonly MergedRow[]
}
