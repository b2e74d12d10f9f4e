import { Kysely, sql, SqliteAdapter } from 'kysely'
import { postgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

/** Where the rows live: a PostgreSQL address, or an SQLite file (`:memory:` for a test). */
export type DatabasePlace = { url: string } | { file: string }

/** Opens a database without looking into it. Only the two files it picks from know a driver. */
export function connect(place: DatabasePlace): Database {
  return new Kysely<Schema>({ dialect: 'url' in place ? postgres(place.url) : sqlite(place.file) })
}

/** Asks the database for nothing; throws when it does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Whether all of the server's statements share one connection, so that one transaction has to wait for the other. */
export const hasOneConnection = (db: Database): boolean => db.getExecutor().adapter instanceof SqliteAdapter
