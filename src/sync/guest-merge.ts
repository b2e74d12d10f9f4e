import { mediaKey, type MediaRef } from '#contract/media.ts'
import { clearKey, type EntityName, entityNames } from '#contract/sync.ts'
import { deviceOf, losingStamp } from './clock.ts'
import { entityRules } from './entities.ts'
import { uuidOf } from './ids.ts'
import { isHidden, shadowUnder } from './merge.ts'
import { enqueueAll, newMutation, pendingLanes } from './outbox.ts'
import type { Clock, WritePorts } from './ports.ts'
import { accountOf, type GuestMergeRecord, type MergedRow, type Row, type Tx } from './store.ts'
import { writeVersion } from './write.ts'

/**
 * Moves a guest's rows on this device into an account (sync protocol 1.12; decision A1) and resolves with those that were merged.
 * Call it inside one transaction: then it happens once, whatever crashes. Newer rows of the account stay, and what the account's
 * clear hides is not merged.
 */
export async function mergeGuest(tx: Tx, ports: WritePorts, guest: string, owner: string): Promise<MergedRow[]> {
  const merged: MergedRow[] = []
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, guest)
    if (rows.length === 0) continue
    merged.push(...(await adopt(tx, ports, entity, owner, rows)))
    const keys = rows.map(({ key }) => key)
    await tx.removeRows(entity, guest, keys)
  }
  return merged
}

async function adopt(tx: Tx, ports: WritePorts, entity: EntityName, owner: string, rows: readonly Row[]): Promise<MergedRow[]> {
  await deviceOf(tx, ports)
  const { fromGuest, clearable } = entityRules[entity]
  const keys = rows.map(({ key }) => key)
  const [clear, ...own] = await tx.rows(entity, owner, [clearKey, ...keys])
  const cleared = clearable ? clear?.stamp : undefined
  const pending = await pendingLanes(tx, owner)
  const put: Row[] = []
  const merged: MergedRow[] = []
  const mutations = []
  for (const [index, row] of rows.entries()) {
    const { key, value, deleted } = row
    const mine = own[index]
    const stamp = fromGuest === 'merge' ? row.stamp : losingStamp(row.stamp)
    if ((mine !== undefined && mine.stamp >= stamp) || isHidden(row, cleared)) continue
    const version = { value, deleted, stamp }
    put.push({ ...version, owner, key, ackSeq: mine?.ackSeq ?? 0, shadow: shadowUnder(mine) })
    // The same id for the same row, should two copies of one guest be merged, or one twice.
    const id = uuidOf([row.owner, owner, entity, key, row.stamp].join('|'))
    mutations.push(newMutation(ports, { owner, entity, key }, version, id))
    const wasSeen = mine !== undefined && !isHidden(mine, cleared)
    merged.push({ entity, key, value, stamp, before: wasSeen ? mine.value : null })
  }
  await tx.putRows(entity, put)
  await enqueueAll(tx, mutations, pending)
  return merged
}

/**
 * Takes out of an account what a merge brought into it, as decisions of now, and puts back what the account held before; call
 * it inside one transaction. A row that was changed since stays as it is. Resolves with the rows that were taken out.
 */
export async function undoMerge(tx: Tx, ports: WritePorts, owner: string, merged: readonly MergedRow[]): Promise<MergedRow[]> {
  const undone: MergedRow[] = []
  for (const item of merged) {
    const { entity, key, before } = item
    const [row] = await tx.rows(entity, owner, [key])
    if (row === undefined || !isUnchanged(row, item)) continue
    const back = before === null ? ({ op: 'delete', value: null } as const) : ({ op: 'put', value: before } as const)
    await writeVersion(tx, ports, { owner, entity, key, queued: true, ...back }, row, [])
    undone.push(item)
  }
  return undone
}

/** Whether a row is as the merge left it: same stamp or, after a clock repair, same value. */
const isUnchanged = (row: Row, { stamp, value }: MergedRow): boolean =>
  !row.deleted && (row.stamp === stamp || JSON.stringify(row.value) === JSON.stringify(value))

/** How long a merge can be undone. */
const undoableMs = 30 * 24 * 3_600_000

/** The last guest merge of an account; null when there was none, it was undone, or it is 30 days old. */
export async function lastGuestMerge(tx: Pick<Tx, 'account'>, clock: Clock, owner: string): Promise<GuestMergeRecord | null> {
  const { cameAlong: merge } = await accountOf(tx, owner)
  return merge !== null && clock.now() - merge.at < undoableMs ? merge : null
}

/** Records the merge, or with null that there is nothing to undo; call it in the transaction that merged or undid. */
export async function recordGuestMerge(tx: Tx, owner: string, merge: GuestMergeRecord | null): Promise<void> {
  const account = await accountOf(tx, owner)
  if (account.cameAlong !== merge) await tx.putAccount({ ...account, cameAlong: merge })
}

/** How many titles are among the rows: one in two lists counts once, settings do not. */
export const countTitles = (rows: readonly MergedRow[]): number =>
  new Set(rows.filter(({ entity }) => entity !== 'preferences').map(({ value }) => mediaKey(value as MediaRef))).size
