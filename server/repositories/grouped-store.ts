import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import type { SyncRows, SyncStore } from '../sync/sync-rows.ts'
import { sqlRows } from './sync-rows.ts'

/** One transaction that waits for the connection. */
interface Job {
  /** Does the work; resolves with the function that answers the caller after the commit. */
  run: (rows: SyncRows) => Promise<() => void>
  reject: (error: unknown) => void
}

/** How long jobs may run before they are committed and reads get their turn, ms. */
const togetherMs = 20

/**
 * Group commit for a database with one connection: the jobs that wait while it commits are committed together next time, so that
 * the disk is waited for once. Each is rolled back alone when it fails, and answered only after the commit.
 */
export function groupedStore(db: Database): SyncStore {
  const waiting: Job[] = []
  let working = false

  async function workOff(): Promise<void> {
    if (working) return
    working = true
    while (waiting.length > 0) {
      // Requests that arrived together are committed together.
      await setImmediate()
      await commitTogether(db, waiting)
    }
    working = false
  }

  return {
    transact: (_userId, work) =>
      new Promise((resolve, reject) => {
        const run = async (rows: SyncRows) => {
          const value = await work(rows)
          return () => resolve(value)
        }
        waiting.push({ run, reject })
        void workOff()
      }),
  }
}

async function commitTogether(db: Database, waiting: Job[]): Promise<void> {
  const jobs: Job[] = []
  try {
    const answers = await inTransaction(db, async (tx) => {
      const done: (() => void)[] = []
      // Only a repeated transaction finds jobs here.
      for (const job of jobs) done.push(await runAlone(tx, job))
      const end = performance.now() + togetherMs
      for (let job = waiting.shift(); job !== undefined; job = performance.now() < end ? waiting.shift() : undefined) {
        jobs.push(job)
        done.push(await runAlone(tx, job))
      }
      return done
    })
    for (const answer of answers) answer()
  } catch (error) {
    // A transaction that cannot begin fails for all waiting jobs.
    for (const { reject } of jobs.length > 0 ? jobs : waiting.splice(0)) reject(error)
  }
}

/** Runs one job so that its failure undoes nothing but itself. */
async function runAlone(tx: Tx, { run, reject }: Job): Promise<() => void> {
  await sql`savepoint job`.execute(tx)
  try {
    const answer = await run(sqlRows(tx))
    await sql`release savepoint job`.execute(tx)
    return answer
  } catch (error) {
    await sql`rollback to savepoint job`.execute(tx)
    await sql`release savepoint job`.execute(tx)
    return () => reject(error)
  }
}
