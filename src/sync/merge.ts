import { type EntityName, entityNames, rulesOf, type Change, clearKey, maxClockLeadMs, type Stamp } from '#contract/sync.ts'
import { mayBeLater, stampMs } from './clock.ts'
import { laneOf, newMutation, pendingLanes } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import type { Deletion, QueuedMutation, Row, Shadow, Tx, Version } from './store.ts'

/** The part of a row's version that decides a merge. */
export interface Contender {
  stamp: string
  deleted: boolean
}

/**
 * Whether `incoming` replaces `current`, on every device and on the server alike (sync protocol 1.11): the newer stamp wins;
 * on equal stamps a value beats a deletion; a version never replaces itself.
 */
export function wins(incoming: Contender, current: Contender | undefined): boolean {
  if (current === undefined) return true
  if (incoming.stamp !== current.stamp) return incoming.stamp > current.stamp
  return current.deleted && !incoming.deleted
}

/** The part of a row that decides whether it is shown. */
interface Seen {
  key: string
  deleted: boolean
  stamp: Stamp
}

/** The stamp of the clear among an entity's rows; undefined when it was never cleared. */
function clearStampIn(entity: EntityName, rows: readonly Seen[]): Stamp | undefined {
  if (!rulesOf(entity).clearable) return undefined
  return rows.find(({ key }) => key === clearKey)?.stamp
}

/** Whether a clear hides a row: all but the clear itself, up to its stamp (sync protocol 1.11). */
export const isHidden = ({ key, stamp }: Pick<Seen, 'key' | 'stamp'>, cleared: Stamp | undefined): boolean =>
  cleared !== undefined && key !== clearKey && stamp <= cleared

/**
 * The rows of one owner and entity that a person sees, in the order given: neither deleted ones, nor what a clear hides, nor the
 * clear itself. `rows` must hold the clear where there is one.
 */
export function visibleRows<R extends Seen>(entity: EntityName, rows: readonly R[]): R[] {
  const cleared = clearStampIn(entity, rows)
  return rows.filter((row) => !row.deleted && !isHidden(row, cleared) && (cleared === undefined || row.key !== clearKey))
}

/** The rows a digest covers: the visible ones and the clear (see `digestOf`). */
export function comparedRows<R extends Seen>(entity: EntityName, rows: readonly R[]): R[] {
  const cleared = clearStampIn(entity, rows)
  return rows.filter((row) => !row.deleted && !isHidden(row, cleared))
}

/** The confirmed state a change of the server describes. */
export const shadowOf = ({ value, deleted, stamp, seq }: Change): Shadow => ({
  value: deleted ? null : value,
  deleted,
  stamp,
  ackSeq: seq,
})

/**
 * The row without its pending edit: the confirmed state under it. `row` null means to remove it, undefined to leave it. `requeue`
 * is a confirmed state that the server has lost and must be sent again, unless it is what was `refused` (a stamp).
 */
export function rollBack(row: Row, refused?: Stamp): { row?: Row | null; requeue?: Version } {
  if (row.shadow === undefined) return {}
  const under = row.shadow?.lost !== undefined && row.shadow.stamp === refused ? row.shadow.lost : row.shadow
  if (under === null) return { row: null }
  const { lost, ...confirmed } = under
  const back: Row = { ...confirmed, owner: row.owner, key: row.key }
  return lost === undefined ? { row: back } : { row: { ...back, shadow: under }, requeue: confirmed }
}

/** Of one owner: 180 kB at most, and more than a person deletes between two backups. */
const mostRemembered = 2000
/**
 * Hardly a backup is older, and what somebody has deleted is not to be named on their devices for ever. Counted between the newest stamps
 * the server has accepted, then and now: neither a device whose clock is wrong forgets, nor is a decision forgotten that was sent late, or
 * whose stamp is in doubt and as early as can be.
 */
const rememberedMs = 90 * 24 * 3_600_000

/**
 * Remembers confirmed deletions, and forgets what is too old or too much; nothing of a key is remembered twice. They are no rows any more,
 * for nothing of them is to be shown or compared: key and stamp are there for the day on which the server is restored from a backup that
 * does not know them.
 */
export async function rememberDeletions(tx: Tx, owner: string, deletions: readonly Deletion[]): Promise<void> {
  const [device, known] = await Promise.all([tx.device(), tx.deletions(owner)])
  const now = device === undefined ? 0 : stampMs(device.confirmed)
  const oldestFirst = [...known, ...deletions.map((deletion) => ({ ...deletion, at: now }))].toSorted((a, b) =>
    a.stamp < b.stamp ? -1 : 1,
  )
  const newest = new Map(oldestFirst.map((deletion) => [laneOf(deletion), deletion]))
  const kept = [...newest.values()].filter(({ stamp, at = stampMs(stamp) }) => Math.max(at, stampMs(stamp)) >= now - rememberedMs)
  await tx.putDeletions(owner, kept.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1)).slice(-mostRemembered))
}

/**
 * Removes tombstones the server has confirmed, once every page up to `seq` has been applied; the device remembers them elsewhere. Those
 * ahead of the server's time, whose clock was wrong, stay until it is there: the next decision of that key must beat them. Those in doubt
 * stay, too: an earlier decision of another device may still bring back what they deleted, and the person is told.
 */
export async function sweepTombstones(tx: Tx, owner: string, seq: number): Promise<void> {
  const { serverTime = Number.POSITIVE_INFINITY } = (await tx.device())?.measured ?? {}
  const found = await Promise.all(entityNames.map((entity) => tx.tombstones(entity, owner)))
  if (found.every((rows) => rows.length === 0)) return
  const pending = await pendingLanes(tx, owner)
  const swept: Deletion[] = []
  for (const [index, entity] of entityNames.entries()) {
    const rows =
      found[index]?.filter(
        (row) => isConfirmed(row, seq) && row.latest === undefined && stampMs(row.stamp) <= serverTime + maxClockLeadMs,
      ) ?? []
    await removeIdle(tx, entity, owner, rows, pending)
    swept.push(...rows.map(({ key, stamp }) => ({ entity, key, stamp })))
  }
  if (swept.length > 0) await rememberDeletions(tx, owner, swept)
}

const isConfirmed = ({ ackSeq, shadow }: Row, seq: number): boolean => shadow === undefined && ackSeq > 0 && ackSeq <= seq

/** Removes the rows a clear hides, once the server has confirmed the clear (sync protocol 1.11). */
export async function sweepHidden(tx: Tx, ports: WritePorts, entity: EntityName, owner: string): Promise<void> {
  const [clear] = await tx.rows(entity, owner, [clearKey])
  if (clear === undefined || clear.ackSeq === 0 || clear.shadow !== undefined) return
  const hidden = (await tx.allRows(entity, owner)).filter((row) => isHidden(row, clear.stamp))
  if (hidden.length === 0) return
  const pending = await pendingLanes(tx, owner)
  for (const row of hidden)
    if (losesInDoubt(row, clear.stamp, pending.get(laneOf({ entity, key: row.key })))) await tellOfDoubt(tx, ports, entity, row)
  await removeIdle(tx, entity, owner, hidden, pending)
}

/**
 * Whether a row is a decision that may have been later than another one of stamp `by`, which replaces it. Where it still waits as `last`
 * of its lane, the server's answer decides.
 */
export const losesInDoubt = (row: Row, by: Stamp, last?: QueuedMutation): boolean => last?.stamp !== row.stamp && mayBeLater(row, by)

/** Tells the person of a decision that loses in doubt. */
export async function tellOfDoubt(tx: Tx, ports: WritePorts, entity: EntityName, row: Row): Promise<void> {
  const { mutationId, owner, key, op, payload, payloadVersion, stamp } = newMutation(ports, { owner: row.owner, entity, key: row.key }, row)
  const replaced = { mutationId, owner, entity, key, op, payload, payloadVersion, stamp }
  await tx.putDeadLetter({ ...replaced, reason: 'order-unknown', message: '', at: ports.clock.now() })
}

/** Removes the rows whose lane holds no mutation. */
async function removeIdle(
  tx: Tx,
  entity: EntityName,
  owner: string,
  rows: readonly { key: string }[],
  pending: ReadonlyMap<string, QueuedMutation>,
): Promise<void> {
  const idle = rows.map(({ key }) => key).filter((key) => !pending.has(laneOf({ entity, key })))
  if (idle.length > 0) await tx.removeRows(entity, owner, idle)
}
