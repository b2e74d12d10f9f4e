import { type Change, type EntityName, entityNames, type Stamp } from '#contract/sync.ts'
import { confirmedRow, shadowOf } from './apply-page.ts'
import { enqueueAll } from './coalesce.ts'
import { noteConfirmed } from './device.ts'
import { entityRules } from './entities.ts'
import { wins } from './merge.ts'
import { laneOf, type NewOperation, newOperation, type Operation, pendingLanes, versionOf } from './operation.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, type Row, type Shadow, type Tx } from './store.ts'
import { sweepHidden } from './sweep.ts'
import { clearStampIn, isHidden } from './visible.ts'
import { beneath } from './write.ts'

/** Everything the server holds of one account at `seq`. */
export interface Snapshot {
  changes: Change[]
  cursor: string
  epoch: string
  seq: number
}

/**
 * Makes a snapshot the confirmed state, in one transaction (sync protocol 1.8): waiting edits stay on top, rows the server no
 * longer has are removed. If the server lost something (restored from a backup, or found to differ), what only this device
 * still has is queued again: a server never forgets a deletion, so what it does not know it has lost. False, and nothing done,
 * when the cursor moved since the snapshot was asked for.
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
  await noteConfirmed(
    tx,
    ports,
    snapshot.changes.map(({ stamp }) => stamp),
  )
  for (const entity of entityNames) {
    const changes = new Map(snapshot.changes.filter((change) => change.entity === entity).map((change) => [change.key, change]))
    const cleared = clearStampIn(entity, [...changes.values()])
    await reconcile(tx, ports, { entity, owner, seq, restored, cleared }, changes, pending)
    if (entityRules[entity].clearable) await sweepHidden(tx, entity, owner)
  }
  const done = { cursor, epoch, seq, recovering: false, failures: 0, retryAt: 0, lastSuccessAt: ports.clock.now() }
  await tx.putAccount({ ...account, ...done })
  return true
}

interface Scope {
  entity: EntityName
  owner: string
  seq: number
  restored: boolean
  /** The stamp of the clear the server holds: what it hides is not lost but cleared away. */
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
    const confirmed = judge(row, change, scope, waits)
    const verdict = waits && row?.shadow === undefined ? underWhatWaits(confirmed, (await tx.lane(owner, entity, key)).at(-1)) : confirmed
    if (verdict === 'remove') gone.push(key)
    else if (verdict === 'queue-again' && row !== undefined) lost.push({ ...row, shadow: change ? shadowOf(change) : null })
    else if (typeof verdict === 'object') put.push(verdict)
  }
  await tx.putRows(entity, [...put, ...lost])
  if (gone.length > 0) await tx.removeRows(entity, owner, gone)
  await queueAgain(tx, ports, scope, lost, pending)
}

/** A version that still waits for an answer, though a page has confirmed it since, is not queued a second time. */
async function queueAgain(
  tx: Tx,
  ports: WritePorts,
  { entity, owner }: Scope,
  lost: readonly Row[],
  pending: ReadonlySet<string>,
): Promise<void> {
  const operations: NewOperation[] = []
  for (const row of lost) {
    const operation = newOperation(ports, { owner, entity, key: row.key }, row)
    if (!pending.has(laneOf(operation)) || !(await waitsAlready(tx, operation))) operations.push(operation)
  }
  await enqueueAll(tx, operations, pending)
}

const waitsAlready = async (tx: Tx, { owner, entity, key, stamp }: NewOperation): Promise<boolean> =>
  (await tx.lane(owner, entity, key)).some((operation) => operation.stamp === stamp)

type Verdict = Row | 'keep' | 'remove' | 'queue-again'

/** A lane whose row had been confirmed or was gone: what waits there is seen again where it is newer than what is confirmed now. */
function underWhatWaits(confirmed: Verdict, last: Operation | undefined): Verdict {
  if (last === undefined || confirmed === 'keep' || confirmed === 'queue-again') return confirmed
  const below = confirmed === 'remove' ? undefined : confirmed
  const waiting = versionOf(last)
  if (!wins(waiting, below)) return confirmed
  return { ...waiting, owner: last.owner, key: last.key, ackSeq: below?.ackSeq ?? 0, shadow: beneath(below) }
}

/** What becomes of one key. `row` is what the device has, `change` what the server has; at least one of them is there. */
function judge(row: Row | undefined, change: Change | undefined, scope: Scope, pending: boolean): Verdict {
  if (row === undefined) return change === undefined ? 'keep' : confirmedRow(scope.owner, change)
  const known = row.shadow === undefined ? row : row.shadow
  const lost = scope.restored && isNewer(known, change) && !(known !== null && isHidden({ ...known, key: row.key }, scope.cleared))
  if (pending && row.shadow !== undefined) {
    if (change !== undefined && change.stamp >= row.stamp) return confirmedRow(scope.owner, change)
    const kept: Shadow | null = lost && row.shadow !== null ? { ...row.shadow, lost: true } : null
    return { ...row, shadow: kept ?? (change === undefined ? null : shadowOf(change)) }
  }
  if (lost) return 'queue-again'
  const confirmedSince = row.ackSeq > scope.seq && !scope.restored
  if (change === undefined) return confirmedSince ? 'keep' : 'remove'
  return confirmedSince && row.stamp > change.stamp ? 'keep' : confirmedRow(scope.owner, change)
}

const isNewer = (known: { stamp: string } | null, change: Change | undefined): boolean =>
  known !== null && (change === undefined || known.stamp > change.stamp)
