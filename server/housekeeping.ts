import type { Database } from './db/connection.ts'
import { deleteOldMutations } from './repositories/mutations.ts'
import { deleteOldStarts } from './repositories/starts.ts'
import { deleteOverSessions } from './repositories/sessions.ts'

const dayMs = 24 * 60 * 60_000
/** How long a request that is sent again is still recognised (sync protocol 1.7: at least 180 days). */
const rememberMs = 200 * dayMs

/** Forgets what nobody can ask for any more, now and every day. Returns the way to stop. */
export function keepHouse(db: Database, clock: () => number, onError: (error: unknown) => void): () => void {
  const tidy = async () => {
    await deleteOverSessions(db, clock())
    await deleteOldMutations(db, clock() - rememberMs)
    await deleteOldStarts(db, clock() - 2 * rememberMs)
  }
  const run = () => void tidy().catch(onError)
  run()
  const timer = setInterval(run, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
