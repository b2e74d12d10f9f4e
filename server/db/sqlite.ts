import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { crashSoonAfter, isCrashPlanned } from '../crash-points.ts'

/** The server's statements are few and always the same; preparing one costs more than running it. */
const maxPrepared = 200

/** Kysely's SQLite dialect on `node:sqlite`: one connection behind Kysely's own lock. */
export function sqlite(file: string): Dialect {
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
    crashSoonAfter('wal-checkpoint')
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
  if (isCrashPlanned('wal-checkpoint')) database.exec('pragma wal_autocheckpoint = 1')
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = prepare(database, sql)
      if (prepared.size < maxPrepared) prepared.set(sql, statement)
      return statement
    },
  }
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bindable(values)),
    run: (values) => statement.run(...bindable(values)),
    iterate: (values) => statement.iterate(...bindable(values)),
  }
}

const bindable = (values: readonly unknown[]) => values as (string | number | bigint | null)[]
