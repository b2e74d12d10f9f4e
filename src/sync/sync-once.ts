import { isDue, longestWaitMs, quarantineAfter } from './back-off.ts'
import { deviceOf, WriterTooOld } from './device.ts'
import type { Stop } from './failure.ts'
import { flush } from './flush.ts'
import { readyOperations } from './lease.ts'
import { held } from './operation.ts'
import { payloadVersions } from './payload-versions.ts'
import type { SyncPorts } from './ports.ts'
import { pull } from './pull.ts'
import { ready } from './refuse.ts'
import { type Account, accountOf, type Pause, type Store, type Tx } from './store.ts'
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
  const stop = await attempt({ ...ports, store: repeatable(ports.store) }, owner, options).catch((error: unknown): Stop => {
    if (error instanceof WriterTooOld) return 'reload'
    throw error
  })
  return { stop, ...(await ports.store.read((tx) => summarize(tx, ports.clock, owner))) }
}

/**
 * What a run writes is what the server told or will tell again, and its notes of what it sent. A power cut may take the last of it, in
 * whole transactions: then the next run does it once more. Nobody who decides something meanwhile waits for a disk to take it.
 */
const repeatable = (store: Store): Store => ({
  read: (work) => store.read(work),
  transact: (work) => store.transact(work, 'relaxed'),
})

async function attempt(ports: SyncPorts, owner: string, options: SyncOptions): Promise<Stop | null> {
  const until = ports.clock.now() + options.budgetMs
  let stop = await begin(ports, owner, options)
  for (let round = 0; stop === null && round < maxRounds; round++) {
    stop = (await flush(ports, owner, until)) ?? (await pull(ports, owner, until))
    if (stop === null && !(await hasReady(ports, owner))) break
  }
  return stop
}

/** Whether the account may make a request now. */
function begin(ports: SyncPorts, owner: string, options: SyncOptions): Promise<Stop | null> {
  const now = ports.clock.now()
  return ports.store.transact(async (tx) => {
    const [account] = await Promise.all([accountOf(tx, owner), deviceOf(tx, ports)])
    const paused = standingPause(ports, account)
    if (paused !== null) return paused
    if (now >= account.holdFrom && now < account.holdUntil) return 'waiting'
    if (!options.forgive && !isDue(account.retryAt, now, longestWaitMs)) return 'waiting'
    if (options.forgive || options.exclusive) await letGo(tx, owner, options)
    await tx.putAccount({ ...account, paused: null, retryAt: 0, lastAttemptAt: now })
    return null
  })
}

/** A pause that asked an older bundle to reload is over once a newer one is here. */
function standingPause({ versions = payloadVersions }: SyncPorts, { paused, outdated }: Account): Pause | null {
  return paused === 'reload' && outdated < versions.current ? null : paused
}

/**
 * Ends the leases of a run that died, and lets every waiting change go now, except those that fail day after day and those
 * that wait for the one before them.
 */
async function letGo(tx: Tx, owner: string, { forgive, exclusive }: SyncOptions): Promise<void> {
  const freed = (await tx.operations(owner)).filter(({ leaseId, nextAttemptAt, attempts }) => {
    if (leaseId !== null) return exclusive
    return forgive && nextAttemptAt > 0 && nextAttemptAt !== held && attempts < quarantineAfter
  })
  if (freed.length > 0) await ready(tx, freed)
}

function hasReady(ports: SyncPorts, owner: string): Promise<boolean> {
  return ports.store.read(async (tx) => {
    const { count } = await tx.backlog(owner)
    return count > 0 && readyOperations(await tx.operations(owner), ports.clock.now()).length > 0
  })
}
