import { v5 as uuidv5 } from 'uuid'
import { type EntityName, entityNames, rulesOf, clearKey, type Stamp } from '#contract/sync.ts'
import { mediaKey, type MediaRef } from '#contract/media.ts'
import { deviceOf, losingStamp } from './clock.ts'
import { isHidden, losesInDoubt, tellOfDoubt } from './merge.ts'
import { doubtOf, enqueueAll, laneOf, newMutation, pendingLanes, shadowUnder } from './outbox.ts'
import type { Clock, WritePorts } from './ports.ts'
import type { GuestMergeRecord, MergedRow } from './guest-merge-record.ts'
import { accountOf, type Row, type Shadow, type Tx } from './store.ts'
import { writeVersion } from './write.ts'

/** The namespace of the ids of merged rows (UUID version 5, RFC 9562, section 5.5): any will do, and it never changes. */
const mergeNamespace = '6f1b9d52-3c0e-4b8a-9d57-2a4f0c7e81b3'

/**
 * Lets what a guest keeps on this device join an account (sync protocol 1.12; decision A1): at the end of its next pull, so that what the
 * account held before is known. Until then it stays where it is. False when the guest keeps nothing.
 */
export async function joinAtNextPull(tx: Tx, guest: string, owner: string): Promise<boolean> {
  const kept = await Promise.all(entityNames.map((entity) => tx.allRows(entity, guest)))
  if (kept.every((rows) => rows.length === 0)) return false
  const account = await accountOf(tx, owner)
  if (!account.joining.includes(guest)) await tx.putAccount({ ...account, joining: [...account.joining, guest] })
  return true
}

/** Merges those who wait for it into an account; call it in the transaction that ends a pull. */
export async function mergeJoining(tx: Tx, ports: WritePorts, owner: string): Promise<void> {
  const { joining } = await accountOf(tx, owner)
  const [first, ...others] = joining
  if (first === undefined) return
  for (const other of others) await moveRows(tx, other, first)
  const rows = await mergeGuest(tx, ports, first, owner)
  const account = await accountOf(tx, owner)
  await tx.putAccount({ ...account, joining: [], ...(rows.length > 0 && { lastMerge: { at: ports.clock.now(), rows } }) })
}

/** Moves what one guest keeps to another; the newest of each row stays. */
export async function moveRows(tx: Tx, from: string, to: string): Promise<void> {
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, from)
    if (rows.length === 0) continue
    const keys = rows.map(({ key }) => key)
    const there = await tx.rows(entity, to, keys)
    const newer = rows.filter(({ stamp }, index) => stamp > (there[index]?.stamp ?? ''))
    await tx.putRows(
      entity,
      newer.map((row) => ({ ...row, owner: to })),
    )
    await tx.removeRows(entity, from, keys)
  }
}

/**
 * Moves a guest's rows into an account, within one transaction, and resolves with those that were merged. Newer rows of the account stay,
 * and what the account's clear hides is not merged.
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
  const { fromGuest, clearable } = rulesOf(entity)
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
    const version = { value, deleted, stamp }
    const by = isHidden(row, cleared) ? cleared : mine?.stamp
    if (by !== undefined && by >= stamp) {
      const lost = { ...version, owner, key, ackSeq: 0, ...doubtOf(row) }
      if (losesInDoubt(lost, by)) await tellOfDoubt(tx, ports, entity, lost)
      continue
    }
    const shadow = shadowUnder(mine)
    put.push({ ...version, owner, key, ackSeq: mine?.ackSeq ?? 0, shadow })
    // The same id for the same row, should two copies of one guest be merged, or one twice.
    const id = uuidv5([row.owner, owner, entity, key, row.stamp].join('|'), mergeNamespace)
    const replaces = heldBy({ key, shadow }, cleared)?.stamp ?? null
    mutations.push({ ...newMutation(ports, { owner, entity, key }, version, id), replaces, ...doubtOf(row) })
    const wasSeen = mine !== undefined && !isHidden(mine, cleared)
    merged.push({ entity, key, value, stamp, before: wasSeen ? mine.value : null, follows: mine?.shadow === undefined })
  }
  await tx.putRows(entity, put)
  await enqueueAll(tx, mutations, pending)
  return merged
}

/** What the server is known to hold under a merged row that was not sent yet; null for nothing that is seen. */
function heldBy({ key, shadow }: Pick<Row, 'key' | 'shadow'>, cleared: Stamp | undefined): Shadow | null {
  const held = shadow?.lost === undefined ? (shadow ?? null) : shadow.lost
  return held === null || held.deleted || isHidden({ key, stamp: held.stamp }, cleared) ? null : held
}

/** Lets the last merge follow what a pull has brought beneath rows of it that are not sent: that is what Undo restores. */
export async function followHeld(tx: Tx, owner: string): Promise<void> {
  const account = await accountOf(tx, owner)
  const { lastMerge } = account
  if (lastMerge === null) return
  const waiting = (await tx.mutations(owner)).filter(({ replaces }) => replaces !== undefined)
  if (waiting.length === 0) return
  const before = new Map<string, unknown>()
  for (const mutation of waiting) {
    const { entity, key, stamp } = mutation
    const [row, clear] = await tx.rows(entity, owner, [key, clearKey])
    if (row?.stamp !== stamp || row.shadow === undefined) continue
    const held = heldBy(row, rulesOf(entity).clearable ? clear?.stamp : undefined)
    before.set(`${laneOf(mutation)} ${stamp}`, held?.value ?? null)
    const replaces = held?.stamp ?? null
    if (mutation.replaces !== replaces) await tx.putMutations([{ ...mutation, replaces }])
  }
  const rows = lastMerge.rows.map((item) => {
    const name = `${laneOf(item)} ${item.stamp}`
    return item.follows && before.has(name) ? { ...item, before: before.get(name) } : item
  })
  await tx.putAccount({ ...account, lastMerge: { ...lastMerge, rows } })
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
    // What another device wrote is the account's own, even if it says the same.
    if (row === undefined || row.deleted || row.stamp !== item.stamp) continue
    const back = before === null ? ({ op: 'delete', value: null } as const) : ({ op: 'put', value: before } as const)
    await writeVersion(tx, ports, { owner, entity, key, queued: true, ...back }, row, [])
    undone.push(item)
  }
  return undone
}

/** How long a merge can be undone. */
const undoableMs = 30 * 24 * 3_600_000

/** The last guest merge of an account; null when there was none, it was undone, or it is 30 days old. */
export async function lastGuestMerge(tx: Pick<Tx, 'account'>, clock: Clock, owner: string): Promise<GuestMergeRecord | null> {
  const { lastMerge } = await accountOf(tx, owner)
  return lastMerge !== null && clock.now() - lastMerge.at < undoableMs ? lastMerge : null
}

/** How many titles are among the rows: one in two lists counts once, settings do not count. */
export const countTitles = (rows: readonly MergedRow[]): number =>
  new Set(rows.flatMap(({ value }) => (isTitle(value) ? mediaKey(value) : []))).size

const isTitle = (value: unknown): value is MediaRef => typeof value === 'object' && value !== null && 'media_id' in value
