import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Mutation } from '#contract/sync.ts'

/** Writes the rows of one push in one durable transaction, with nothing in between but the database's own client. */
export interface RawWriter {
  write: (items: readonly Mutation[]) => Promise<void>
  close: () => Promise<void>
}

/** The tables a change touches, without what the product adds to them. */
const tables = [
  'create table raw_accounts (user_id text primary key, seq bigint not null)',
  'create table raw_mutations (user_id text, mutation_id text, payload_hash text, result text, seq bigint, created_at bigint, primary key (user_id, mutation_id))',
  'create table raw_favorites (user_id text, key text, value text, deleted smallint, stamp text, seq bigint, created_at bigint, updated_at bigint, primary key (user_id, key))',
  'create unique index raw_favorites_seq on raw_favorites (user_id, seq)',
]
const statements = [
  'update raw_accounts set seq = seq + $1 where user_id = $2 returning seq',
  'select seq from raw_mutations where user_id = $1 and mutation_id = $2',
  'insert into raw_favorites values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (user_id, key) do update set value = excluded.value, stamp = excluded.stamp, seq = excluded.seq, updated_at = excluded.updated_at where excluded.stamp > raw_favorites.stamp',
  'insert into raw_mutations values ($1, $2, $3, $4, $5, $6)',
] as const
const hash = 'x'.repeat(43)

type Run = (statement: number, values: (string | number)[]) => Promise<unknown>

/** The same statements the server needs, in the same order, for a member of this writer's own. */
async function writeRows(run: Run, user: string, seq: number, items: readonly Mutation[]): Promise<void> {
  await run(0, [items.length, user])
  let number = seq
  for (const { mutationId, key, value, stamp } of items) {
    const now = Date.now()
    number += 1
    await run(1, [user, mutationId])
    await run(2, [user, key, JSON.stringify(value), 0, stamp, number, now, now])
    await run(3, [user, mutationId, hash, 'applied', number, now])
  }
}

/** One SQLite connection that waits for the disk at every commit, as the server's does; its own client is not asynchronous. */
export function rawSqlite(file: string): RawWriter {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  for (const table of tables) database.exec(table)
  const user = randomUUID()
  database.prepare('insert into raw_accounts values (?, 0)').run(user)
  const prepared = statements.map((text) => database.prepare(text.replace(/\$\d/g, '?')))
  let seq = 0
  return {
    async write(items) {
      database.exec('begin immediate')
      await writeRows(async (index, values) => prepared[index]?.all(...values), user, seq, items)
      database.exec('commit')
      seq += items.length
    },
    close: async () => database.close(),
  }
}

/** One PostgreSQL connection with prepared statements; `first` makes the tables. */
export async function rawPostgres(url: string, first: boolean): Promise<RawWriter> {
  const client = new Client({ connectionString: url })
  await client.connect()
  if (first) for (const table of tables) await client.query(table)
  const user = randomUUID()
  await client.query('insert into raw_accounts values ($1, 0)', [user])
  let seq = 0
  return {
    async write(items) {
      await client.query('begin')
      await writeRows((index, values) => client.query({ name: `s${index}`, text: statements[index] ?? '', values }), user, seq, items)
      await client.query('commit')
      seq += items.length
    },
    close: () => client.end(),
  }
}
