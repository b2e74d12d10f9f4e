import { rulesOf, clearKey, type Stamp } from '#contract/sync.ts'
import { later, lowestStamp, stampMs, tick } from '#sync/clock.ts'
import { isHidden, wins } from '#sync/merge.ts'
import type { EntityRow } from '../db/schema.ts'
import type { Write } from './apply-mutations.ts'
import { type Holding, holdingOf, minus, nothing, plus } from './holding.ts'
import type { SyncRows } from './sync-rows.ts'

/** A write, and what it meets: the row of its key, and the stamp of the clear of its entity; undefined for none. */
export interface Target extends Write {
  held: EntityRow | undefined
  clear: Stamp | undefined
}

/** Whether a write was applied, the stamp of its row as it is now, where there is one, and what the account holds more than before. */
interface Written {
  won: boolean
  stamp: Stamp | undefined
  growth: Holding
}

/** The transaction of one write, its owner and its time (epoch ms). */
interface Place {
  rows: SyncRows
  userId: string
  now: number
}

const serverClientId = '000000000000'

/** Reads what a write meets. */
export async function targetOf({ rows, userId }: Omit<Place, 'now'>, write: Write): Promise<Target> {
  const { entity, key } = write
  const canBeCleared = rulesOf(entity).clearable && key !== clearKey
  const [held, clear] = await Promise.all([
    rows.findRow(entity, userId, key),
    canBeCleared ? rows.findRow(entity, userId, clearKey) : undefined,
  ])
  return { ...write, held, clear: clear?.stamp }
}

/** Writes one row where it wins. A write without a stamp always wins: it gets one above what it must beat, if it changes anything. */
export async function applyWrite(place: Place, target: Target, seq: number): Promise<Written> {
  const { rows, userId, now } = place
  const { entity, key, held } = target
  let { stamp } = target
  if (stamp === undefined) {
    if (changesNothing(target)) return { won: true, stamp: held?.stamp, growth: nothing }
    stamp = tick({ clientId: serverClientId, last: await stampToBeat(place, target), offsetMs: 0 }, now).last
  } else if (isCleared(target)) return { won: false, stamp: target.clear, growth: nothing }
  const value = storedAs(target, stamp)
  const deleted = value === null ? 1 : 0
  const row = { user_id: userId, key, value, deleted, stamp, seq, created_at: stampMs(stamp), updated_at: now }
  if (!(await rows.upsertIfWinning(entity, row))) return { won: false, stamp: held?.stamp, growth: nothing }
  const growth = minus(holdingOf(row), holdingOf(held))
  if (key !== clearKey) return { won: true, stamp, growth }
  return { won: true, stamp, growth: minus(growth, await rows.deleteUpTo(entity, userId, stamp, clearKey)) }
}

/** Whether a write without a stamp asks for what is there. What was never there needs no tombstone: nobody has decided anything else. */
function changesNothing(target: Target): boolean {
  const { entity, held } = target
  if (held === undefined) return target.value === null
  return held.value === storedAs(target, held.stamp) && (held.deleted === 1 || !rulesOf(entity).repeatable)
}

/** What a request would add to the account, as far as it wins; less than nothing where it makes room. A clear only makes room. */
export function growthOf(targets: readonly Target[]): Holding {
  return targets
    .filter((target) => target.key !== clearKey && mayWin(target))
    .map((target) => minus(holdingOf({ key: target.key, value: storedAs(target, '') }), holdingOf(target.held)))
    .reduce(plus, nothing)
}

const mayWin = ({ stamp, value, held }: Target): boolean =>
  stamp === undefined || wins({ stamp, deleted: value === null }, held && { stamp: held.stamp, deleted: held.deleted === 1 })

/** The value as its row holds it: JSON, null for a tombstone. */
function storedAs({ value }: Write, stamp: Stamp): string | null {
  const content = typeof value === 'function' ? value(stamp) : value
  return content === null ? null : JSON.stringify(content)
}

/** Whether a clear hides the row this write would store: it came too late and must not be stored (sync protocol 1.11). */
export const isCleared = ({ key, stamp, clear }: Target): boolean => stamp !== undefined && isHidden({ key, stamp }, clear)

/** The highest stamp that a write of this key has to be above. */
export async function stampToBeat({ rows, userId }: Place, { entity, key, held, clear }: Target): Promise<Stamp> {
  const above = key === clearKey ? await rows.highestStamp(entity, userId) : clear
  const lowest = lowestStamp(serverClientId)
  return later(held?.stamp ?? lowest, above ?? lowest)
}
