import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import { connect, type Database, type DatabasePlace } from './connection.ts'
import { migrations } from './migrations.ts'
import { mostConnections } from './postgres.ts'

/**
 * Opens the database and brings it to the newest shape. A damaged one, or one from a newer Matinee, is left as it is.
 * @throws StartProblem
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ('file' in place && place.file !== ':memory:' && existsSync(place.file)) checkFile(place.file)
  const db = connect(place)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error instanceof StartProblem ? error : new StartProblem(`The database cannot be opened: ${reasonOf(error)}.`)
  }
}

/** Opens all connections to PostgreSQL, so that none has to be opened when many ask at once. */
export async function openConnections(db: Database): Promise<void> {
  await Promise.all(Array.from({ length: mostConnections }, () => sql`select 1`.execute(db)))
}

/** Looks at an SQLite file without writing a byte: SQLite itself would repair, or add its side files, while it looks. */
function checkFile(file: string): void {
  // A write-ahead log means the last run was cut short; its content is only visible to an ordinary reader.
  const mode = existsSync(`${file}-wal`) ? '' : '?immutable=1'
  let problem: string
  try {
    const database = new DatabaseSync(new URL(pathToFileURL(file).href + mode), { readOnly: true })
    try {
      const found = database.prepare('pragma quick_check(1)').get()
      if (found?.['quick_check'] === 'ok') return
      problem = String(found?.['quick_check'])
    } finally {
      database.close()
    }
  } catch (error) {
    problem = reasonOf(error)
  }
  throw new StartProblem(
    `The database ${file} is damaged (${problem}); restore it from a backup or name another DATA_DIR. Nothing was changed.`,
  )
}

async function migrate(db: Database): Promise<void> {
  const unknown = (await executedMigrations(db)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartProblem(`The database was made by a newer Matinee (it has "${unknown}"); start that one. Nothing was changed.`)
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function executedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map((row) => row.name)
}

/** A refused connection to several addresses is an error without a message. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
