import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import type { ErrorCode } from '#contract/errors.ts'
import type { EntityName } from '#contract/sync.ts'
import { oldestPending, refused, rowsBehind } from '#db/queue-list.ts'
import { session } from '#state/session.ts'
import { type DeadLetter, type QueuedMutation, type Row } from '#sync/store.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { currentOwner } from '#data/account/owner.ts'

/** A change as a person reads of it. */
export interface ListedChange {
  id: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** What it is about: the new value, or that of what was removed; null when nothing is known of it. */
  value: unknown
  /** When it was made, or refused; epoch ms. */
  at: number
}

export interface RefusedChange extends ListedChange {
  reason: ErrorCode
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

/** The changes the server refused, the newest first. */
export function useRefusedChanges(): RefusedChange[] | undefined {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => readRefused(owner), [owner])
}

async function readPending(owner: string): Promise<ListedChange[]> {
  const { database } = await openLocal()
  const mutations = await oldestPending(database, owner, listedAtMost)
  const rows = await rowsBehind(database, mutations)
  return mutations.map((mutation, index) => ({ ...listed(mutation, rows[index]), at: mutation.enqueuedAt }))
}

async function readRefused(owner: string): Promise<RefusedChange[]> {
  const { database } = await openLocal()
  const letters = await refused(database, owner)
  const rows = await rowsBehind(database, letters)
  return letters.map((letter, index) => ({ ...listed(letter, rows[index]), at: letter.at, reason: letter.reason }))
}

/** A removal carries no value: its row holds what it removes, or had it before. */
function listed(change: QueuedMutation | DeadLetter, row: Row | undefined): Omit<ListedChange, 'at'> {
  const { mutationId, entity, key, op, payload } = change
  return { id: mutationId, entity, key, op, value: payload ?? row?.value ?? row?.shadow?.value ?? null }
}
