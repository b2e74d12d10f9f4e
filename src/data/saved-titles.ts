import type { Favorite } from '#contract/entities.ts'
import { stampMs } from '#sync/hybrid-clock.ts'
import type { Row } from '#sync/store.ts'
import { liveStore } from './live-store.ts'

export interface Saved {
  newestFirst: Favorite[]
  keys: ReadonlySet<string>
}

/** The titles this person keeps, or this device for a guest, live. */
export const savedTitles = liveStore<Saved>(async ({ database }, owner, changed, failed) => {
  const { watchRows } = await import('#db/watch.ts')
  return watchRows(database, 'favorites', owner, (rows) => changed(savedOf(rows)), failed)
})

type SavedRow = Pick<Row, 'key' | 'value' | 'stamp'>

/** Rows of other clients may not say when they were saved; their stamp does. */
const addedAt = ({ value, stamp }: SavedRow): number => (value as Favorite).added_at ?? stampMs(stamp)

function savedOf(rows: readonly SavedRow[]): Saved {
  const sorted = rows.toSorted((a, b) => addedAt(b) - addedAt(a) || (a.stamp < b.stamp ? 1 : -1))
  return { newestFirst: sorted.map(({ value }) => value as Favorite), keys: new Set(rows.map(({ key }) => key)) }
}
