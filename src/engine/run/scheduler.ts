import { keepAuth } from '#db/auth-store.ts'
import { askForBackgroundSync } from '#platform/background-sync.ts'
import { deviceClock } from '#platform/clock.ts'
import { session, sessionToken } from '#state/session.ts'
import { syncHealth } from '#state/sync-health.ts'
import { accountOf } from '#sync/store.ts'
import { afterCalm } from './debounce.ts'
import { callApi } from '#data/api.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { tellRefusals } from '#data/sync/refusals.ts'
import { tellTabs } from '#engine/device/channel.ts'
import { outcomeOf, type SyncOutcome } from './outcome.ts'
import { type RunReport, runSync } from './run-sync.ts'

/**
 * Why the engine is woken (sync protocol 1.6): how long it waits first (ms), whether back-off is forgiven, and whether it fetches
 * even if nothing waits and nobody told of news.
 */
const wakeUps = {
  /** The tab that wrote sends; this is for the case that it cannot. */
  'other-tab': { delayMs: 2000, resetBackOff: false, fetch: false },
  'signed-in': { delayMs: 0, resetBackOff: true, fetch: true },
  returned: { delayMs: 50, resetBackOff: false, fetch: true },
  reachable: { delayMs: 0, resetBackOff: true, fetch: true },
  news: { delayMs: 50, resetBackOff: false, fetch: false },
  poll: { delayMs: 0, resetBackOff: false, fetch: true },
  stuck: { delayMs: 0, resetBackOff: true, fetch: true },
} as const

/** What is written is sent after so much calm: sending works on the same tables, and whoever taps on should not wait for it. */
const written = afterCalm(() => void run(), { calmMs: 250, atMostMs: 1000 })
/** Between two runs of their own accord. */
const restMs = 250
/** Another tab or the worker is at it: look again soon. */
const busyRetryMs = 500
/** The database is unavailable: nothing was lost, and it may be back in a while. */
const databaseRetryMs = 30_000
/** A person who asked waits this long for another tab's run. */
const patienceMs = 20_000

interface Run {
  over: Promise<unknown>
  /** Given up: it sends nothing more. */
  isOver: boolean
}

let timer: ReturnType<typeof setTimeout> | undefined
let timerAt = Number.POSITIVE_INFINITY
let wanted = { resetBackOff: false, fetch: false }
/** The newest number the server has told of, until a run has fetched it. */
let news: number | null = null
let current: Run | undefined
/** Something of this page may not have left yet. */
let mayWait = false

/** Plans a run; the earliest plan wins. */
export function wake(reason: keyof typeof wakeUps): void {
  const { delayMs, resetBackOff, fetch } = wakeUps[reason]
  wanted = { resetBackOff: wanted.resetBackOff || resetBackOff, fetch: wanted.fetch || fetch }
  plan(delayMs)
}

/** Plans a run for what this tab has just written. */
export function wakeForWriting(): void {
  mayWait = true
  tellTabs('outbox')
  written.ask()
}

/** Runs now, after whatever is under way, and resolves with what came of it. Rejects when the database is unavailable. */
export async function runNow(): Promise<SyncOutcome> {
  const until = performance.now() + patienceMs
  for (;;) {
    await current?.over
    const owner = session.user?.id
    if (owner === undefined) return { end: 'sign-in', sent: 0, pending: 0 }
    const report = current === undefined ? await begin(owner, { resetBackOff: true, fetch: true }) : undefined
    if (report !== undefined) return outcomeOf(report)
    if (performance.now() > until) return { end: 'waiting', sent: 0, pending: (await positionOf(owner)).pending }
    await new Promise((resolve) => setTimeout(resolve, busyRetryMs))
  }
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
  if (current !== undefined) return plan(busyRetryMs)
  const want = wanted
  wanted = { resetBackOff: false, fetch: false }
  await begin(owner, want).catch(() => plan(databaseRetryMs))
}

function begin(owner: string, want: typeof wanted): Promise<RunReport | undefined> {
  const mine: Run = { isOver: false, over: Promise.resolve() }
  current = mine
  const report = attempt(owner, want, mine).finally(() => {
    if (current === mine) current = undefined
  })
  mine.over = report.catch(() => undefined)
  return report
}

/** Undefined when there was nothing to do, or somebody else is at it: then another run is planned. */
async function attempt(owner: string, { resetBackOff, fetch }: typeof wanted, mine: Run): Promise<RunReport | undefined> {
  if (!fetch && !(await hasReason(owner))) return undefined
  const told = news
  const report = await runSync(owner, resetBackOff, () => mine.isOver || session.user?.id !== owner)
  if (typeof report === 'string') {
    wanted.resetBackOff ||= resetBackOff
    plan(busyRetryMs)
    return undefined
  }
  if (news === told) news = null
  mayWait = report.pending > 0
  if (mayWait) {
    if (report.nextAttemptAt !== null && report.paused === null) plan(Math.max(report.nextAttemptAt - deviceClock.now(), restMs))
    // What was written meanwhile this page sends itself; should it be left before, it asks then.
    if (report.stop !== null) void askForBackgroundSync()
  }
  if (report.dead > 0) await tellRefusals(owner)
  if (report.paused === 'sign-in' && session.user?.id === owner) await checkSession(owner)
  return report
}

/** The worker may have been the one who heard that the session has ended: the page asks for itself, and goes on if it has not. */
async function checkSession(owner: string): Promise<void> {
  const { ok } = await callApi('me')
  const token = sessionToken()
  if (!ok || token === null || session.user?.id !== owner) return
  const { database } = await openLocal()
  await keepAuth(database, owner, token)
  plan(restMs)
}

async function hasReason(owner: string): Promise<boolean> {
  const { pending, seq } = await positionOf(owner)
  return (pending > 0 && !written.isWaiting()) || (news !== null && news !== seq)
}

async function positionOf(owner: string): Promise<{ pending: number; seq: number }> {
  const { store } = await openLocal()
  return store.read(async (tx) => ({ pending: (await tx.backlog(owner)).count, seq: (await accountOf(tx, owner)).seq }))
}

/** Whoever taps and closes the tab at once: the last moment to send, and the worker does if it was too short. */
export function sendBeforeLeaving(): void {
  if (!mayWait) return
  written.cancel()
  void askForBackgroundSync()
  void run()
}

/** The server has told of the account's newest number. */
export function hear(seq: number): void {
  news = seq
  wake('news')
}

/** Gives up a run that makes no progress; the lock it may hold is taken away from it like from a frozen tab. */
export function restart(): void {
  syncHealth.restarts++
  if (current !== undefined) current.isOver = true
  current = undefined
  // A browser may have lost the timers.
  timerAt = Number.POSITIVE_INFINITY
  written.cancel()
  wake('stuck')
}
