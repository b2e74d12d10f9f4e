import { subscribe } from 'valtio'
import { dropAuth, keepAuth } from '#db/auth-store.ts'
import { askForBackgroundSync } from '#platform/background-sync.ts'
import { openChannel } from '#platform/channel.ts'
import { deviceClock } from '#platform/clock.ts'
import { withLock, withStolenLock } from '#platform/locks.ts'
import { onNetworkHint, seemsOnline } from '#platform/network-hint.ts'
import { isVisible, onReturn } from '#platform/visibility.ts'
import { syncTransport } from '#remote/sync-transport.ts'
import { connectivity, setReachable } from '#state/connectivity.ts'
import { session, sessionToken } from '#state/session.ts'
import { syncOnce, type SyncReport } from '#sync/sync-once.ts'
import { adoptGuest } from './adopt-guest.ts'
import { callApi } from './api.ts'
import { replayDecisions } from './favorite-commands.ts'
import { guestOwner } from './owner.ts'
import { openLocal } from './open-local.ts'
import { startProbe } from './probe.ts'
import { tellRefusals } from './refusals.ts'

/** Why the engine is woken, with how long it waits first (ms) and whether back-off is forgiven (sync protocol 1.6). */
const wakeUps = {
  start: { delayMs: 0, forgive: true },
  written: { delayMs: 250, forgive: false },
  'other-tab': { delayMs: 500, forgive: false },
  'signed-in': { delayMs: 0, forgive: true },
  returned: { delayMs: 0, forgive: false },
  reachable: { delayMs: 0, forgive: true },
  timer: { delayMs: 0, forgive: false },
} as const

const budgetMs = 60_000
/** Between two runs of their own accord. */
const restMs = 250
/** Another tab or the worker is at it: look again soon. */
const busyRetryMs = 2000
/** What other devices changed is fetched this often while the page is visible. */
const pullEveryMs = 30_000
/** Something waits, the server is there, and nothing was tried for so long: the run is stuck. */
const stuckAfterMs = 60_000

const channel = openChannel<'written'>('sync')
const transport = syncTransport(callApi)
let timer: ReturnType<typeof setTimeout> | undefined
let timerAt = Number.POSITIVE_INFINITY
let forgiveNext = false
let running: Promise<void> | undefined
let startedAt = 0

/** Begins to keep this device and the server in step. */
export async function startEngine(): Promise<void> {
  channel.listen(() => wake('other-tab'))
  onReturn(() => wake('returned'))
  startProbe({ reachable: () => wake('reachable') })
  onNetworkHint((online) => (online ? wake('reachable') : setReachable(false)))
  subscribe(session, () => void followSession())
  setInterval(watchdog, pullEveryMs)
  if (!seemsOnline()) setReachable(false)
  await followSession()
}

/** Plans a run; the earliest plan wins. */
export function wake(reason: keyof typeof wakeUps): void {
  const { delayMs, forgive } = wakeUps[reason]
  forgiveNext ||= forgive
  if (reason === 'written') channel.post('written')
  plan(delayMs)
}

/** Runs now and resolves when the run is over. */
export async function runNow(): Promise<void> {
  await running
  forgiveNext = true
  await run()
}

function plan(delayMs: number): void {
  // Not the wall clock: that may be set back or forward meanwhile.
  const at = performance.now() + delayMs
  if (at >= timerAt) return
  clearTimeout(timer)
  timerAt = at
  timer = setTimeout(() => void run(), delayMs)
}

async function run(): Promise<void> {
  clearTimeout(timer)
  timerAt = Number.POSITIVE_INFINITY
  const owner = session.user?.id
  if (owner === undefined) return
  if (running !== undefined) return plan(busyRetryMs)
  startedAt = performance.now()
  running = attempt(owner).finally(() => {
    running = undefined
  })
  await running
}

async function attempt(owner: string): Promise<void> {
  const forgive = forgiveNext
  forgiveNext = false
  try {
    const { store, ports } = await openLocal()
    const work = (exclusive: boolean) => syncOnce({ ...ports, store, transport }, owner, { budgetMs, forgive, exclusive })
    const report = await withLock(lockName(owner), work)
    if (report === 'busy') plan(busyRetryMs)
    else await after(owner, report)
  } catch {
    // The database is unavailable: nothing was lost, and it may be back in a while.
    plan(pullEveryMs)
  }
}

const lockName = (owner: string): string => `sync-flush:${owner}`

async function after(owner: string, report: SyncReport): Promise<void> {
  if (report.pending > 0) {
    if (report.nextAttemptAt !== null && report.paused === null) plan(Math.max(report.nextAttemptAt - deviceClock.now(), restMs))
    await askForBackgroundSync()
  }
  if (report.dead > 0) await tellRefusals(owner)
}

/**
 * What the last page left undecided is written first. The worker acts for whoever is signed in here, and what a guest kept comes along, even if an earlier attempt was cut short.
 * Then the account is synchronised at once.
 */
async function followSession(): Promise<void> {
  try {
    const { database } = await openLocal()
    await replayDecisions()
    const token = sessionToken()
    if (session.user === null || token === null) return await dropAuth(database)
    await keepAuth(database, session.user.id, token)
    await adoptGuest(guestOwner(), session.user.id)
    wake('signed-in')
  } catch {
    // The database is unavailable: the commands say so when somebody wants to keep something.
  }
}

/** Fetches what other devices did, and ends a run that makes no progress. */
function watchdog(): void {
  if (!isVisible() || connectivity.state === 'offline') return
  if (running !== undefined && performance.now() - startedAt > budgetMs + stuckAfterMs) {
    running = undefined
    const owner = session.user?.id
    if (owner !== undefined) void withStolenLock(lockName(owner), async () => undefined)
  }
  wake('timer')
}
