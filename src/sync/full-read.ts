import { clearKey, entityNames, rulesOf, type Change, type EntityName, type PullAnswer, type Stamp } from '#contract/sync.ts'
import { dropPurged, recallDeletions } from './deletions.ts'
import { isHidden, shadowOf, sweepHidden } from './merge.ts'
import { doubtOf, enqueueAll, laneOf, newMutation, pendingLanes, shadowUnder, versionOf } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import type { Account, QueuedMutation, Row, Shadow, Tx } from './store.ts'

/** A full read under way. */
export interface FullRead {
  /** The server was restored since the device last read, and may have lost what the device has. */
  restored: boolean
  /** How many rows its pages have brought so far, and how many all of them will; null where the server does not say. */
  read: number
  total: number | null
}

/**
 * A full read (sync protocol 1.8) fetches everything an account holds, page by page, each kept as it comes. At its beginning all that
 * the device holds as confirmed becomes unconfirmed (`ackSeq` 0), the pages confirm what the server has, and what is unconfirmed at
 * the end is gone from the account, or lost if the server was restored: a server keeps every tombstone, so what it does not have
 * it has lost.
 *
 * Begins with its first page, and resolves with the account as it is then. What was confirmed above the number of that page will be on
 * none of them; a restored server counts anew, and may have lost even what the device holds as deleted.
 */
export async function beginFullRead(tx: Tx, account: Account, { epoch, seq, total }: PullAnswer): Promise<Account> {
  const isOther = account.epoch !== null && account.epoch !== epoch
  const restored = account.recovering || isOther || seq < account.seq
  const unconfirmed = <State extends { ackSeq: number }>(state: State): State =>
    restored || state.ackSeq <= seq ? { ...state, ackSeq: 0 } : state
  if (restored) await recallDeletions(tx, account.owner)
  const shadowOfRead = (shadow: Shadow): Shadow => ({ ...unconfirmed(shadow), ...(shadow.lost !== undefined && { lost: null }) })
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, account.owner)
    await tx.putRows(
      entity,
      rows.map((row) => ({ ...unconfirmed(row), ...(row.shadow && { shadow: shadowOfRead(row.shadow) }) })),
    )
  }
  return { ...account, reading: { restored, read: 0, total: total ?? null }, recovering: false, seq: restored ? 0 : account.seq }
}

/**
 * The row in a full read after a page has brought `change`, which is older than what the device holds of the key. Undefined leaves it:
 * it was confirmed since. `last` is the last mutation of the lane.
 */
export function rowOverOlder(row: Row, change: Change, last: QueuedMutation | undefined, { restored }: FullRead): Row | undefined {
  const known = shadowUnder(row)
  if (known === null || known.ackSeq > 0) return undefined
  return restored ? { ...row, shadow: { ...known, lost: shadowOf(change) } } : (waitingOver(row, last, shadowOf(change)) ?? undefined)
}

/** What the server holds of a row, under the last mutation of its lane; null for nothing. */
function waitingOver(row: Row, last: QueuedMutation | undefined, held: Shadow | null): Row | null {
  if (last !== undefined) return { ...row, ...versionOf(last), shadow: held }
  return held && { ...held, owner: row.owner, key: row.key }
}

/** Decides, once every page was applied, about all that none has confirmed, and queues what the server has lost. */
export async function endFullRead(tx: Tx, ports: WritePorts, owner: string, { restored }: FullRead): Promise<void> {
  const pending = await pendingLanes(tx, owner)
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, owner)
    const cleared = clearOnServer(entity, rows)
    const put: Row[] = []
    const gone: Row[] = []
    for (const row of rows) {
      const next = rowAtEnd(row, pending.get(laneOf({ entity, key: row.key })), restored, cleared)
      if (next === null) gone.push(row)
      else if (next !== row) put.push(next)
    }
    await tx.putRows(entity, put)
    await dropPurged(tx, entity, owner, gone)
    await queueLost(tx, ports, entity, owner, put, pending)
    if (rulesOf(entity).clearable) await sweepHidden(tx, ports, entity, owner)
  }
}

/** The stamp of the clear the server holds: what it hides was cleared, not lost. */
function clearOnServer(entity: EntityName, rows: readonly Row[]): Stamp | undefined {
  const clear = rulesOf(entity).clearable ? rows.find(({ key }) => key === clearKey) : undefined
  const known = clear && shadowUnder(clear)
  return known && isConfirmed(known) ? known.stamp : undefined
}

const isConfirmed = ({ ackSeq, lost }: Shadow): boolean => ackSeq > 0 && lost === undefined

/** The row at the end of a full read; null removes it. */
function rowAtEnd(row: Row, last: QueuedMutation | undefined, restored: boolean, cleared: Stamp | undefined): Row | null {
  const known = shadowUnder(row)
  if (known === null || isConfirmed(known)) return row
  const held = known.lost ?? null
  const mayBeLost = restored || known.lost !== undefined
  if (mayBeLost && !isHidden({ ...known, key: row.key }, cleared)) return { ...row, shadow: { ...known, lost: held } }
  return waitingOver(row, last, held)
}

/** Queues the rows among these that the server has lost and that are not in the outbox, or below an edit that is. */
async function queueLost(
  tx: Tx,
  ports: WritePorts,
  entity: EntityName,
  owner: string,
  rows: readonly Row[],
  pending: ReadonlyMap<string, QueuedMutation>,
): Promise<void> {
  const mutations = []
  for (const row of rows) {
    const { key, stamp, shadow } = row
    if (shadow?.lost === undefined || shadow.stamp !== stamp) continue
    const lane = pending.has(laneOf({ entity, key })) ? await tx.lane(owner, entity, key) : []
    if (!lane.some((mutation) => mutation.stamp === stamp))
      mutations.push({ ...newMutation(ports, { owner, entity, key }, row), ...doubtOf({ latest: row.latest }) })
  }
  await enqueueAll(tx, mutations, pending)
}
