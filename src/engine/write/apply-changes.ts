import { clearKey } from '#contract/sync.ts'
import { type Change, isSettled, withMoment } from '#domain/library/shelf-order.ts'
import { session } from '#state/session.ts'
import { deviceOf, stampMs } from '#sync/clock.ts'
import type { WritePorts } from '#sync/ports.ts'
import { type Account, accountOf, type Durability, type Row, type Tx } from '#sync/store.ts'
import { visibleRows } from '#sync/merge.ts'
import { writeLocally } from '#sync/write.ts'
import { crossOff, openNotes } from './journal.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { currentOwner } from '#data/account/owner.ts'

/** So many notes of decisions are remembered as over: far more than anybody makes before local storage is on disk. */
const remembered = 500

interface Manner {
  /** The ids of notes that are over once this is written. */
  over?: readonly string[]
  /** It is a note an earlier page has left: nothing is written when it is over already. */
  isReplay?: boolean
  durability?: Durability | undefined
}

/**
 * Writes changes in one transaction: rows and queue records for a member, the rows alone for a guest (`queued` false). Resolves
 * once they are on disk, with what each row held before, null where there was nothing. Rejects with nothing changed.
 */
export async function changeRows(
  owner: string,
  queued: boolean,
  changes: readonly Change[],
  { over = [], isReplay = false, durability }: Manner = {},
): Promise<unknown[]> {
  const { store, ports } = await openLocal()
  return store.transact(async (tx) => {
    const before: unknown[] = []
    const account = await readAhead(tx, owner, queued, changes)
    const known = await rememberOver(tx, ports, over)
    if (isReplay && known.some((id) => over.includes(id))) return before
    // Until the first snapshot is here (a new device, one that was emptied) the account may hold what this device does not.
    const isWhole = !queued || account.cursor !== null
    for (const change of changes) {
      const kept = await keptIn(tx, owner, change)
      before.push(kept)
      if (!isSettled(change, kept) || (kept === null && !isWhole)) await writeLocally(tx, ports, { ...change, owner, queued })
    }
    return before
  }, durability)
}

/** Remembers that notes are over; resolves with those that were remembered before. */
async function rememberOver(tx: Tx, ports: WritePorts, ids: readonly string[]): Promise<readonly string[]> {
  const device = await deviceOf(tx, ports)
  const known = device.notesOver ?? []
  const others = known.filter((id) => !ids.includes(id))
  if (ids.length > 0) await tx.putDevice({ ...device, notesOver: [...others, ...ids].slice(-remembered) })
  return known
}

/** Asks for all that the changes will ask for, at once: each answer that is waited for alone is felt on a slow device. */
async function readAhead(tx: Tx, owner: string, queued: boolean, changes: readonly Change[]): Promise<Account> {
  const lanes = queued ? changes.map(({ entity, key }) => tx.lane(owner, entity, key)) : []
  const [account] = await Promise.all([accountOf(tx, owner), tx.device(), ...changes.map((change) => rowsOf(tx, owner, change)), ...lanes])
  return account
}

/** The row of a change, and the one that may hide it. */
const rowsOf = (tx: Tx, owner: string, { entity, key }: Change): Promise<(Row | undefined)[]> =>
  tx.rows(entity, owner, entity === 'watch_history' ? [key, clearKey] : [key])

/** What a row holds as the person sees it, with its place in the list; null when there is nothing. */
async function keptIn(tx: Tx, owner: string, change: Change): Promise<unknown> {
  const { entity, key } = change
  const rows = await rowsOf(tx, owner, change)
  const row = visibleRows(
    entity,
    rows.filter((row) => row !== undefined),
  ).find((row) => row.key === key)
  // A value of another client may not say its moment: its stamp does.
  return row === undefined ? null : withMoment(entity, row.value, stampMs(row.stamp))
}

/** Carries out what was decided and cut short: a page may be closed before the database has it. */
export async function replayDecisions(): Promise<void> {
  const owner = currentOwner()
  const queued = session.status === 'member'
  for (const note of openNotes(owner)) {
    await changeRows(owner, queued, [note], { over: [note.id], isReplay: true })
    crossOff(note)
  }
}
