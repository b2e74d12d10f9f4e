import type { Random } from '#sync/ports.ts'
import { type Account, readAgain, type Tx } from '#sync/store.ts'
import { type Database, inTime } from './database.ts'
import { completed, settled } from './plain-database.ts'
import { type MetaRow, synced } from './schema.ts'

/**
 * Makes sure that this is the database the device knows: browsers empty one without an error when the disk is full or the files
 * are damaged, and open it again as if it were new. The epoch is a random id, kept in the database and outside; `known` is the one
 * outside, null on a new device. A database that does not hold it gets `fresh` for its epoch and `restore` to bring back what the
 * backup holds, in one transaction; nothing that survived in it is trusted to be complete, so that every account is read
 * again. Resolves with the epoch to keep outside.
 */
export async function ensureEpoch(
  database: Database,
  known: string | null,
  fresh: string,
  restore: (tx: Tx) => Promise<void>,
): Promise<string> {
  const isTrusted = (epoch: string | undefined): epoch is string => epoch !== undefined && (known === null || epoch === known)
  // In the browser's own transactions: Dexie calls this while it opens the database, and does not keep its own open over awaits then.
  const reading = database.backendDB().transaction('meta')
  // Of a connection that it is about to close, on a full disk, Chromium may answer nothing, not even that it is closed. Dexie would wait for
  // that for good, and whoever opens the database with it.
  const before = await inTime(completed(reading, () => epochIn(reading)))
  if (isTrusted(before)) return before
  const writing = database.backendDB().transaction([...synced, 'meta'], 'readwrite', { durability: 'strict' })
  return completed(writing, async (tx) => {
    // Another tab may have been faster.
    const epoch = await epochIn(writing)
    if (isTrusted(epoch)) return epoch
    if (known !== null) {
      for (const account of await settled<Account[]>(writing.objectStore('accounts').getAll())) {
        await tx.putAccount(readAgain(account))
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

const reserveBytes = 262_144
/** The browser gives so many random bytes at once. */
const chunkBytes = 65_536

/**
 * Reserves space in the database that is given up when the disk is full, so that there is room for the change a person just made.
 * Random bytes, because a database compresses what it can. A disk that is full already goes without.
 */
export async function reserveSpace(database: Database, random: Random): Promise<void> {
  if ((await database.meta.where('id').equals('ballast').count()) > 0) return
  const value = new Uint8Array(reserveBytes)
  for (let start = 0; start < reserveBytes; start += chunkBytes) value.set(random.bytes(chunkBytes), start)
  await database.meta.put({ id: 'ballast', value }).catch(() => undefined)
}

export const releaseSpace = (database: Database): Promise<void> => database.meta.delete('ballast')
