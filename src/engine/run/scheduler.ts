import { askForBackgroundSync } from '#platform/background-sync.ts'
import type { Channel } from '#platform/channel.ts'
import { pause } from '#platform/clock.ts'
import { resume } from '#sync/failure.ts'
import { rejectedChanges } from '#sync/rejections.ts'
import { type Account, accountOf } from '#sync/store.ts'
import type { TabMessage } from '#sync/tabs.ts'
import type { LocalData } from '#engine/device/open-device.ts'
import type { LoadedPorts } from '#engine/ports.ts'
import { createRunSync, type RunReport } from './run-sync.ts'

/**
 * Why synchronisation is woken (sync protocol 1.6): how long it waits first (ms), whether back-off is forgiven, and whether it fetches
 * even if nothing waits and the server has announced nothing.
 */
const wakeUps = {
  /** The tab that wrote sends; this is for the case that it cannot. */
  'other-tab': { delayMs: 2000, resetBackOff: false, fetch: false },
  'signed-in': { delayMs: 0, resetBackOff: true, fetch: true },
  returned: { delayMs: 50, resetBackOff: false, fetch: true },
  reachable: { delayMs: 0, resetBackOff: true, fetch: true },
  announced: { delayMs: 50, resetBackOff: false, fetch: false },
  poll: { delayMs: 0, resetBackOff: false, fetch: true },
  stuck: { delayMs: 0, resetBackOff: true, fetch: true },
} as const

/** What is written is sent after so much calm: sending works on the same tables, and whoever taps on should not wait for it. */
const writeCalm = { calmMs: 600, atMostMs: 2000 }
/** Between two runs of their own accord. */
const restMs = 250
/** Another tab or the worker is at it: look again soon. */
const busyRetryMs = 500
/** The database is unavailable: nothing was lost, and it may be back in a while. */
const databaseRetryMs = 30_000
/** A person who asked waits this long for another tab's run. */
const patienceMs = 20_000

/**
 * What became of "Sync now".
 *
 * - `done`: everything is in the account, and what others changed is here
 * - `offline`: the server cannot be reached
 * - `waiting`: the server is there but could not take everything now; the rest is tried again by itself
 * - `sign-in`, `reload`, `forbidden`: nothing moves before the person signs in, reloads, or the account is allowed to again
 * - `unavailable`: the data on this device cannot be opened
 */
export interface SyncOutcome {
  end: 'done' | 'offline' | 'waiting' | 'sign-in' | 'reload' | 'forbidden' | 'unavailable'
  /** How many changes the server took. */
  sent: number
  /** How many still wait. */
  pending: number
}

/** Plans the runs of this page, one at a time. */
export interface Scheduler {
  /** Plans a run; the earliest plan wins. */
  wake: (reason: keyof typeof wakeUps) => void
  /** Plans a run for what this tab has just written. */
  wakeForWrite: () => void
  /** The server has announced the account's newest number. */
  announce: (seq: number) => void
  /** Runs now, after whatever is under way, and resolves with what came of it. Rejects when the database is unavailable. */
  runNow: () => Promise<SyncOutcome>
  /** The page is left: the last moment to send, and the worker does if it was too short. */
  sendBeforeLeaving: () => void
  /** Gives up a run that makes no progress; the lock it may hold is taken away from it like from a frozen tab. */
  restart: () => void
}

interface Run {
  isDone: Promise<unknown>
  /** Given up: it sends nothing more. */
  isOver: boolean
}

export function createScheduler(ports: LoadedPorts, open: () => Promise<LocalData>, channel: Channel<TabMessage>): Scheduler {
  const { clock, callApi, identity, reachability, report } = ports
  const runSync = createRunSync(open, callApi, channel)
  const written = debounce(() => void run(), writeCalm)
  let timer: ReturnType<typeof setTimeout> | undefined
  let timerAt = Number.POSITIVE_INFINITY
  let wanted = { resetBackOff: false, fetch: false }
  /** The newest number the server has announced, until a run has fetched it. */
  let announced: number | null = null
  let current: Run | undefined
  /** Something of this page may not have left yet. */
  let mayWait = false

  function plan(delayMs: number): void {
    // Not the wall clock: that may be set back or forward meanwhile.
    const at = performance.now() + delayMs
    if (at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(() => void run(), delayMs)
  }

  function want({ resetBackOff, fetch }: typeof wanted): void {
    wanted = { resetBackOff: wanted.resetBackOff || resetBackOff, fetch: wanted.fetch || fetch }
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    timerAt = Number.POSITIVE_INFINITY
    const owner = identity.member()
    if (owner === null) return
    if (current !== undefined) return plan(busyRetryMs)
    const asked = wanted
    wanted = { resetBackOff: false, fetch: false }
    await begin(owner, asked).catch(() => {
      want(asked)
      plan(databaseRetryMs)
    })
  }

  function begin(owner: string, asked: typeof wanted): Promise<RunReport | undefined> {
    const mine: Run = { isOver: false, isDone: Promise.resolve() }
    current = mine
    const report = attempt(owner, asked, mine).finally(() => {
      if (current === mine) current = undefined
    })
    mine.isDone = report.catch(() => undefined)
    return report
  }

  /** Undefined when there was nothing to do, or somebody else is at it: then another run is planned. */
  async function attempt(owner: string, { resetBackOff, fetch }: typeof wanted, mine: Run): Promise<RunReport | undefined> {
    if (!fetch && !(await hasReason(owner))) return undefined
    const newest = announced
    const result = await runSync(owner, { resetBackOff, isOver: () => mine.isOver || identity.member() !== owner })
    if (typeof result === 'string') {
      wanted.resetBackOff ||= resetBackOff
      plan(busyRetryMs)
      return undefined
    }
    if (result.stop !== null) wanted.fetch = true
    else if (announced === newest) announced = null
    if (result.nextRunAt !== null) plan(Math.max(result.nextRunAt - clock.now(), restMs))
    mayWait = result.pending > 0
    // What was written meanwhile this page sends itself; should it be left before, it asks then.
    if (mayWait && result.stop !== null) void askForBackgroundSync()
    if (result.dead > 0) await reportRejections(owner)
    if (result.paused === 'sign-in' && identity.member() === owner) await checkSession(owner)
    return result
  }

  async function reportRejections(owner: string): Promise<void> {
    const { store } = await open()
    report.rejected(await store.read((tx) => rejectedChanges(tx, owner)))
  }

  /** The worker may have been the one who heard that the session has ended: the page asks for itself, and goes on if it has not. */
  async function checkSession(owner: string): Promise<void> {
    const { ok } = await callApi('me')
    if (!ok || identity.member() !== owner) return
    const { store } = await open()
    await store.transact((tx) => resume(tx, owner))
    plan(restMs)
  }

  async function hasReason(owner: string): Promise<boolean> {
    const { pending, account } = await positionOf(owner)
    // Whoever was at it, in this tab or another one or the worker, did not come to an end.
    const isBehind = account.failures > 0 || account.reading !== null
    return (pending > 0 && !written.isWaiting()) || isBehind || (announced !== null && announced !== account.seq)
  }

  async function positionOf(owner: string): Promise<{ pending: number; account: Account }> {
    const { store } = await open()
    return store.read(async (tx) => ({ pending: (await tx.backlog(owner)).count, account: await accountOf(tx, owner) }))
  }

  function outcomeOf({ stop, sent, pending }: RunReport): SyncOutcome {
    if (stop === 'sign-in' || stop === 'reload' || stop === 'forbidden') return { end: stop, sent, pending }
    if (stop === null && pending === 0) return { end: 'done', sent, pending }
    return { end: reachability.state() === 'offline' ? 'offline' : 'waiting', sent, pending }
  }

  function wake(reason: keyof typeof wakeUps): void {
    want(wakeUps[reason])
    plan(wakeUps[reason].delayMs)
  }

  return {
    wake,
    wakeForWrite() {
      mayWait = true
      channel.post('outbox')
      written.ask()
    },
    announce(seq) {
      announced = seq
      wake('announced')
    },
    async runNow() {
      const until = performance.now() + patienceMs
      for (;;) {
        await current?.isDone
        const owner = identity.member()
        if (owner === null) return { end: 'sign-in', sent: 0, pending: 0 }
        const result = current === undefined ? await begin(owner, { resetBackOff: true, fetch: true }) : undefined
        if (result !== undefined) return outcomeOf(result)
        if (performance.now() > until) return { end: 'waiting', sent: 0, pending: (await positionOf(owner)).pending }
        await pause(busyRetryMs)
      }
    },
    sendBeforeLeaving() {
      if (!mayWait) return
      written.cancel()
      void askForBackgroundSync()
      void run()
    },
    restart() {
      report.restarted()
      if (current !== undefined) current.isOver = true
      current = undefined
      // A browser may have lost the timers.
      timerAt = Number.POSITIVE_INFINITY
      written.cancel()
      wake('stuck')
    },
  }
}

/** Work that waits for calm. */
interface Debounced {
  /** Asks for the work; what was asked for before is done together with it. */
  ask: () => void
  isWaiting: () => boolean
  /** Somebody else does it. */
  cancel: () => void
}

/** Does the work `calmMs` after it was asked for last, and no later than `atMostMs` after it was asked for first. */
export function debounce(work: () => void, { calmMs, atMostMs }: { calmMs: number; atMostMs: number }): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt: number | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    firstAt = undefined
  }
  return {
    ask() {
      const now = performance.now()
      firstAt ??= now
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          cancel()
          work()
        },
        Math.min(calmMs, firstAt + atMostMs - now),
      )
    },
    isWaiting: () => firstAt !== undefined,
    cancel,
  }
}
