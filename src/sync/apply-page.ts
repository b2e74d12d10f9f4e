import { type Change, clearKey, type EntityName, entityNames, type PullAnswer } from '#contract/sync.ts'
import { noteConfirmed } from './device.ts'
import { wins } from './merge.ts'
import { laneOf, pendingLanes } from './operation.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, type Row, type Shadow, type Tx } from './store.ts'
import { sweepHidden, sweepTombstones } from './sweep.ts'
import { entityRules } from './entities.ts'
import { isHidden } from './visible.ts'

/**
 * Applies one page of changes and moves the cursor, in one transaction (sync protocol 1.8). False, and nothing done, when the
 * cursor is no longer the one the page was asked with: another tab has moved it, and the page may be older than what is here.
 */
export async function applyPage(tx: Tx, ports: WritePorts, owner: string, askedWith: string, page: PullAnswer): Promise<boolean> {
  const account = await accountOf(tx, owner)
  if (account.cursor !== askedWith) return false
  await noteConfirmed(
    tx,
    ports,
    page.changes.map(({ stamp }) => stamp),
  )
  const pending = await pendingLanes(tx, owner)
  for (const entity of entityNames) {
    const changes = page.changes.filter((change) => change.entity === entity)
    if (changes.length > 0) await applyChanges(tx, entity, owner, changes, pending)
  }
  const seq = page.hasMore ? (page.changes.at(-1)?.seq ?? account.seq) : page.seq
  await tx.putAccount({
    ...account,
    cursor: page.cursor,
    epoch: page.epoch,
    seq,
    failures: 0,
    retryAt: 0,
    lastSuccessAt: ports.clock.now(),
  })
  await sweepTombstones(tx, owner, seq)
  return true
}

async function applyChanges(tx: Tx, entity: EntityName, owner: string, changes: Change[], pending: ReadonlySet<string>): Promise<void> {
  const rows = await tx.rows(
    entity,
    owner,
    changes.map(({ key }) => key),
  )
  const next = changes.map((change, index) => rowAfter(rows[index], change, owner, pending.has(laneOf(change))))
  await tx.putRows(
    entity,
    next.filter((row) => row !== undefined),
  )
  if (entityRules[entity].clearable && (await bringsHidden(tx, entity, owner, changes))) await sweepHidden(tx, entity, owner)
}

/** Whether a page holds the clear or something it hides. */
async function bringsHidden(tx: Tx, entity: EntityName, owner: string, changes: Change[]): Promise<boolean> {
  const [clear] = await tx.rows(entity, owner, [clearKey])
  return clear !== undefined && changes.some((change) => change.key === clearKey || isHidden(change, clear.stamp))
}

/** The row after a change of the server; undefined when nothing changes. */
function rowAfter(row: Row | undefined, change: Change, owner: string, pending: boolean): Row | undefined {
  if (row === undefined || row.stamp === change.stamp || wins(change, row)) return confirmedRow(owner, change)
  if (!pending || row.shadow === undefined) return undefined
  return row.shadow === null || !wins(row.shadow, change) ? { ...row, shadow: shadowOf(change) } : undefined
}

export const confirmedRow = (owner: string, change: Change): Row => ({ ...shadowOf(change), owner, key: change.key })

export const shadowOf = ({ value, deleted, stamp, seq }: Change): Shadow => ({
  value: deleted ? null : value,
  deleted,
  stamp,
  ackSeq: seq,
})
