import { whenIdle } from '#platform/idle.ts'
import { type SyncOutcome, unavailable } from './run/outcome.ts'

/** The engine room, loaded after the page has settled. */
const runs = () => import('./run/scheduler.ts')

/** Starts synchronisation; the app calls it once. It begins when the page is idle. */
export function startSync(): void {
  void whenIdle()
    .then(() => import('./run/start.ts'))
    .then(({ startEngine }) => startEngine())
    // Its file is out of reach on an interrupted first visit; the next start has it.
    .catch(() => undefined)
}

/** Tells the engine that something was written. */
export function requestSync(): void {
  void runs()
    .then(({ wakeForWriting }) => wakeForWriting())
    .catch(() => undefined)
}

/** Sends and fetches everything now, whatever the back-off; resolves with what came of it, well or not. */
export function syncNow(): Promise<SyncOutcome> {
  return (
    runs()
      .then(({ runNow }) => runNow())
      // The engine's file is out of reach on an interrupted first visit, or the database is.
      .catch(() => unavailable)
  )
}
