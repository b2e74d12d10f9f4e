import { payloadVersion } from '#contract/sync.ts'
import type { Lane, NewOperation } from './operation.ts'
import type { Row } from './store.ts'

/**
 * What the account has not confirmed of one lane: its newest change, or the row of a guest, who has no account. A guest's `delete`
 * carries the stamp of the row it removed while there was no database.
 */
export interface Mirrored extends Lane {
  /** Null for a guest's row. */
  mutationId: string | null
  stamp: string
  op: 'put' | 'delete'
  value: unknown
  payloadVersion: number
}

/** A second place, which survives when the database is emptied; it holds one entry for each lane. Neither verb ever throws. */
export interface Mirror {
  /** An entry that is no news is left out. `isLast`: it is the last of its lane. */
  keep: (entry: Mirrored, isLast: boolean) => void
  drop: (lane: Lane) => void
}

/**
 * Not mirrored yet, and not older than what is. A change stamped again (clock repair) keeps its id and is news. Stamps do not tell which
 * of two is older: the mirror may not have heard of a repair, which was done without it.
 */
export function isNews(entry: Mirrored, found: Pick<Mirrored, 'mutationId' | 'stamp'> | undefined, isLast: boolean): boolean {
  if (found === undefined) return true
  return found.mutationId === entry.mutationId ? found.stamp !== entry.stamp : isLast
}

export const mirroredOperation = ({ owner, entity, key, mutationId, stamp, op, payload, ...rest }: NewOperation): Mirrored => ({
  owner,
  entity,
  key,
  mutationId,
  stamp,
  op,
  value: payload,
  payloadVersion: rest.payloadVersion,
})

export const mirroredRow = (entity: Lane['entity'], { owner, key, stamp, value }: Row): Mirrored => ({
  owner,
  entity,
  key,
  mutationId: null,
  stamp,
  op: 'put',
  value,
  payloadVersion,
})

/** Of a guest without a database: the one that comes back may still have the row. */
export const mirroredRemoval = (entity: Lane['entity'], row: Row): Mirrored => ({ ...mirroredRow(entity, row), op: 'delete', value: null })
