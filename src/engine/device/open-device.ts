import { ensureEpoch, reserveSpace } from '#db/device-records.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { DatabaseUnavailable, isNamed, OpenTimeout } from '#db/errors.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { databaseName } from '#db/schema.ts'
import { resilientStore } from '#db/resilient-store.ts'
import { onOutboxChange } from '#db/outbox-queries.ts'
import { queryAgain } from '#db/changes.ts'
import { askToPersist } from '#platform/browser-storage.ts'
import { onFreeze, warnBeforeLeaving, whenIdle } from '#platform/page-lifecycle.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { randomHex } from '#sync/clock.ts'
import { backedUpStore, restoreBackup } from '#sync/backup.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Store } from '#sync/store.ts'
import type { LoadedPorts, Reports } from '#engine/ports.ts'
import { backUpGuest, createBackup, isBackupComplete, lostMutations, type OutboxBackup, updateBackup } from './backup.ts'
import { keepConnection } from './connection.ts'

/** The person's own data on this device. */
export interface LocalData {
  database: Database
  store: Store
  ports: WritePorts
  /** Brings the backup in step with the database. */
  updateBackup: () => Promise<void>
  /** Whose a decision is that was made for `owner`: for whoever uses the device, where it was made before the database had said who that is. */
  ownerOf: (owner: string) => string
}

/** A change of the outbox is followed by others; the backup is brought in step after them (ms). */
const backupAfterMs = 2000

/** What browsers say that have no database to give: private windows, blocked cookies, embedded pages. */
const refusals = ['MissingAPIError', 'SecurityError', 'InvalidStateError']

/**
 * Opens the database of this device and makes it one that can be relied on: what it lost is brought back, what is not sent has a
 * backup, a full disk or a lost connection is dealt with. Rejects with DatabaseUnavailable while another tab is in the way.
 */
export async function openDevice(ports: LoadedPorts, requestSync: () => void): Promise<LocalData> {
  const { clock, random, identity, report, settleIdentity } = ports
  let isOutdated = false
  const outdated = () => {
    isOutdated = true
    report.databaseOutdated()
  }
  const { database, isInMemory } = await openAnyDatabase(report, outdated)
  // A frozen page still hears of changes, and what it begins to read then holds up all other tabs until it is thawed; without a
  // connection it cannot begin.
  onFreeze(() => database.close({ disableAutoOpen: false }), queryAgain)
  const backup = createBackup()
  const recover = () => recoverLost(database, backup, ports)
  await recover()
  await recoverSetBack(database, backup, ports)
  // What is opened again may be another database.
  const openedAgain = () => {
    settle().catch(() => undefined)
    requestSync()
  }
  const rescue = keepConnection(database, { ...ports, recover, requestSync: openedAgain, outdated, isOutdated: () => isOutdated })
  const store = backedUpStore(resilientStore(dexieStore(database), rescue), {
    backup,
    isGuest: identity.isGuest,
    isInMemory: () => isInMemory,
    saved: askToPersistOnce,
  })
  const settle = () => settleIdentity(store, { clock, random })
  const believed = identity.owner()
  await settle()
  const actual = identity.owner()
  let isFirst = true
  identity.onChange(() => {
    isFirst &&= identity.owner() === actual
  })
  const syncBackup = () => updateBackup(backup, database, isInMemory)
  if (isInMemory) await warnOfLosses(database)
  void maintain(database, syncBackup, async () => {
    await backUpGuest(backup, store, identity.guest()).catch(() => undefined)
    if (!isInMemory) await reserveSpace(database, random).catch(() => undefined)
  })
  return {
    database,
    store,
    ports: { clock, random },
    updateBackup: syncBackup,
    ownerOf: (owner) => (isFirst && owner === believed ? actual : owner),
  }
}

/** Opens the database, or one in memory where there is none or it is broken, and says so. */
async function openAnyDatabase(report: Reports, onOutdated: () => void): Promise<{ database: Database; isInMemory: boolean }> {
  const onBlocked = () => report.databaseBlocked(true)
  try {
    const database = await openDatabase(onOutdated, databaseName, onBlocked)
    report.databaseBlocked(false)
    return { database, isInMemory: false }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    if (error.cause instanceof OpenTimeout) {
      onBlocked()
      throw error
    }
    const isBroken = !isNamed(error.cause, refusals)
    const { moveToMemory } = await import('#db/memory.ts')
    moveToMemory()
    const database = await openDatabase(onOutdated)
    report.databaseInMemory(isBroken)
    return { database, isInMemory: true }
  }
}

/**
 * Brings back from the backup what the database held when it was last open, if it was emptied since; what the account has comes with the
 * next sync. Resolves with whether it is another database than the one this device knew.
 */
async function recoverLost(
  database: Database,
  backup: OutboxBackup,
  ports: Pick<LoadedPorts, 'clock' | 'random' | 'report'>,
): Promise<boolean> {
  const known = storage.read(storageKeys.epoch)
  let changes = 0
  const epoch = await ensureEpoch(database, known, randomHex(ports, 16), async (tx) => {
    changes = await restoreBackup(tx, ports, backup.entries())
  })
  if (epoch === known) return false
  storage.write(storageKeys.epoch, epoch)
  const isComplete = isBackupComplete()
  if (known !== null && (changes > 0 || !isComplete)) ports.report.databaseRestored(changes, isComplete)
  return true
}

/** Brings back from the backup what a database has lost that was set back to an earlier state, as when a dying disk loses the newest of its files. */
async function recoverSetBack(
  database: Database,
  backup: OutboxBackup,
  ports: Pick<LoadedPorts, 'clock' | 'random' | 'report'>,
): Promise<void> {
  const lost = await lostMutations(backup, database)
  if (lost.length === 0) return
  const changes = await dexieStore(database).transact((tx) => restoreBackup(tx, ports, lost))
  if (changes > 0) ports.report.databaseRestored(changes, isBackupComplete())
}

/** Once the page is idle: keeps the backup in step with the outbox from then on, and does what is done once. */
async function maintain(database: Database, update: () => Promise<void>, once: () => Promise<void>): Promise<void> {
  await whenIdle()
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    // A database that fails is looked at after the next change.
    update().catch(() => undefined)
  }
  onOutboxChange(database, () => {
    timer ??= setTimeout(run, backupAfterMs)
  })
  run()
  await once()
}

async function warnOfLosses(database: Database): Promise<void> {
  let unsent = 0
  const count = async () => {
    unsent = await database.outbox.count()
  }
  // A database that was closed meanwhile has nothing left to lose.
  onOutboxChange(database, () => void count().catch(() => undefined))
  warnBeforeLeaving(() => unsent > 0)
  await count()
}

/** After the first thing somebody keeps, asks the browser not to throw it away (sync protocol 1.13). */
function askToPersistOnce(): void {
  if (storage.read(storageKeys.persistAsked) !== null) return
  storage.write(storageKeys.persistAsked, 'yes')
  void askToPersist()
}
