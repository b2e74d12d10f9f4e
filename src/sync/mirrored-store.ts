import { mirroredOperation, mirroredRemoval, mirroredRow, type Mirror } from './mirrored.ts'
import type { NewOperation } from './operation.ts'
import type { Store, Tx } from './store.ts'

interface Mirroring {
  mirror: Mirror
  isGuest: (owner: string) => boolean
  /** The database is in memory only; what a guest removes there must be removed from the one that comes back. */
  isInMemory: () => boolean
  /** Called after each change of a person's own. */
  saved: () => void
}

/**
 * A store whose unconfirmed changes are in the mirror as soon as they are committed: what a member's transaction queues, and the rows a
 * guest's transaction writes. What the account has taken leaves the mirror later; kept too long it does no harm.
 */
export function mirroredStore(store: Store, mirroring: Mirroring): Store {
  return {
    read: store.read,
    async transact(work, durability) {
      let effects: (() => void)[] = []
      const result = await store.transact((tx) => {
        // The store may do the work again.
        effects = []
        return work(observed(tx, mirroring, effects))
      }, durability)
      for (const effect of effects) effect()
      if (effects.length > 0) mirroring.saved()
      return result
    },
  }
}

function observed(tx: Tx, { mirror, isGuest, isInMemory }: Mirroring, effects: (() => void)[]): Tx {
  const queue = (operations: readonly NewOperation[]) => {
    // Of two in a lane, the one that was sent is the older.
    for (const operation of operations) effects.push(() => mirror.keep(mirroredOperation(operation), !operation.everSent))
  }
  const watching: Pick<Tx, 'addOperations' | 'putOperations' | 'putRows' | 'removeRows'> = {
    addOperations(operations) {
      queue(operations)
      return tx.addOperations(operations)
    },
    putOperations(operations) {
      queue(operations)
      return tx.putOperations(operations)
    },
    putRows(entity, rows) {
      for (const row of rows.filter(({ owner, deleted }) => isGuest(owner) && !deleted))
        effects.push(() => mirror.keep(mirroredRow(entity, row), true))
      return tx.putRows(entity, rows)
    },
    async removeRows(entity, owner, keys) {
      if (isGuest(owner)) {
        const rows = isInMemory() ? await tx.rows(entity, owner, keys) : []
        for (const key of keys) effects.push(() => mirror.drop({ owner, entity, key }))
        for (const row of rows) if (row !== undefined) effects.push(() => mirror.keep(mirroredRemoval(entity, row), true))
      }
      return tx.removeRows(entity, owner, keys)
    },
  }
  return { ...tx, ...watching }
}
