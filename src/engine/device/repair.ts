import { eraseDatabase } from '#db/erase.ts'

/**
 * Gives a database that cannot be opened up. The next start makes a new one, to which the mirror brings back what was not sent.
 * Never rejects: what even the browser cannot delete stays as broken as it was.
 */
export const startOver = (): Promise<void> => eraseDatabase().catch(() => undefined)
