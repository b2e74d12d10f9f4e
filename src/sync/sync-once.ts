import type { Used } from '#contract/quota.ts'
import { deviceOf, isTooOldFor, WriterTooOld } from './clock.ts'
import { isDue, longestWaitMs, quarantineAfter, type Stop } from './failure.ts'
import { held, payloadVersions } from './outbox.ts'
import type { Clock, SyncPorts } from './ports.ts'
import { pull } from './pull.ts'
import { push, readyMutations } from './push.ts'
import { release } from './rejections.ts'
import { type Account, accountOf, type Pause, type ReadTx, type Store, type Tx } from './store.ts'

/** Push and pull give each other work (a restored server, a repaired clock); more rounds than this wait for the next wake-up. */
const maxRounds = 4

export interface SyncOptions {
  /** The run ends after this many ms of the device's clock, between two requests. */
  budgetMs: number
  /** The network is known to be back, or a person asked: back-off ends now (a server's own `Retry-After` does not). */
  resetBackOff: boolean
  /** The caller holds the lock of this owner: a lease that still stands belongs to a run that died. */
  exclusive: boolean
}

export interface SyncReport extends Summary {
  stop: Stop | null
  /**
   * When the next run is due, epoch ms; null while there is nothing to do. A run that had to stop may not have fetched everything: another
   * one follows, whether something waits to be sent or not.
   */
  nextRunAt: number | null
}

/**
 * The one way data moves between a device and the server, for page and worker alike: push the outbox, then pull. Safe to run twice
 * at once; a lock outside only saves work. Never rejects because of the network, only because of the store.
 */
export async function syncOnce(ports: SyncPorts, owner: string, options: SyncOptions): Promise<SyncReport> {
  const stop = await attempt({ ...ports, store: relaxed(ports.store) }, owner, options).catch((error: unknown): Stop => {
    if (error instanceof WriterTooOld) return 'reload'
    throw error
  })
  return ports.store.read(async (tx) => {
    const summary = await summarize(tx, ports.clock, owner)
    const { paused, nextAttemptAt } = summary
    const dueAt = stop === null ? nextAttemptAt : nextRequestAt(await accountOf(tx, owner), ports.clock.now())
    return { stop, ...summary, nextRunAt: paused === null ? dueAt : null }
  })
}

/**
 * A run writes what the server sent and can send again, and its bookkeeping. A power cut may undo its last transactions, each as a
 * whole: the next run repeats them. So it need not wait for the disk, and neither does a person's decision made meanwhile.
 */
const relaxed = (store: Store): Store => ({
  read: (work) => store.read(work),
  transact: (work) => store.transact(work, 'relaxed'),
})

async function attempt(ports: SyncPorts, owner: string, options: SyncOptions): Promise<Stop | null> {
  const until = ports.clock.now() + options.budgetMs
  let stop = await begin(ports, owner, options)
  for (let round = 0; stop === null && round < maxRounds; round++) {
    stop = (await push(ports, owner, until)) ?? (await pull(ports, owner, until))
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
    if (!options.resetBackOff && !isDue(account.retryAt, now, longestWaitMs)) return 'waiting'
    if (options.resetBackOff || options.exclusive) await releaseWaiting(tx, owner, options)
    await tx.putAccount({ ...account, paused: null, retryAt: 0, lastAttemptAt: now })
    return null
  })
}

/** A pause that asked an older bundle to reload ends once a newer one runs. */
function standingPause({ versions = payloadVersions }: SyncPorts, { paused, outdated }: Account): Pause | null {
  return paused === 'reload' && outdated < versions.current ? null : paused
}

/**
 * Ends the leases of a run that died and the back-off of every mutation, except of those in quarantine and those that wait for the
 * one before them in their lane.
 */
async function releaseWaiting(tx: Tx, owner: string, { resetBackOff, exclusive }: SyncOptions): Promise<void> {
  const freed = (await tx.mutations(owner)).filter(({ leaseId, nextAttemptAt, attempts }) => {
    if (leaseId !== null) return exclusive
    return resetBackOff && nextAttemptAt > 0 && nextAttemptAt !== held && attempts < quarantineAfter
  })
  if (freed.length > 0) await release(tx, freed)
}

function hasReady(ports: SyncPorts, owner: string): Promise<boolean> {
  return ports.store.read(async (tx) => {
    const { count } = await tx.backlog(owner)
    return count > 0 && readyMutations(await tx.mutations(owner), ports.clock.now()).length > 0
  })
}

/** What the screens say about an owner's outbox (feel, row 18), and when the next run is due. Times are epoch ms. */
export interface Summary {
  pending: number
  /** More wait than a device should ever hold: a reason to warn, never to refuse. */
  many: boolean
  oldestPendingAt: number | null
  lastSuccessAt: number | null
  /** When this device and the server were last found to differ. */
  differedAt: number | null
  /** They differ, or the server was restored: what one side lost is being restored. */
  recovering: boolean
  /**
   * How many rows of everything that the account holds are here, and how many there are, null while that is not known; null once all of it
   * is here.
   */
  reading: { read: number; total: number | null } | null
  dead: number
  /** Changes wait because the account has no room for them. */
  full: boolean
  /** What the account holds, as far as is known. */
  used: Used | null
  paused: Pause | null
  /** The earliest moment at which a mutation may be sent; null when the outbox is empty. Never in the past. */
  nextAttemptAt: number | null
}

const manyPending = 5000
const day = 86_400_000

export async function summarize(tx: ReadTx, clock: Clock, owner: string): Promise<Summary> {
  const [account, { count, oldestAt, nextAttemptAt }, dead, device] = await Promise.all([
    accountOf(tx, owner),
    tx.backlog(owner),
    tx.deadLetters(owner),
    tx.device(),
  ])
  const now = clock.now()
  const earliest = nextRequestAt(account, now)
  return {
    pending: count,
    many: count > manyPending,
    oldestPendingAt: oldestAt,
    lastSuccessAt: orNull(account.lastSuccessAt),
    differedAt: orNull(account.differedAt),
    recovering: account.recovering || account.reading?.restored === true,
    reading: progressOf(account),
    dead: dead.length,
    full: account.full && count > 0,
    used: account.used,
    paused: isTooOldFor(device) ? 'reload' : account.paused,
    nextAttemptAt: nextAttemptAt === null ? null : Math.max(earliest, isDue(nextAttemptAt, now, day) ? now : nextAttemptAt),
  }
}

function progressOf({ cursor, reading }: Account): Summary['reading'] {
  if (reading === null) return cursor === null ? { read: 0, total: null } : null
  const { read, total } = reading
  // Rows that change meanwhile come twice.
  return { read, total: total === null ? null : Math.max(read, total) }
}

function nextRequestAt({ retryAt, holdFrom, holdUntil }: Account, now: number): number {
  // A clock set back since puts a moment out of reach: it must not be waited for.
  return Math.max(now, isDue(retryAt, now, longestWaitMs) ? 0 : retryAt, now >= holdFrom ? holdUntil : 0)
}

const orNull = (moment: number): number | null => (moment === 0 ? null : moment)
