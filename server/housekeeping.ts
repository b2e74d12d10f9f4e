import type { Database } from './db/connection.ts'
import { deleteOldMutations } from './repositories/mutations.ts'
import { deleteOldStarts } from './repositories/starts.ts'
import { deleteOverSessions } from './repositories/sessions.ts'

const dayMs = 24 * 60 * 60_000
/** How long a request that is sent again is still recognised (sync protocol 1.7: at least 180 days). */
const mutationAgeMs = 200 * dayMs

/** Deletes expired rows, now and every day. Returns a function that stops it. */
export function startHousekeeping(db: Database, clock: () => number, onError: (error: unknown) => void): () => void {
  const cleanUp = async () => {
    await deleteOverSessions(db, clock())
    await deleteOldMutations(db, clock() - mutationAgeMs)
    await deleteOldStarts(db, clock() - 2 * mutationAgeMs)
  }
  const run = () => void cleanUp().catch(onError)
  run()
  const timer = setInterval(run, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
