import { whenIdle } from '#platform/idle.ts'

/** The engine room, loaded after the page has settled. */
const engine = () => import('./sync-engine.ts')

/** Starts synchronisation; the app calls it once. It begins when the page is idle. */
export function startSync(): void {
  void whenIdle()
    .then(engine)
    .then(({ startEngine }) => startEngine())
    // Its file is out of reach on an interrupted first visit; the next start has it.
    .catch(() => undefined)
}

/** Tells the engine that something was written. */
export function requestSync(): void {
  void engine()
    .then(({ wake }) => wake('written'))
    .catch(() => undefined)
}

/** Sends and fetches everything now, whatever the back-off; resolves when the attempt is over, well or not. */
export async function syncNow(): Promise<void> {
  // The engine's file may be out of reach on a first visit; the state of the queue says that nothing was sent.
  await engine()
    .then(({ runNow }) => runNow())
    .catch(() => undefined)
}
