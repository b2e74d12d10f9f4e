import { entityNames } from '#contract/sync.ts'
import type { DeviceDump, ServerDump } from './databases.ts'
import { allowed, laneOf, type Ledger } from './ledger.ts'

/** What must be zero when the faults are over. */
export interface Losses {
  /** Kept changes that are not there, on the server or on a device of their owner. */
  lost: string[]
  /** Changes carried out more often than they were made, more than two waiting for one title, titles that nobody kept. */
  doubled: string[]
  /** Titles of one owner that another one has. */
  leaked: string[]
}

/** Compares what was promised with what a place holds. `owners` are those whose titles must all be there. */
function judge(ledger: Ledger, place: string, held: ReadonlySet<string>, owners: ReadonlySet<string>): Losses {
  const lanes = allowed(ledger)
  const losses: Losses = { lost: [], doubled: [], leaked: [] }
  for (const [lane, { on, off, lastKept }] of lanes) {
    if (!owners.has(lane.split(' ')[0] ?? '')) continue
    if (held.has(lane) ? on : off) continue
    if (lastKept === undefined) losses.doubled.push(`${place} holds ${lane}, which was only ever removed`)
    else losses.lost.push(`${place} ${held.has(lane) ? 'still holds' : 'does not hold'} ${lane}`)
  }
  const titles = new Set(ledger.changes.map(({ entity, key }) => `${entity} ${key}`))
  for (const lane of held) {
    if (lanes.has(lane)) continue
    const isSomebodyElses = titles.has(lane.slice(lane.indexOf(' ') + 1))
    losses[isSomebodyElses ? 'leaked' : 'doubled'].push(`${place} holds ${lane}, which its owner never kept`)
  }
  return losses
}

export function auditServer(ledger: Ledger, dump: ServerDump): Losses {
  const owners = new Set(ledger.changes.map(({ owner }) => owner))
  const losses = judge(ledger, 'the server', new Set(dump.kept.map(laneOf)), owners)
  for (const [owner, count] of dump.applied) {
    const made = ledger.changes.filter((change) => change.owner === owner).length
    if (count > made) losses.doubled.push(`the server carried out ${count} changes of ${owner}, who made ${made}`)
  }
  return losses
}

/** The same for a device, at any moment: what was kept must be on it, sent or not. */
export function auditDevice(ledger: Ledger, dump: DeviceDump, owners: readonly string[]): Losses {
  const losses = judge(ledger, 'the device', visible(dump), new Set(owners))
  const waiting = Map.groupBy(dump.outbox, laneOf)
  for (const [lane, operations] of waiting) if (operations.length > 2) losses.doubled.push(`${operations.length} changes of ${lane} wait`)
  for (const { entity, key, reason } of dump.dead) losses.lost.push(`the change of ${entity} ${key} was refused: ${reason}`)
  return losses
}

const visible = (dump: DeviceDump): Set<string> =>
  new Set(
    entityNames.flatMap((entity) => dump[entity].filter(({ deleted }) => !deleted).map(({ owner, key }) => laneOf({ owner, entity, key }))),
  )

/** The titles an owner has, wherever they are, to compare two places. */
export const titlesOf = (held: DeviceDump | ServerDump, owner: string): string[] =>
  [...('kept' in held ? new Set(held.kept.map(laneOf)) : visible(held))].filter((lane) => lane.startsWith(`${owner} `)).toSorted()
