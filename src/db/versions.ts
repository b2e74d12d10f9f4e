import type { Table, Transaction } from 'dexie'
import type { ShelfName } from '#contract/sync.ts'
import type { DeviceIdentity } from '#sync/identity.ts'
import type { Account, Device, Row } from '#sync/store.ts'
import { momentIndex } from './schema.ts'
import { splitRows } from './split-rows.ts'
import { readEverythingAgain, requireWriter } from './upgrades.ts'

const row = '[owner+key]'
/** With an index of the few rows that are deleted (the store marks them). */
const marked = `${row}, [owner+tombstone]`
/** With one more in the order of the list; what was deleted has no value and no place in it. */
const byMoment = (shelf: ShelfName): string => `${marked}, ${momentIndex(shelf)}`

interface Version {
  /** The keys and indexes by table; null removes it. */
  stores: Record<string, string | null>
  /** What becomes of the data. What waits may get another shape; what it says stays in the outbox or among the dead letters. */
  upgrade?: (tx: Transaction) => PromiseLike<unknown>
}

/** What each version of the database added, oldest first, each key beginning with its owner; a released one is never changed. */
export const versions: Version[] = [
  {
    stores: {
      favorites: row,
      preferences: row,
      outbox: '++n, &mutationId, owner, [owner+entity+key]',
      dead: 'mutationId, owner',
      device: 'id',
      accounts: 'owner',
      auth: 'id',
    },
  },
  {
    stores: {
      favorites: byMoment('favorites'),
      watchlist: byMoment('watchlist'),
      watch_history: byMoment('watch_history'),
      continue_watching: marked,
      preferences: marked,
      outbox: '++n, &mutationId, owner, [owner+entity+key], [owner+nextAttemptAt]',
      meta: 'id',
    },
    upgrade: (tx) => Promise.all(['favorites', 'preferences'].map((table) => markTombstones(tx.table(table)))),
  },
  { stores: { title_notes: marked } },
  { stores: { ratings: marked }, upgrade: splitRows },
  // Who is signed in is in the record of the device.
  { stores: { auth: null } },
  { stores: {}, upgrade: renameFields },
  { stores: { title_tags: marked }, upgrade: readForTags },
  { stores: { listening: marked, bookmarks: marked }, upgrade: readForBooks },
  { stores: { saved_articles: marked }, upgrade: readForArticles },
]

/** The last guest merge and the exclusions had other names; bundles that know only those write no more. */
async function renameFields(tx: Transaction): Promise<void> {
  await tx
    .table<Account & { cameAlong?: Account['lastMerge'] }>('accounts')
    .toCollection()
    .modify((account) => {
      account.lastMerge = account.cameAlong ?? null
      delete account.cameAlong
    })
  await tx
    .table<Device>('device')
    .where(':id')
    .equals('device')
    .modify((device) => {
      if (device.identity === undefined) return
      const { keptApart = {}, ...identity }: DeviceIdentity & { keptApart?: DeviceIdentity['exclusions'] } = device.identity
      device.identity = { ...identity, exclusions: keptApart }
    })
  await requireWriter(tx, 3)
}

async function readForTags(tx: Transaction): Promise<void> {
  await readEverythingAgain(tx)
  await requireWriter(tx, 4)
}

async function readForBooks(tx: Transaction): Promise<void> {
  await readEverythingAgain(tx)
  await requireWriter(tx, 5)
}

async function readForArticles(tx: Transaction): Promise<void> {
  await readEverythingAgain(tx)
  await requireWriter(tx, 6)
}

const markTombstones = (table: Table<Row & { tombstone?: 1 }>): PromiseLike<number> =>
  table.filter(({ deleted }) => deleted).modify({ tombstone: 1 })
