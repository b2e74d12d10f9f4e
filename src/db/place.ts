import { entityNames } from '#contract/sync.ts'

/** The name of the database that holds everything a person keeps. */
export const databaseName = 'matinee'

/** The browser's number of the oldest version whose tables and indexes today's code needs; Dexie counts in tens. */
export const oldestUsable = 30

/** The tables the engine's transactions span. */
export const synced = [...entityNames, 'outbox', 'dead', 'device', 'accounts'] as const
