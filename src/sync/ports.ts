import type { ErrorCode } from '#contract/errors.ts'
import type { Mutation, PullAnswer, PushAnswer } from '#contract/sync.ts'
import type { PayloadVersions } from './outbox.ts'
import type { Store } from './store.ts'

/** The device's own time, epoch ms; it may be wrong, and be set. */
export interface Clock {
  now(): number
  /**
   * Names the stretch of time in which this clock is known to have run evenly: another one in each page or worker, and whenever the
   * clock was set.
   */
  run(): string
}

/** Unpredictable bytes. */
export interface Random {
  bytes(count: number): Uint8Array
}

/**
 * The reply to a request. `refused` is an error our own server answered with; `unreachable` is everything else: no network, no
 * answer in time, a captive portal's page, a proxy's 401.
 */
export type Reply<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; code: ErrorCode; message: string; retryAfterMs: number | null }
  | { kind: 'unreachable' }

export interface Transport {
  push(request: { owner: string; clientId: string; items: Mutation[] }): Promise<Reply<PushAnswer>>
  /** `cursor` null asks for everything; `digest` for the account's digest on the last page. */
  pull(request: { owner: string; cursor: string | null; digest?: true }): Promise<Reply<PullAnswer>>
}

/** Everything the engine needs of its environment. */
export interface SyncPorts {
  store: Store
  transport: Transport
  clock: Clock
  random: Random
  /** The payload versions this bundle knows; the present ones when left out. */
  versions?: PayloadVersions
}

/** The ports of a local write. */
export type WritePorts = Pick<SyncPorts, 'clock' | 'random'>
