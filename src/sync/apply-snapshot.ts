import { type Change, type EntityName, entityNames } from '#contract/sync.ts'
import { confirmedRow, pendingLanes, shadowOf } from './apply-page.ts'
import { enqueue } from './coalesce.ts'
import { noteConfirmed } from './device.ts'
import { laneOf, newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, type Row, type Shadow, type Tx } from './store.ts'

/** Everything the server holds of one account at `seq`. */
export interface Snapshot {
  changes: Change[]
  cursor: string
  epoch: string
  seq: number
}

/**
 * Makes a snapshot the confirmed state, in one transaction (sync protocol 1.8): waiting edits stay on top, rows the server no
 * longer has are removed, and if the server was restored from a backup (another epoch) what it lost is queued again. False,
 * and nothing done, when the cursor moved since the snapshot was asked for.
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
  const restored = account.epoch !== null && account.epoch !== snapshot.epoch
  const pending = await pendingLanes(tx, owner)
  await noteConfirmed(
    tx,
    ports,
    snapshot.changes.map(({ stamp }) => stamp),
  )
  for (const entity of entityNames) {
    const changes = new Map(snapshot.changes.filter((change) => change.entity === entity).map((change) => [change.key, change]))
    await reconcile(tx, ports, { entity, owner, seq: snapshot.seq, restored }, changes, pending)
  }
  const { cursor, epoch, seq } = snapshot
  await tx.putAccount({ ...account, cursor, epoch, seq, failures: 0, retryAt: 0, lastSuccessAt: ports.clock.now() })
  return true
}

interface Scope {
  entity: EntityName
  owner: string
  seq: number
  restored: boolean
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
    const verdict = judge(row, change, scope, pending.has(laneOf({ entity, key })))
    if (verdict === 'remove') gone.push(key)
    else if (verdict === 'queue-again' && row !== undefined) lost.push({ ...row, shadow: change ? shadowOf(change) : null })
    else if (typeof verdict === 'object') put.push(verdict)
  }
  await tx.putRows(entity, [...put, ...lost])
  if (gone.length > 0) await tx.removeRows(entity, owner, gone)
  for (const row of lost) await enqueue(tx, newOperation(ports, { entity, owner, key: row.key }, row))
}

type Verdict = Row | 'keep' | 'remove' | 'queue-again'

/** What becomes of one key. `row` is what the device has, `change` what the server has; at least one of them is there. */
function judge(row: Row | undefined, change: Change | undefined, scope: Scope, pending: boolean): Verdict {
  if (row === undefined) return change === undefined ? 'keep' : confirmedRow(scope.owner, change)
  const lost = scope.restored && isNewer(row.shadow === undefined ? row : row.shadow, change)
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
