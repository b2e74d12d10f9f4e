import { type EntityName, entityNames, rulesOf, type Change, type Stamp } from '#contract/sync.ts'
import { absorbConfirmed } from './clock.ts'
import { clearStampIn, confirmedRow, isHidden, shadowOf, shadowUnder, sweepHidden, wins } from './merge.ts'
import { enqueueAll, laneOf, newMutation, pendingLanes, versionOf } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, type NewMutation, type QueuedMutation, type Row, type Shadow, type Tx } from './store.ts'

/** Everything the server holds of one account at `seq`. */
export interface Snapshot {
  changes: Change[]
  cursor: string
  epoch: string
  seq: number
}

/**
 * Makes a snapshot the confirmed state, in one transaction (sync protocol 1.8): pending edits stay on top, rows the server no
 * longer has are removed. If the server lost something (restored from a backup, or found to differ), what only this device
 * still has is queued again: a server keeps every tombstone, so what it does not have it has lost. False, and nothing done, when
 * the cursor moved since the snapshot was asked for.
 */
export async function applySnapshot(
  tx: Tx,
  ports: WritePorts,
  owner: string,
  askedWith: string | null,
  snapshot: Snapshot,
): Promise<boolean> {
  const account = await accountOf(tx, owner)
  if (account.cursor !== askedWith) return false
  const { cursor, epoch, seq } = snapshot
  const isOther = account.epoch !== null && account.epoch !== epoch
  const restored = account.recovering || isOther || seq < account.seq
  const pending = await pendingLanes(tx, owner)
  await absorbConfirmed(
    tx,
    ports,
    snapshot.changes.map(({ stamp }) => stamp),
  )
  for (const entity of entityNames) {
    const changes = new Map(snapshot.changes.filter((change) => change.entity === entity).map((change) => [change.key, change]))
    const cleared = clearStampIn(entity, [...changes.values()])
    await reconcile(tx, ports, { entity, owner, seq, restored, cleared }, changes, pending)
    if (rulesOf(entity).clearable) await sweepHidden(tx, entity, owner)
  }
  const done = { cursor, epoch, seq, reading: false, recovering: false, failures: 0, retryAt: 0, lastSuccessAt: ports.clock.now() }
  await tx.putAccount({ ...account, ...done })
  return true
}

interface Scope {
  entity: EntityName
  owner: string
  seq: number
  restored: boolean
  /** The stamp of the clear the server holds: what it hides was cleared, not lost. */
  cleared: Stamp | undefined
}

async function reconcile(
  tx: Tx,
  ports: WritePorts,
  scope: Scope,
  changes: Map<string, Change>,
  pending: ReadonlySet<string>,
): Promise<void> {
  const { entity, owner } = scope
  const rows = new Map((await tx.allRows(entity, owner)).map((row) => [row.key, row]))
  const put: Row[] = []
  const gone: string[] = []
  const lost: Row[] = []
  for (const key of new Set([...rows.keys(), ...changes.keys()])) {
    const row = rows.get(key)
    const change = changes.get(key)
    const waits = pending.has(laneOf({ entity, key }))
    const confirmed = reconcileRow(row, change, scope, waits)
    const verdict = waits && row?.shadow === undefined ? withPendingOnTop(confirmed, (await tx.lane(owner, entity, key)).at(-1)) : confirmed
    if (verdict === 'remove') gone.push(key)
    else if (verdict === 'queue-again' && row !== undefined) lost.push({ ...row, shadow: lostUnder(row, change) })
    else if (typeof verdict === 'object') put.push(verdict)
  }
  await tx.putRows(entity, [...put, ...lost])
  if (gone.length > 0) await tx.removeRows(entity, owner, gone)
  await queueAgain(tx, ports, scope, lost, pending)
}

/** Queues rows the server lost, except versions that are in the outbox already though a page has confirmed them since. */
async function queueAgain(
  tx: Tx,
  ports: WritePorts,
  { entity, owner }: Scope,
  lost: readonly Row[],
  pending: ReadonlySet<string>,
): Promise<void> {
  const mutations: NewMutation[] = []
  for (const row of lost) {
    const mutation = newMutation(ports, { owner, entity, key: row.key }, row)
    if (!pending.has(laneOf(mutation)) || !(await isQueued(tx, mutation))) mutations.push(mutation)
  }
  await enqueueAll(tx, mutations, pending)
}

const isQueued = async (tx: Tx, { owner, entity, key, stamp }: NewMutation): Promise<boolean> =>
  (await tx.lane(owner, entity, key)).some((mutation) => mutation.stamp === stamp)

type Verdict = Row | 'keep' | 'remove' | 'queue-again'

/** For a lane whose row was confirmed or gone: its last mutation is shown again where it is newer than the state confirmed now. */
function withPendingOnTop(confirmed: Verdict, last: QueuedMutation | undefined): Verdict {
  if (last === undefined || confirmed === 'keep' || confirmed === 'queue-again') return confirmed
  const below = confirmed === 'remove' ? undefined : confirmed
  const waiting = versionOf(last)
  if (!wins(waiting, below)) return confirmed
  return { ...waiting, owner: last.owner, key: last.key, ackSeq: below?.ackSeq ?? 0, shadow: shadowUnder(below) }
}

/** The verdict on one key: `row` is what the device has, `change` what the server has; at least one of them is given. */
function reconcileRow(row: Row | undefined, change: Change | undefined, scope: Scope, pending: boolean): Verdict {
  if (row === undefined) return change === undefined ? 'keep' : confirmedRow(scope.owner, change)
  const known = row.shadow === undefined ? row : row.shadow
  const mayBeLost = scope.restored || row.shadow?.lost !== undefined
  const lost = mayBeLost && isNewer(known, change) && !(known !== null && isHidden({ ...known, key: row.key }, scope.cleared))
  if (pending && row.shadow !== undefined) {
    if (change !== undefined && change.stamp >= row.stamp) return confirmedRow(scope.owner, change)
    return { ...row, shadow: lost ? lostUnder(row, change) : heldOf(change) }
  }
  if (lost) return 'queue-again'
  const confirmedSince = row.ackSeq > scope.seq && !scope.restored
  if (change === undefined) return confirmedSince ? 'keep' : 'remove'
  return confirmedSince && row.stamp > change.stamp ? 'keep' : confirmedRow(scope.owner, change)
}

const heldOf = (change: Change | undefined): Shadow | null => (change === undefined ? null : shadowOf(change))

/** What was confirmed of a row, marked as lost by the server, which has `change` instead. */
function lostUnder(row: Row, change: Change | undefined): Shadow | null {
  const confirmed = shadowUnder(row)
  return confirmed && { ...confirmed, lost: heldOf(change) }
}

const isNewer = (known: { stamp: string } | null, change: Change | undefined): boolean =>
  known !== null && (change === undefined || known.stamp > change.stamp)
