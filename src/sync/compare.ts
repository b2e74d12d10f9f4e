import { type Digest, entityNames } from '#contract/sync.ts'
import { digestOf } from './digest.ts'
import type { SyncPorts } from './ports.ts'
import { type Account, accountOf, type Tx } from './store.ts'
import { comparedRows } from './visible.ts'

const day = 86_400_000

/** Whether both sides are to be compared now: once a day, and only where nothing waits (law I16). */
export async function isCompareDue(tx: Pick<Tx, 'account' | 'backlog'>, owner: string, now: number): Promise<boolean> {
  const { comparedAt } = await accountOf(tx, owner)
  const isDue = now >= comparedAt + day || now < comparedAt
  return isDue && (await tx.backlog(owner)).count === 0
}

/**
 * Compares what this device holds with the server's digest of the same moment (`account` as it is after the page). If they
 * differ, which no known fault brings about, it is noted, and everything is read again, once a day at most: what only one side
 * has comes to the other. True when they are alike, or cannot be compared: something waits, or was confirmed after the page.
 */
export async function compare(tx: Tx, ports: SyncPorts, account: Account, digest: Digest): Promise<boolean> {
  const { owner, seq } = account
  if ((await tx.backlog(owner)).count > 0) return true
  let isAlike = true
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, owner)
    if (rows.some(({ ackSeq }) => ackSeq > seq)) return true
    // A server may not know every entity.
    const theirs: Digest[typeof entity] | undefined = digest[entity]
    const ours = digestOf(comparedRows(entity, rows))
    isAlike &&= theirs === undefined || (theirs.count === ours.count && theirs.hash === ours.hash)
  }
  const comparedAt = ports.clock.now()
  await tx.putAccount({ ...account, comparedAt, ...(!isAlike && { differedAt: comparedAt, recovering: true, cursor: null }) })
  return isAlike
}
