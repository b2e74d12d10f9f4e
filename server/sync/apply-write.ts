import { type EntityName, rulesOf, clearKey, type Stamp } from '#contract/sync.ts'
import { later, lowestStamp, stampMs, tick } from '#sync/clock.ts'
import { isHidden } from '#sync/merge.ts'
import type { Write } from './apply-mutations.ts'
import type { SyncRows } from './sync-rows.ts'

/** Whether a write was applied, and the stamp of its row as it is now, where there is one. */
interface Written {
  won: boolean
  stamp: Stamp | undefined
}

/** The transaction of one write, its owner and its time (epoch ms). */
interface Place {
  rows: SyncRows
  userId: string
  now: number
}

const serverClientId = '000000000000'

/** Writes one row where it wins. A write without a stamp always wins: it gets one above what it must beat, if it changes anything. */
export async function applyWrite(place: Place, write: Write, seq: number): Promise<Written> {
  const { rows, userId, now } = place
  const { entity, key } = write
  let { stamp } = write
  if (stamp === undefined) {
    const row = await rows.findRow(entity, userId, key)
    const changesNothing =
      row !== undefined && row.value === storedAs(write, row.stamp) && (row.deleted === 1 || !rulesOf(entity).repeatable)
    if (changesNothing) return { won: true, stamp: row.stamp }
    stamp = tick({ clientId: serverClientId, last: await stampToBeat(place, write, row?.stamp), offsetMs: 0 }, now).last
  } else {
    const clear = await hidingClear(place, { ...write, stamp })
    if (clear !== undefined) return { won: false, stamp: clear }
  }
  const value = storedAs(write, stamp)
  const deleted = value === null ? 1 : 0
  const row = { user_id: userId, key, value, deleted, stamp, seq, created_at: stampMs(stamp), updated_at: now }
  if (!(await rows.upsertIfWinning(entity, row))) return { won: false, stamp: (await rows.findRow(entity, userId, key))?.stamp }
  if (key === clearKey) await rows.deleteUpTo(entity, userId, stamp, clearKey)
  return { won: true, stamp }
}

/** The value as its row holds it: JSON, null for a tombstone. */
function storedAs({ value }: Write, stamp: Stamp): string | null {
  const content = typeof value === 'function' ? value(stamp) : value
  return content === null ? null : JSON.stringify(content)
}

/** The stamp of the clear that hides the row this write would store: it came too late and must not be stored (sync protocol 1.11). */
export async function hidingClear(place: Place, { entity, key, stamp }: Write): Promise<Stamp | undefined> {
  const clear = await clearStamp(place, entity, key)
  return stamp !== undefined && isHidden({ key, stamp }, clear) ? clear : undefined
}

/** The stamp of the clear that applies to a row, where its entity is clearable. */
async function clearStamp({ rows, userId }: Place, entity: EntityName, key: string): Promise<Stamp | undefined> {
  if (!rulesOf(entity).clearable || key === clearKey) return undefined
  return (await rows.findRow(entity, userId, clearKey))?.stamp
}

/** The highest stamp that a write of this key has to be above. `own` is that of its row. */
export async function stampToBeat(place: Place, { entity, key }: Write, own: Stamp | undefined): Promise<Stamp> {
  const above = key === clearKey ? await place.rows.highestStamp(entity, place.userId) : await clearStamp(place, entity, key)
  const lowest = lowestStamp(serverClientId)
  return later(own ?? lowest, above ?? lowest)
}
