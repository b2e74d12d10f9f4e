import { payloadVersion as currentVersion } from '#contract/sync.ts'
import { deviceOf, later, randomHex } from './clock.ts'
import { doubtOf, enqueue, newMutation, shadowUnder } from './outbox.ts'
import { asked, idInVersion, stateOf, upcast } from './payload-versions.ts'
import type { WritePorts } from './ports.ts'
import type { Doubt, Lane, NewMutation, Row, Store, Tx } from './store.ts'

/**
 * The unconfirmed state of one lane: its newest mutation, or the row of a guest, who has no account. A guest's `delete` carries the
 * stamp of the row it removed while there was no database.
 */
export interface BackupEntry extends Lane, Doubt {
  /** Null for a guest's row. */
  mutationId: string | null
  stamp: string
  op: 'put' | 'delete'
  value: unknown
  payloadVersion: number
}

/** The copy of the outbox outside the database, one entry for each lane; it survives when the database is lost. Neither call throws. */
export interface Backup {
  /** Stores the entry where {@link replacesBackup} says so. `isLast`: it is the last of its lane. */
  keep: (entry: BackupEntry, isLast: boolean) => void
  drop: (lane: Lane) => void
}

/**
 * Whether an entry replaces the one stored for its lane. A mutation restamped by a clock repair keeps its id and replaces itself.
 * Stamps do not say which of two is older: the stored one may be of before a repair that the backup was not part of.
 */
export function replacesBackup(entry: BackupEntry, found: Pick<BackupEntry, 'mutationId' | 'stamp'> | undefined, isLast: boolean): boolean {
  if (found === undefined) return true
  return found.mutationId === entry.mutationId ? found.stamp !== entry.stamp : isLast
}

export const backupOfMutation = ({ owner, entity, key, mutationId, stamp, op, payload, ...rest }: NewMutation): BackupEntry => ({
  owner,
  entity,
  key,
  mutationId,
  stamp,
  op,
  value: payload,
  payloadVersion: rest.payloadVersion,
  ...doubtOf(rest),
})

export const backupOfRow = (entity: Lane['entity'], { owner, key, stamp, value, ...rest }: Row): BackupEntry => ({
  owner,
  entity,
  key,
  mutationId: null,
  stamp,
  op: 'put',
  value,
  payloadVersion: currentVersion,
  ...doubtOf(rest),
})

/** A guest's deletion made without a database: the database that comes back may still hold the row. */
const backupOfRemoval = (entity: Lane['entity'], row: Row): BackupEntry => ({
  ...backupOfRow(entity, row),
  op: 'delete',
  value: null,
})

interface BackupOptions {
  backup: Backup
  isGuest: (owner: string) => boolean
  /** The database is in memory only; what a guest removes there must be removed from the one that comes back. */
  isInMemory: () => boolean
  /** Called after each transaction that changed the backup. */
  saved: () => void
}

/**
 * A store whose unconfirmed changes are in the backup as soon as they are committed: the mutations of an account and the rows of a
 * guest. Acknowledged mutations leave the backup later; kept too long they do no harm.
 */
export function backedUpStore(store: Store, options: BackupOptions): Store {
  return {
    read: store.read,
    async transact(work, durability) {
      let effects: (() => void)[] = []
      const result = await store.transact((tx) => {
        // The store may repeat the work.
        effects = []
        return work(observed(tx, options, effects))
      }, durability)
      for (const effect of effects) effect()
      if (effects.length > 0) options.saved()
      return result
    },
  }
}

function observed(tx: Tx, { backup, isGuest, isInMemory }: BackupOptions, effects: (() => void)[]): Tx {
  const queue = (mutations: readonly NewMutation[]) => {
    // Of two in a lane, the sent one is the older.
    for (const mutation of mutations) effects.push(() => backup.keep(backupOfMutation(mutation), !mutation.everSent))
  }
  const watching: Pick<Tx, 'addMutations' | 'putMutations' | 'putRows' | 'removeRows'> = {
    addMutations(mutations) {
      queue(mutations)
      return tx.addMutations(mutations)
    },
    putMutations(mutations) {
      queue(mutations)
      return tx.putMutations(mutations)
    },
    putRows(entity, rows) {
      for (const row of rows.filter(({ owner, deleted }) => isGuest(owner) && !deleted))
        effects.push(() => backup.keep(backupOfRow(entity, row), true))
      return tx.putRows(entity, rows)
    },
    async removeRows(entity, owner, keys) {
      if (isGuest(owner)) {
        const rows = isInMemory() ? await tx.rows(entity, owner, keys) : []
        for (const key of keys) effects.push(() => backup.drop({ owner, entity, key }))
        for (const row of rows) if (row !== undefined) effects.push(() => backup.keep(backupOfRemoval(entity, row), true))
      }
      return tx.removeRows(entity, owner, keys)
    },
  }
  return { ...tx, ...watching }
}

/**
 * Writes the backup's entries into a database that lost them, with the ids and stamps they had: the server applies each once, even
 * if it has it already. The device gets a new client id, because the stamps the lost database gave are unknown. Resolves with how
 * many were restored.
 */
export async function restoreBackup(tx: Tx, ports: WritePorts, entries: readonly BackupEntry[]): Promise<number> {
  const device = await deviceOf(tx, ports)
  const last = entries.reduce((highest, { stamp }) => later(highest, stamp), device.last)
  await tx.putDevice({ ...device, clientId: randomHex(ports, 6), last })
  let restored = 0
  for (const entry of entries.flatMap(inCurrentShape)) if (await restore(tx, ports, entry)) restored++
  return restored
}

/** What an earlier bundle backed up of something that has become several rows since, as an entry for each. */
export function inCurrentShape<Entry extends BackupEntry>(entry: Entry): Entry[] {
  const { mutationId, payloadVersion, value } = entry
  const state = stateOf(entry, value)
  const states = upcast(state, payloadVersion)
  if (states.length === 1 && states[0] === state) return [entry]
  return states.map((next) => ({
    ...entry,
    ...asked(next),
    value: next.value,
    mutationId: mutationId && idInVersion(mutationId, next, currentVersion),
    payloadVersion: currentVersion,
  }))
}

async function restore(tx: Tx, ports: WritePorts, entry: BackupEntry): Promise<boolean> {
  const { owner, entity, key, mutationId, stamp, op, value, payloadVersion } = entry
  const [row] = await tx.rows(entity, owner, [key])
  if (row !== undefined && row.stamp > stamp) return false
  if (mutationId === null && op === 'delete') {
    await tx.removeRows(entity, owner, [key])
    return false
  }
  // A database that lost only a part may hold the row without its mutation.
  if (row?.stamp === stamp && (row.shadow === undefined || mutationId === null)) return false
  if (mutationId !== null && (await tx.mutation(mutationId)) !== undefined) return false
  const version = { value, deleted: op === 'delete', stamp }
  const next: Row = { ...version, owner, key, ackSeq: row?.ackSeq ?? 0 }
  if (mutationId === null) await tx.putRows(entity, [{ ...next, ...doubtOf(entry) }])
  else {
    await tx.putRows(entity, [{ ...next, shadow: shadowUnder(row) }])
    // It may have been sent before: a later mutation must not replace it.
    const mutation = {
      ...newMutation(ports, { owner, entity, key }, version),
      mutationId,
      payloadVersion,
      everSent: true,
      ...doubtOf(entry),
    }
    await enqueue(tx, mutation)
  }
  return true
}
