import type { Account, Tx } from '#sync/store.ts'
import type { Database, MetaRow } from './database.ts'
import { synced } from './place.ts'
import { completed, settled } from './plain-transaction.ts'

/**
 * Makes sure that this is the database the device knows: browsers empty one without a word when the disk is full or the files
 * are damaged, and open it again as if it were new. `known` is the epoch noted outside the database, null on a new device. One
 * that does not hold it gets `fresh` for its epoch and `restore` to bring back what was mirrored, in one transaction; nothing
 * that survived in it is trusted to be complete, so that every account reads a snapshot again. Resolves with the epoch to note.
 */
export async function ensureEpoch(
  database: Database,
  known: string | null,
  fresh: string,
  restore: (tx: Tx) => Promise<void>,
): Promise<string> {
  const isTrusted = (epoch: string | undefined): epoch is string => epoch !== undefined && (known === null || epoch === known)
  const reading = database.backendDB().transaction('meta')
  const before = await completed(reading, () => epochIn(reading))
  if (isTrusted(before)) return before
  const writing = database.backendDB().transaction([...synced, 'meta'], 'readwrite', { durability: 'strict' })
  return completed(writing, async (tx) => {
    // Another tab may have been faster.
    const epoch = await epochIn(writing)
    if (isTrusted(epoch)) return epoch
    if (known !== null) {
      for (const account of await settled<Account[]>(writing.objectStore('accounts').getAll())) {
        await tx.putAccount({ ...account, cursor: null })
      }
      await restore(tx)
    }
    writing.objectStore('meta').put({ id: 'epoch', value: fresh } satisfies MetaRow)
    return fresh
  })
}

async function epochIn(transaction: IDBTransaction): Promise<string | undefined> {
  const found = await settled<MetaRow | undefined>(transaction.objectStore('meta').get('epoch'))
  return typeof found?.value === 'string' ? found.value : undefined
}
