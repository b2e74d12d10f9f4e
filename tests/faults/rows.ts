import { blockedUpgrade } from './rows/blocked-upgrade.ts'
import { browserKilled } from './rows/browser-killed.ts'
import { deviceRows } from './rows/devices.ts'
import { corruptionRows } from './rows/corrupted.ts'
import { diskRows } from './rows/full-disk.ts'
import { killedAfterIdentity } from './rows/killed-after-identity.ts'
import { lieRows } from './rows/lies.ts'
import { localStorageTrouble } from './rows/local-storage.ts'
import { networkRows } from './rows/network.ts'
import { peopleRows } from './rows/people.ts'
import { storageRows } from './rows/storage.ts'
import { tabRows } from './rows/tabs.ts'
import { turnedBack } from './rows/turned-back.ts'
import { workerRows } from './rows/worker.ts'
import type { FaultRow } from './run-row.ts'

/** Everything that goes wrong on purpose, in the order of the table in docs/PROOF.md. */
export const faultRows: readonly FaultRow[] = [
  browserKilled,
  ...tabRows,
  ...workerRows,
  ...networkRows,
  ...lieRows,
  ...storageRows,
  ...corruptionRows,
  ...diskRows,
  localStorageTrouble,
  turnedBack,
  killedAfterIdentity,
  blockedUpgrade,
  ...deviceRows,
  ...peopleRows,
]
