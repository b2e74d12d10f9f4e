import { putBallast } from '#db/ballast.ts'
import type { Database } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { resilientStore } from '#db/resilient-store.ts'
import { onUnsentChange } from '#db/unsent.ts'
import { queryAgain } from '#db/watch.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { whenIdle } from '#platform/idle.ts'
import { warnBeforeLeaving } from '#platform/leave-warning.ts'
import { onFreeze } from '#platform/visibility.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { backedUpStore } from '#sync/backup.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Store } from '#sync/store.ts'
import { askToPersistOnce } from './ask-to-persist.ts'
import { mirror, unmirror } from './mirror.ts'
import { openAnyDatabase } from './open-database.ts'
import { guestOwner, isGuestOwner } from '#data/account/owner.ts'
import { recoverLost } from './recover-lost.ts'
import { createRescue } from './rescue.ts'
import { mirrorGuest, tidyMirror } from './tidy-mirror.ts'

export interface Local {
  database: Database
  store: Store
  ports: WritePorts
}

/** A change of the queue is followed by others; the mirror is brought in step after them (ms). */
const tidyAfterMs = 2000

/**
 * Opens the database of this device and makes it one that can be relied on: what it lost is brought back, what is not sent is
 * mirrored, a full disk or a lost connection is dealt with. Rejects with DatabaseUnavailable.
 */
export async function createLocal(): Promise<Local> {
  const database = await openAnyDatabase()
  // A frozen page still hears of changes, and what it begins to read then holds up all other tabs until it is thawed; without a
  // connection it cannot begin.
  onFreeze(() => database.close({ disableAutoOpen: false }), queryAgain)
  const ports = { clock: deviceClock, random: deviceRandom }
  await recoverLost(database, ports)
  const store = backedUpStore(resilientStore(dexieStore(database), createRescue(database, ports)), {
    backup: { keep: mirror, drop: unmirror },
    isGuest: isGuestOwner,
    isInMemory: () => storageTrouble.inMemory,
    saved: askToPersistOnce,
  })
  if (storageTrouble.inMemory) await warnOfLosses(database)
  void whenIdle().then(() => keepInOrder(database, store))
  return { database, store, ports }
}

/** Keeps the mirror in step with the queue, and a weight ready to be thrown off. */
async function keepInOrder(database: Database, store: Store): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tidy = () => {
    timer = undefined
    // A database that fails is tidied after the next change.
    tidyMirror(database).catch(() => undefined)
  }
  onUnsentChange(database, () => {
    timer ??= setTimeout(tidy, tidyAfterMs)
  })
  tidy()
  await mirrorGuest(store, guestOwner()).catch(() => undefined)
  if (!storageTrouble.inMemory) await putBallast(database, deviceRandom).catch(() => undefined)
}

async function warnOfLosses(database: Database): Promise<void> {
  let unsent = 0
  const count = async () => {
    unsent = await database.outbox.count()
  }
  onUnsentChange(database, () => void count())
  warnBeforeLeaving(() => unsent > 0)
  await count()
}
