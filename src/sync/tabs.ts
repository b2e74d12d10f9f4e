/** The names the tabs of a browser and its worker share: locks, tags, channel (sync protocol 1.9 and 1.10). */

/** The lock of the run that sends for this owner. It only saves work; safety does not depend on it. */
export const flushLock = (owner: string): string => `sync-flush:${owner}`

/** The lock of the leader: the tab that keeps the event stream open. */
export const leaderLock = 'sync-leader'

/** The tag of the background sync. */
export const syncTag = 'outbox'

/** The tag of the periodic background sync. */
export const periodicTag = 'periodic'

/** The broadcast channel. */
export const syncChannel = 'sync'

/**
 * Its messages; any of them may get lost. A newer version of the database is not among them: the database notifies its connections
 * itself.
 *
 * - `outbox`: a mutation was queued and is about to be sent
 * - `session`: somebody signed in or out
 * - `applied`: the worker changed rows, which a page's live queries do not notice by themselves
 * - `alive`: the holder of the flush lock has just sent a request or received an answer
 */
export type TabMessage = 'outbox' | 'session' | 'applied' | 'alive'
