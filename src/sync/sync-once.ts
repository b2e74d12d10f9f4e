import { isDue, longestWaitMs } from './back-off.ts'
import type { Stop } from './failure.ts'
import { flush } from './flush.ts'
import { readyOperations } from './lease.ts'
import type { SyncPorts } from './ports.ts'
import { pull } from './pull.ts'
import { accountOf, type Tx } from './store.ts'
import { summarize, type Summary } from './summary.ts'

/** Flush and pull bring each other work (a restored server, a repaired clock); more rounds than this wait for the next wake-up. */
const maxRounds = 4

export interface SyncOptions {
  /** The run ends after so many ms of the device's clock, between two requests. */
  budgetMs: number
  /** The network is known to be back, or a person asked: back-off is forgiven (a server's own request to wait is not). */
  forgive: boolean
  /** Nobody else sends for this owner now (the caller holds the lock): a lease still standing is of a run that died. */
  exclusive: boolean
}

export interface SyncReport extends Summary {
  stop: Stop | null
}

/**
 * The one way data moves between a device and the server, for page and worker alike: send what waits, then fetch what is new.
 * Safe to run twice at once; a lock outside only saves work. Never rejects for reasons of the network, only of the store.
 */
export async function syncOnce(ports: SyncPorts, owner: string, options: SyncOptions): Promise<SyncReport> {
  const until = ports.clock.now() + options.budgetMs
  let stop = await begin(ports, owner, options)
  for (let round = 0; stop === null && round < maxRounds; round++) {
    stop = (await flush(ports, owner, until)) ?? (await pull(ports, owner, until))
    if (stop === null && !(await hasReady(ports, owner))) break
  }
  return { stop, ...(await ports.store.read((tx) => summarize(tx, ports.clock, owner))) }
}

/** Whether the account may make a request now. */
function begin(ports: SyncPorts, owner: string, { forgive, exclusive }: SyncOptions): Promise<Stop | null> {
  const now = ports.clock.now()
  return ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    if (account.paused !== null) return account.paused
    if (now >= account.holdFrom && now < account.holdUntil) return 'waiting'
    if (!forgive && !isDue(account.retryAt, now, longestWaitMs)) return 'waiting'
    if (forgive) await forgiveWaits(tx, owner)
    if (exclusive) await endLeases(tx, owner)
    await tx.putAccount({ ...account, retryAt: 0, lastAttemptAt: now })
    return null
  })
}

/** Lets every waiting change go now, except those that fail day after day. */
async function forgiveWaits(tx: Tx, owner: string): Promise<void> {
  const waiting = (await tx.operations(owner)).filter(({ nextAttemptAt, attempts }) => nextAttemptAt > 0 && attempts < 10)
  await tx.putOperations(waiting.map((operation) => ({ ...operation, nextAttemptAt: 0 })))
}

async function endLeases(tx: Tx, owner: string): Promise<void> {
  const leased = (await tx.operations(owner)).filter(({ leaseId }) => leaseId !== null)
  await tx.putOperations(leased.map((operation) => ({ ...operation, leaseId: null, leaseUntil: 0 })))
}

function hasReady(ports: SyncPorts, owner: string): Promise<boolean> {
  return ports.store.read(async (tx) => readyOperations(await tx.operations(owner), ports.clock.now()).length > 0)
}
