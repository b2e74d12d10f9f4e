import { clearKey, entityNames, payloadVersion, withMoment } from '#contract/sync.ts'
import { isSettled, writeLocally } from '#sync/write.ts'
import type { Change } from './journal.ts'
import { deviceOf, stampMs } from '#sync/clock.ts'
import { asked, stateOf, upcast } from '#sync/payload-versions.ts'
import type { WritePorts } from '#sync/ports.ts'
import { type Account, accountOf, type Durability, type Row, type Store, type Tx } from '#sync/store.ts'
import { visibleRows } from '#sync/merge.ts'

/** So many ids of journal entries are remembered: far more than anybody makes before local storage is on disk. */
const rememberedEntries = 500

/** Changes of one owner's rows, to be written in one transaction. */
export interface Changes {
  owner: string
  /** Whether they are sent: a guest's stay on the device. */
  isQueued: boolean
  changes: readonly Change[]
  /** The ids of journal entries that are done with once this is written. */
  entries: readonly string[]
  /** They were left by an earlier page, in this payload version: nothing is written when the database has them already. */
  replayed?: number
  durability?: Durability | undefined
}

/**
 * Writes changes in one transaction: rows and mutations for a member, the rows alone for a guest. Resolves once they are on disk,
 * with what each row held before, null where there was nothing. Rejects with nothing changed.
 */
export async function applyChanges(store: Store, ports: WritePorts, batch: Changes): Promise<unknown[]> {
  const { owner, isQueued, entries, replayed, durability } = batch
  return store.transact(async (tx) => {
    const before: unknown[] = []
    const account = await readAhead(tx, batch)
    const known = await rememberEntries(tx, ports, entries)
    if (replayed !== undefined && known.some((id) => entries.includes(id))) return before
    const changes = replayed === undefined || replayed === payloadVersion ? batch.changes : await inCurrentShape(tx, batch, replayed)
    // Until everything was read once (a new device, one that was emptied) the account may hold what this device does not.
    const isComplete = !isQueued || (account.cursor !== null && account.reading === null)
    // An account may hold an earlier decision to the contrary that this device has not heard of: what is there already is stamped anew,
    // in its place. A decision of an earlier page may itself be the earlier one.
    const isDecidedNow = isQueued && replayed === undefined
    for (const change of changes) {
      const value = await visibleValue(tx, owner, change)
      before.push(value)
      const isThere = isSettled(change, value, { isReplay: replayed !== undefined })
      if (isThere && !isDecidedNow && (value !== null || isComplete)) continue
      await writeLocally(tx, ports, { ...change, value: isThere ? value : change.value, owner, queued: isQueued })
    }
    return before
  }, durability)
}

/** Changes of an earlier bundle's shape, decided over what the device still holds. */
async function inCurrentShape(tx: Tx, { owner, changes }: Changes, from: number): Promise<Change[]> {
  const rows = await Promise.all(
    entityNames.map(async (entity) => (await tx.allRows(entity, owner)).map(({ key, value }) => ({ entity, key, value }))),
  )
  const held = rows.flat().filter(({ value }) => value !== null)
  return changes.flatMap((change) =>
    upcast(stateOf(change, change.value), from, { held }).map((state) => ({ ...asked(state), value: state.value })),
  )
}

/** Remembers that journal entries are done with; resolves with those that were remembered before. */
async function rememberEntries(tx: Tx, ports: WritePorts, ids: readonly string[]): Promise<readonly string[]> {
  const device = await deviceOf(tx, ports)
  const known = device.notesOver ?? []
  const others = known.filter((id) => !ids.includes(id))
  if (ids.length > 0) await tx.putDevice({ ...device, notesOver: [...others, ...ids].slice(-rememberedEntries) })
  return known
}

/** Asks for all that the changes will ask for, at once: each answer that is waited for alone is felt on a slow device. */
async function readAhead(tx: Tx, { owner, isQueued, changes }: Changes): Promise<Account> {
  const lanes = isQueued ? changes.map(({ entity, key }) => tx.lane(owner, entity, key)) : []
  const [account] = await Promise.all([accountOf(tx, owner), tx.device(), ...changes.map((change) => rowsOf(tx, owner, change)), ...lanes])
  return account
}

/** The row of a change, and the one that may hide it. */
const rowsOf = (tx: Tx, owner: string, { entity, key }: Change): Promise<(Row | undefined)[]> =>
  tx.rows(entity, owner, entity === 'watch_history' ? [key, clearKey] : [key])

/** What a row holds as the person sees it, with its place in the list; null when there is nothing. */
async function visibleValue(tx: Tx, owner: string, change: Change): Promise<unknown> {
  const { entity, key } = change
  const rows = await rowsOf(tx, owner, change)
  const row = visibleRows(
    entity,
    rows.filter((row) => row !== undefined),
  ).find((row) => row.key === key)
  // A value of another client may not say its moment: its stamp does.
  return row === undefined ? null : withMoment(entity, row.value, stampMs(row.stamp))
}
