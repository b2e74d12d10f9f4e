import { clearKey } from '#contract/sync.ts'
import type { Account, QueuedMutation } from '#sync/store.ts'
import { type Change, clearedIn, type Commit, type Disk, idOf, type PlacedRow } from './disk.ts'
import type { SimulatedServer } from './simulated-server.ts'

/** A law and how it was broken. */
type Broken = [law: string, what: string]

/** What one commit breaks that shows in what the device holds right after it (laws I5, I9, I11, I16), without the ledger's memory. */
export function* brokenBy(commit: Commit, disk: Disk, peek: SimulatedServer['peek']): Generator<Broken> {
  for (const { after } of commit.outbox) if (after !== undefined) yield* laneOf(after, disk)
  for (const change of commit.rows) yield* shown(change, disk)
  for (const change of commit.accounts) yield* cursor(change, disk, peek)
}

function* laneOf({ owner, entity, key }: QueuedMutation, { outbox }: Disk): Generator<Broken> {
  let length = 0
  for (const other of outbox.values()) if (other.owner === owner && other.entity === entity && other.key === key) length++
  if (length > 2) yield ['I11', `${idOf(owner, entity, key)} holds ${length} changes`]
}

/**
 * What waits to be sent is what is shown, or something newer; a deletion shows as nothing. A row that was confirmed by a pull
 * may go while its own change still waits for an answer, and what a clear hides need not be there.
 */
function* shown({ before, after }: Change<PlacedRow>, { rows, outbox }: Disk): Generator<Broken> {
  const row = after ?? before
  if (row === undefined || (after === undefined && row.shadow === undefined)) return
  const { owner, entity, key } = row
  const visible = rows.get(idOf(owner, entity, key))
  const cleared = clearedIn(rows, owner, entity)
  for (const mutation of outbox.values()) {
    if (mutation.key !== key || mutation.entity !== entity || mutation.owner !== owner) continue
    if (key !== clearKey && mutation.stamp <= cleared) continue
    if (visible === undefined ? mutation.op === 'put' : mutation.stamp > visible.stamp)
      yield ['I5', `${idOf(owner, entity, key)} does not show the change that waits: ${mutation.mutationId}`]
  }
}

/** Whoever has a cursor has everything up to it. */
function* cursor({ before, after }: Change<Account>, { rows }: Disk, peek: SimulatedServer['peek']): Generator<Broken> {
  // It mends what differs, so nobody else would ever notice.
  if (after !== undefined && after.differedAt > (before?.differedAt ?? 0))
    yield ['I16', `${after.owner} was found to differ from the server`]
  if (after === undefined || after.cursor === null || after.cursor === before?.cursor) return
  const held = peek?.(after.owner)
  if (held?.epoch !== after.epoch) return
  for (const { entity, key, stamp, seq, deleted } of held.changes) {
    if (seq > after.seq || stamp <= clearedIn(rows, after.owner, entity)) continue
    const row = rows.get(idOf(after.owner, entity, key))
    // A guest's title over a deletion that was confirmed and dropped: the server will say so.
    if (row !== undefined && deleted && row.shadow === null) continue
    if (row === undefined ? !deleted : row.stamp < stamp && (row.shadow?.stamp ?? '') < stamp)
      yield ['I9', `${after.owner} is at ${after.seq} here, without ${entity}/${key} of ${seq}`]
  }
}
