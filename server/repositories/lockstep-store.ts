import { setImmediate } from 'node:timers/promises'
import type { Database } from '../db/connection.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import type { SyncRows, SyncStore } from '../sync/sync-rows.ts'
import { Lockstep } from './lockstep.ts'
import { rowsInLockstep } from './rows-in-lockstep.ts'
import { sqlStore } from './sync-rows.ts'

/** One piece of work that waits for its turn. */
interface Job {
  userId: string
  /** Does the work; resolves with what to tell who asked, once it is committed. */
  run: (rows: SyncRows) => Promise<() => void>
  /** Does it in a transaction of its own, and tells who asked. */
  runAlone: () => Promise<void>
  reject: (error: unknown) => void
}

/** More at once than one keep the database busy while others wait for the disk. */
const groupsAtOnce = 2
/** When one of a group fails, all of it is done again. */
const maxTogether = 64

/**
 * A store for PostgreSQL: the works of several members that wait go through one transaction side by side, so that a statement
 * is sent once for all of them, and the disk waited for once. When one cannot be done, each is done by itself, and only that
 * one fails. Nothing is answered before it is committed.
 */
export function lockstepStore(db: Database): SyncStore {
  const alone = sqlStore(db)
  const waiting: Job[] = []
  /** Whose works are under way: a second one would wait for the first to be committed. */
  const busy = new Set<string>()
  let groups = 0

  /** Takes out the oldest work of each member who has none under way. */
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
    // Requests that came in together are let through together.
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

/** @throws the error of one of them, once none touches the rows any more: what is said after the rollback would stay */
async function runTogether(tx: Tx, group: readonly Job[]): Promise<(() => void)[]> {
  const lockstep = new Lockstep(group.length)
  const rows = rowsInLockstep(tx, lockstep)
  const settled = await Promise.allSettled(group.map(({ run }) => run(rows).finally(() => lockstep.leave())))
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
