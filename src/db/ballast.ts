import type { Random } from '#sync/ports.ts'
import type { Database } from './database.ts'

const bytes = 262_144
/** The browser gives so many random bytes at once. */
const chunk = 65_536

/**
 * Puts a weight into the database that is thrown off when the disk is full, so that there is room for the change a person just
 * made. Random, because a database compresses what it can. A disk that is full already goes without.
 */
export async function putBallast(database: Database, random: Random): Promise<void> {
  if ((await database.meta.where('id').equals('ballast').count()) > 0) return
  const value = new Uint8Array(bytes)
  for (let start = 0; start < bytes; start += chunk) value.set(random.bytes(chunk), start)
  await database.meta.put({ id: 'ballast', value }).catch(() => undefined)
}

export const dropBallast = (database: Database): Promise<void> => database.meta.delete('ballast')
