/**
 * Everything that may go wrong. `chance` is per request (or transaction, or written value), `everyMs` the longest time between
 * two of its kind; what has neither holds for the whole run.
 */
export const faultKinds = {
  'request-lost': { chance: 0.15 },
  'reply-lost': { chance: 0.15 },
  /** The same request arrives once more, up to an hour later. */
  duplicate: { chance: 0.1 },
  /** The client has given up on it when it arrives, up to an hour later and after everything it sent since. */
  reordered: { chance: 0.08 },
  slow: { chance: 0.15 },
  'captive-portal': { chance: 0.05 },
  /** 401 */
  'session-lost': { chance: 0.02 },
  /** 403 */
  forbidden: { chance: 0.01 },
  /** 409: the server says that the session is of somebody else. */
  'owner-mismatch': { chance: 0.02 },
  /** 422: a value the server refuses for good; or one on which it always fails. */
  poison: { chance: 0.08 },
  /** 429 */
  throttled: { chance: 0.05 },
  'failed-before-commit': { chance: 0.08 },
  'failed-after-commit': { chance: 0.08 },
  'server-down': { everyMs: 90_000 },
  /** From a backup of some minutes before, with another epoch. */
  'server-restored': { everyMs: 150_000 },
  'tombstones-purged': { everyMs: 90_000 },
  'clock-jump': { everyMs: 60_000 },
  /** A device's clock is days off, until it is set again. */
  'clock-wrong': { everyMs: 100_000 },
  /** The server's clock is hours or days off, for up to two minutes. */
  'server-clock': { everyMs: 150_000 },
  'tab-crash': { everyMs: 60_000 },
  /** For up to ten minutes, with the lock held. */
  'tab-freeze': { everyMs: 90_000 },
  /** Two senders who both believe that nobody else sends. */
  'lock-stolen': {},
  /** Two senders without a lock. */
  'two-flushers': {},
  'account-switch': { everyMs: 40_000 },
  /** The browser empties the device's storage. */
  eviction: { everyMs: 200_000 },
  /** A transaction is aborted: quota, or a disk error. */
  'storage-abort': { chance: 0.02 },
  /** A transaction is committed, but says that it failed. */
  'outcome-unknown': { chance: 0.02 },
} as const satisfies Record<string, { chance: number } | { everyMs: number } | object>

export type FaultKind = keyof typeof faultKinds
export const allFaults = Object.keys(faultKinds) as readonly FaultKind[]

/** Those that only some schedules may have, whatever the others. */
export const seldom: ReadonlySet<FaultKind> = new Set(['clock-wrong', 'server-clock'])

/**
 * Those that never happen in one schedule: of a server that comes from a backup while its clock is wrong nobody knows which stamps it had
 * accepted.
 */
export const excluded: readonly (readonly [FaultKind, FaultKind])[] = [['server-restored', 'server-clock']]

/** Those that hold for the whole run. */
export const lasting: ReadonlySet<FaultKind> = new Set(['lock-stolen', 'two-flushers'])

/** Those that hit single requests, transactions or values. */
export type FrequentFault = { [Kind in FaultKind]: (typeof faultKinds)[Kind] extends { chance: number } ? Kind : never }[FaultKind]
/** Those that come over the whole world from time to time. */
export type RareFault = { [Kind in FaultKind]: (typeof faultKinds)[Kind] extends { everyMs: number } ? Kind : never }[FaultKind]
