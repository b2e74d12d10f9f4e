/** What the tabs of a browser and its worker agree on (sync protocol 1.9 and 1.10). */

/** The lock of whoever sends for this owner. It saves work; safety does not need it. */
export const flushLock = (owner: string): string => `sync-flush:${owner}`

/** The lock of the tab that keeps the connection to the server's hints. */
export const leaderLock = 'sync-leader'

/** The tag of the background sync. */
export const syncTag = 'outbox'

/** The tag of the periodic one. */
export const periodicTag = 'periodic'

/** The channel between them. */
export const syncChannel = 'sync'

/**
 * What is said on it; any message may get lost. A newer version of the database is not among them: the database itself tells
 * everybody who has it open.
 *
 * - `outbox`: something was written and is about to be sent
 * - `session`: somebody signed in or out
 * - `applied`: the worker changed rows, of which a page's live views do not hear by themselves
 * - `alive`: whoever holds the flush lock has just sent a request or got an answer
 */
export type TabMessage = 'outbox' | 'session' | 'applied' | 'alive'
