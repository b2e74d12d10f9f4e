import { setImmediate } from 'node:timers/promises'
import type { Database } from '../db/connection.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import type { SyncRows, SyncStore } from '../sync/sync-rows.ts'
import { Lockstep } from './lockstep.ts'
import { rowsInLockstep } from './rows-in-lockstep.ts'
import { sqlStore } from './sync-rows.ts'

/** One transaction that waits for its turn. */
interface Job {
  userId: string
  /** Does the work; resolves with the function that answers the caller after the commit. */
  run: (rows: SyncRows) => Promise<() => void>
  /** Does it in a transaction of its own, and answers the caller. */
  runAlone: () => Promise<void>
  reject: (error: unknown) => void
}

/** Groups at once: while one waits for the disk, another keeps the database busy. */
const groupsAtOnce = 2
/** When one of a group fails, all of it is repeated. */
const maxTogether = 64

/**
 * Group commit for PostgreSQL: the waiting jobs of several members share one transaction and run in lockstep, so that a statement is
 * sent once for all of them and the disk is waited for once. When one fails, each is repeated in a transaction of its own, and only
 * that one fails. Nothing is answered before it is committed.
 */
export function lockstepStore(db: Database): SyncStore {
  const alone = sqlStore(db)
  const waiting: Job[] = []
  /** Members with a job in progress: a second one would wait for the first to be committed. */
  const busy = new Set<string>()
  let groups = 0

  /** Takes the oldest job of each member who has none in progress. */
  function takeGroup(): Job[] {
    const group: Job[] = []
    for (const job of waiting.splice(0)) {
      if (busy.has(job.userId) || group.length === maxTogether) waiting.push(job)
      else {
        busy.add(job.userId)
        group.push(job)
      }
    }
    return group
  }

  async function workOff(): Promise<void> {
    if (groups === groupsAtOnce) return
    groups += 1
    // Requests that arrived together are committed together.
    await setImmediate()
    for (let group = takeGroup(); group.length > 0; group = takeGroup()) {
      await runGroup(db, group)
      for (const { userId } of group) busy.delete(userId)
    }
    groups -= 1
  }

  return {
    transact: (userId, work) =>
      new Promise((resolve, reject) => {
        const run = async (rows: SyncRows) => {
          const value = await work(rows)
          return () => resolve(value)
        }
        waiting.push({ userId, run, runAlone: () => alone.transact(userId, work).then(resolve, reject), reject })
        void workOff()
      }),
  }
}

async function runGroup(db: Database, group: readonly Job[]): Promise<void> {
  let begun = false
  try {
    const answers = await inTransaction(db, (tx) => {
      begun = true
      return runTogether(tx, group)
    })
    for (const answer of answers) answer()
  } catch (error) {
    if (begun) await Promise.all(group.map(({ runAlone }) => runAlone()))
    else for (const { reject } of group) reject(error)
  }
}

/** @throws the error of one of them once all have ended: a statement sent after the rollback would take effect */
async function runTogether(tx: Tx, group: readonly Job[]): Promise<(() => void)[]> {
  const lockstep = new Lockstep(group.length)
  const rows = rowsInLockstep(tx, lockstep)
  const settled = await Promise.allSettled(group.map(({ run }) => run(rows).finally(() => lockstep.leave())))
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
