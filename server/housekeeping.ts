import { quota } from '#contract/quota.ts'
import { retention } from '#product/retention.ts'
import type { Database } from './db/connection.ts'
import { deleteOldRemovalRequests } from './repositories/removal-requests.ts'
import { deleteOldMutations } from './repositories/mutations.ts'
import { deleteOldStarts } from './repositories/starts.ts'
import { deleteOverSessions } from './repositories/sessions.ts'
import { listTombstoneOwners } from './repositories/sync-accounts.ts'
import { sqlStore } from './repositories/sync-rows.ts'
import { purgeAccount } from './sync/tombstones.ts'

const dayMs = 24 * 60 * 60_000
const mutationAgeMs = retention.sentChangeDays * dayMs
const deletionAgeMs = retention.deletionDays * dayMs
const removalRequestAgeMs = retention.removalRequestYears * 365 * dayMs

/** Deletes expired rows, now and every day. Returns a function that stops it. */
export function startHousekeeping(db: Database, clock: () => number, onError: (error: unknown) => void): () => void {
  const cleanUp = async () => {
    await deleteOverSessions(db, clock())
    await deleteOldMutations(db, clock() - mutationAgeMs)
    await deleteOldRemovalRequests(db, clock() - removalRequestAgeMs)
    await purgeOldTombstones(db, clock() - deletionAgeMs)
    await deleteOldStarts(db, clock() - 2 * mutationAgeMs)
  }
  const run = () => void cleanUp().catch(onError)
  run()
  const timer = setInterval(run, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** One account after the other, each in a transaction of its own: whoever writes meanwhile waits for one of them at most. */
async function purgeOldTombstones(db: Database, since: number): Promise<void> {
  const store = sqlStore(db)
  for (const owner of await listTombstoneOwners(db)) await purgeAccount(store, owner, { newest: quota.tombstones, since })
}
