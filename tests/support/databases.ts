import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { connect, type Database, type DatabasePlace } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** How the databases of a run are called on PostgreSQL: its tests are threads of one process. */
const ofThisRun = `matinee_test_${process.pid}_`

/** A database nobody else uses: on the PostgreSQL server at `url`, or SQLite in memory. */
export async function freshDatabase(url = process.env['TEST_DATABASE_URL']): Promise<{ place: DatabasePlace; drop: () => Promise<void> }> {
  if (url === undefined || url === '') return { place: { file: ':memory:' }, drop: async () => undefined }
  const name = `${ofThisRun}${randomUUID().replaceAll('-', '')}`
  await administer(url, (client) => client.query(`create database ${name}`))
  const own = new URL(url)
  own.pathname = `/${name}`
  return { place: { url: own.href }, drop: () => administer(url, (client) => client.query(`drop database if exists ${name} with (force)`)) }
}

/** Those on PostgreSQL that tests have given back: to make one and to remove it again takes far longer than to empty it. */
const emptied: DatabasePlace[] = []

/** Opens a database nobody else uses, without a row, until it is given back. */
export async function openEmpty(): Promise<{ place: DatabasePlace; db: Database }> {
  const again = emptied.pop()
  if (again) return { place: again, db: connect(again) }
  const { place } = await freshDatabase()
  return { place, db: await openDatabase(place) }
}

/** Empties a database for another test, unless this one has left it as no other could use it. */
export async function giveBack(place: DatabasePlace, db: Database): Promise<void> {
  if ('file' in place) return
  try {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    const tables = rows.filter(({ name }) => !name.startsWith('kysely_')).map(({ name }) => sql.table(name))
    await sql`truncate ${sql.join(tables)} restart identity`.execute(db)
    emptied.push(place)
  } catch {
    // It is removed with the others.
  }
}

/** Removes what the tests of this run have left on the PostgreSQL server at `url`. */
export const dropDatabases = (url: string): Promise<void> =>
  administer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [ofThisRun])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })

async function administer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}
