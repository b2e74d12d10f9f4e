import type { Transaction } from 'kysely'
import type { Database } from './connection.ts'
import type { Schema } from './schema.ts'

export type Tx = Transaction<Schema>

const attempts = 5

/** Serialisation failure and deadlock, as PostgreSQL names them. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction and repeats it when PostgreSQL chose it to give way. Nothing but the database may be awaited
 * inside: SQLite has one connection, and everyone waits for it.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !retryable.has(codeOf(error))) throw error
    }
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
