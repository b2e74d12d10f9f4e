import { clearKey } from '#contract/sync.ts'
import { rowsPerCall } from '../http/limits.ts'

/** How many rows writes count for, by their keys. */
export const rowsTouched = (writes: readonly { key: string }[]): number =>
  writes.reduce((sum, { key }) => sum + (key === clearKey ? rowsPerCall.clear : 1), 0)
