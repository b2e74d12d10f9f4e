import { type EntityName, entityNames } from '#contract/sync.ts'
import { deviceOf } from './clock.ts'
import { recallDeletions } from './deletions.ts'
import { wins } from './merge.ts'
import { doubtOf, enqueueAll, laneOf, newMutation, pendingLanes, versionOf } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, newAccount, readAgain, type Row, type Tx } from './store.ts'

/**
 * Moves all that this device keeps of a former account, which a restored server does not know any more, into the account its owner has
 * signed up for in its place: rows and deletions with their stamps, unsent changes, dead letters, guests that wait to join, and the way back
 * from a guest merge. Call it inside one transaction: then it happens once, whatever crashes; where nothing is kept it does nothing.
 *
 * What the former account had confirmed is to the new one what a restored server has lost, so that a full read sends it.
 */
export async function adoptAccount(tx: Tx, ports: WritePorts, former: string, owner: string): Promise<void> {
  const device = await deviceOf(tx, ports)
  const { [former]: _, ...sessions } = device.sessions ?? {}
  await tx.putDevice({ ...device, sessions })
  await recallDeletions(tx, former)
  let isKept = (await accountOf(tx, former)).joining.length > 0
  for (const entity of entityNames) isKept = (await adoptRows(tx, ports, entity, former, owner)) || isKept
  for (const letter of await tx.deadLetters(former)) {
    await tx.putDeadLetter({ ...letter, owner })
    isKept = true
  }
  if (!isKept) return
  const [before, account, mutations] = await Promise.all([accountOf(tx, former), accountOf(tx, owner), tx.mutations(former)])
  await tx.removeMutations(mutations.map(({ n }) => n))
  await tx.putDeletions(former, [])
  await tx.putAccount({ ...newAccount(former), ...(before.sealed && { sealed: before.sealed }) })
  const joining = [...new Set([...account.joining, ...before.joining])]
  await tx.putAccount({ ...readAgain(account, { restored: true }), lastMerge: account.lastMerge ?? before.lastMerge, joining })
}

/** Moves the rows of one entity, and queues the edits among them that were not sent; false where there are none. */
async function adoptRows(tx: Tx, ports: WritePorts, entity: EntityName, former: string, owner: string): Promise<boolean> {
  const rows = await tx.allRows(entity, former)
  if (rows.length === 0) return false
  const keys = rows.map(({ key }) => key)
  const [own, unsent, pending] = await Promise.all([tx.rows(entity, owner, keys), pendingLanes(tx, former), pendingLanes(tx, owner)])
  const put: Row[] = []
  const mutations = []
  for (const [index, row] of rows.entries()) {
    const next = rowAfter(own[index], row, owner)
    if (next !== undefined) put.push(next)
    const { key, stamp } = row
    const last = unsent.get(laneOf({ entity, key }))
    if (last?.stamp !== stamp || next?.stamp !== stamp) continue
    // Under a new id: the copy outside the database goes by it, and belongs to the former account.
    mutations.push({
      ...newMutation(ports, { owner, entity, key }, versionOf(last)),
      payloadVersion: last.payloadVersion,
      ...doubtOf(last),
    })
  }
  await tx.putRows(entity, put)
  await tx.removeRows(entity, former, keys)
  await enqueueAll(tx, mutations, pending)
  return true
}

/** The account's row after a row of the former account has come to it; undefined leaves it. Its server has confirmed nothing of that. */
function rowAfter(own: Row | undefined, row: Row, owner: string): Row | undefined {
  const { value, deleted, stamp, shadow } = row
  if (wins(row, own)) return { ...row, owner, ackSeq: 0, ...(shadow && { shadow: { ...shadow, ackSeq: 0 } }) }
  const isBeneath = own?.shadow !== undefined && own.stamp !== stamp && wins(row, own.shadow ?? undefined)
  return isBeneath ? { ...own, shadow: { value, deleted, stamp, ackSeq: 0 } } : undefined
}
