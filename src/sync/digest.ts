import { hashOf } from '#contract/hash.ts'
import { entityNames, type Digest, type Stamp } from '#contract/sync.ts'
import { comparedRows } from './merge.ts'
import type { SyncPorts } from './ports.ts'
import { type Account, accountOf, readAgain, type Tx } from './store.ts'

/** Seeds of the two halves of a row's hash: rows that collide in one still differ in the other. */
const seeds = [0x811c9dc5, 0x01000193] as const

/**
 * The digest of rows in any order, by which two sides notice that they differ: the count, and the XOR of 64-bit hashes of key and
 * stamp as 16 hex digits. Both sides pass the rows a person sees and the clear: no tombstones, and nothing a clear hides (the
 * server has removed such rows).
 */
export function digestOf(rows: Iterable<{ key: string; stamp: Stamp }>): Digest[keyof Digest] {
  let count = 0
  let high = 0
  let low = 0
  for (const { key, stamp } of rows) {
    const text = `${key}|${stamp}`
    count += 1
    high ^= hashOf(text, seeds[0])
    low ^= hashOf(text, seeds[1])
  }
  return { count, hash: hexOf(high) + hexOf(low) }
}

const hexOf = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0')

const day = 86_400_000

/** Whether both sides are to be compared now: once a day, and only where nothing waits (invariant I16). */
export async function isCompareDue(tx: Pick<Tx, 'account' | 'backlog'>, owner: string, now: number): Promise<boolean> {
  const { comparedAt } = await accountOf(tx, owner)
  const isDue = now >= comparedAt + day || now < comparedAt
  return isDue && (await tx.backlog(owner)).count === 0
}

/**
 * Compares what this device holds with the server's digest of the same moment (`account` as it is after the page). If they differ,
 * which no known fault causes, it is recorded, and everything is read again, once a day at most, so that what only one side has
 * reaches the other. True when they are equal, or cannot be compared: something waits, or was confirmed after the page.
 */
export async function compare(tx: Tx, ports: SyncPorts, account: Account, digest: Digest): Promise<boolean> {
  const { owner, seq } = account
  if ((await tx.backlog(owner)).count > 0) return true
  let isEqual = true
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, owner)
    if (rows.some(({ ackSeq }) => ackSeq > seq)) return true
    // An older server may not know every entity.
    const theirs: Digest[typeof entity] | undefined = digest[entity]
    const ours = digestOf(comparedRows(entity, rows))
    isEqual &&= theirs === undefined || (theirs.count === ours.count && theirs.hash === ours.hash)
  }
  const comparedAt = ports.clock.now()
  const compared = { ...account, comparedAt }
  await tx.putAccount(isEqual ? compared : readAgain({ ...compared, differedAt: comparedAt }, { restored: true }))
  return isEqual
}
