import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import type { DeadReason, EntityName } from '#contract/sync.ts'
import { oldestPending, queuedKeys, refused, rowsBehind } from '#db/outbox-queries.ts'
import { session } from '#state/session.ts'
import { aboutOf } from '#sync/outbox.ts'
import type { DeadLetter, QueuedMutation, Row } from '#sync/store.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'

/** A change as a person reads of it. */
export interface ListedChange {
  id: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** What it is about: the new value, or that of what was removed; null when nothing is known of it. */
  value: unknown
  /** When it was made, or rejected; epoch ms. */
  at: number
}

export interface RefusedChange extends ListedChange {
  reason: DeadReason
}

/** Nobody reads further than this; the sheet says how many there are in all. */
export const listedAtMost = 50

/**
 * The changes that wait to be sent, the oldest first, 50 at most; undefined while the database opens. Brings Dexie along: for
 * lazily loaded panels only.
 */
export function usePendingChanges(): ListedChange[] | undefined {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => readPending(owner), [owner])
}

/** The changes the server rejected, the newest first. */
export function useRefusedChanges(): RefusedChange[] | undefined {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => readRefused(owner), [owner])
}

async function readPending(owner: string): Promise<ListedChange[]> {
  const { database } = await engine.open()
  const operations = await oldestPending(database, owner, listedAtMost)
  const rows = await rowsBehind(database, operations)
  return operations.map((operation, index) => ({ ...listed(operation, rows[index]), at: operation.enqueuedAt }))
}

async function readRefused(owner: string): Promise<RefusedChange[]> {
  const { database } = await engine.open()
  const letters = await refused(database, owner)
  const rows = await rowsBehind(database, letters)
  return letters.map((letter, index) => ({ ...listed(letter, rows[index]), at: letter.at, reason: letter.reason }))
}

function listed(change: QueuedMutation | DeadLetter, row: Row | undefined): Omit<ListedChange, 'at'> {
  const { mutationId, entity, key, op } = change
  return { id: mutationId, entity, key, op, value: aboutOf(change, row) }
}

const none: ReadonlySet<string> = new Set()

/** The keys of a list whose last change has not reached the account yet. */
export function useUnsentKeys(entity: EntityName): ReadonlySet<string> {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => readUnsentKeys(entity, owner), [entity, owner], none)
}

async function readUnsentKeys(entity: EntityName, owner: string): Promise<ReadonlySet<string>> {
  const { database } = await engine.open()
  return queuedKeys(database, entity, owner)
}
