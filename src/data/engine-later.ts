import { failureNotices } from '#data/library/failure-notices.ts'
import type { LaterPorts, Reports } from '#engine/ports.ts'
import { deviceClock } from '#platform/clock.ts'
import { databaseOutdated } from '#state/app-update.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { syncHealth } from '#state/sync-health.ts'
import { showToast } from '#state/toasts.ts'
import { followDatabase } from './account/identity.ts'

const visitSince = deviceClock.now()
const reported = new Set<string>()

/** What the engine says, as the screens' state and as notices. */
const report: Reports = {
  databaseBlocked: (isBlocked) => {
    storageTrouble.blocked = isBlocked
  },
  databaseInMemory: (isBroken) => Object.assign(storageTrouble, { inMemory: true, broken: isBroken }),
  databaseRestored: (changes, complete) => {
    storageTrouble.restored = { changes, complete }
  },
  databaseOutdated: () => {
    databaseOutdated.yes = true
  },
  diskFull: () => storageTrouble.full++,
  restarted: () => syncHealth.restarts++,
  // Each change rejected during this visit is said once; they stay in the sync sheet until they are retried or discarded.
  rejected: (changes) => {
    for (const { mutationId, entity, op, at } of changes) {
      if (at < visitSince || reported.has(mutationId)) continue
      reported.add(mutationId)
      const notice = failureNotices[entity]?.[op]
      if (notice !== undefined) showToast({ notice })
    }
  },
}

export const laterPorts: LaterPorts = { report, settleIdentity: followDatabase }
