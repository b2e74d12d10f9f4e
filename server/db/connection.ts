import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresDialect,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** Where the rows live: a PostgreSQL address, or an SQLite file (`:memory:` for a test). */
export type DatabasePlace = { url: string } | { file: string }

/** Opens a database without looking into it. This is the only file that knows a driver. */
export function connect(place: DatabasePlace): Database {
  return new Kysely<Schema>({ dialect: 'url' in place ? postgres(place.url) : sqlite(place.file) })
}

/** Asks the database for nothing; throws when it does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

const int8 = 20

function postgres(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Epoch milliseconds and counters are far below 2^53, so they may be numbers, as SQLite has them.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  })
  // An idle connection that breaks is replaced by the pool; the error itself must not end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/** Kysely's SQLite dialect on `node:sqlite`: one connection behind Kysely's own lock. */
function sqlite(file: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: async () => openSqlite(file) }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ImmediateDriver extends SqliteDriver {
  // A deferred transaction that turns into a write fails at once when another process writes; this one waits its turn.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite rolls back a half-done migration like anything else.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  // FULL: what was acknowledged survives a power cut.
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bindable(values)),
        run: (values) => statement.run(...bindable(values)),
        iterate: (values) => statement.iterate(...bindable(values)),
      }
    },
  }
}

const bindable = (values: readonly unknown[]) => values as (string | number | bigint | null)[]
