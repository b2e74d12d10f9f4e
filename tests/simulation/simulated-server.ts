import { type Quota, quota as quotaOfAccounts } from '#contract/quota.ts'
import type { Change, Mutation, PullAnswer, PushAnswer } from '#contract/sync.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { SyncRows, SyncStore } from '#server/sync/sync-rows.ts'
import type { Reply } from '#sync/ports.ts'
import type * as Engine from './engine.ts'
import type { VirtualTime } from './virtual-time.ts'

/** The server as devices reach it; `session` is whose token a request carries, undefined for none. */
export interface SimulatedServer {
  /** The ids of its members. */
  members: readonly string[]
  /** What each of them may hold; it may be changed. */
  quota: Quota
  push: (session: string | undefined, owner: string, items: readonly Mutation[]) => Promise<Reply<PushAnswer>>
  pull: (session: string | undefined, owner: string, cursor: string | null, digest: boolean) => Promise<Reply<PullAnswer>>
  backUp: SimulatedRows['backUp']
  /** Purges every tombstone of a member (sync protocol 1.8). */
  purge: (member: string) => Promise<void>
  peek: SimulatedRows['peek']
}

/** Where the server keeps its rows, and what may happen to it there. */
export interface SimulatedRows extends SyncStore {
  rows: SyncRows
  /**
   * What it holds of a member now; the function puts it back under a new epoch, as an operator would after a disaster, or under the old
   * one where nobody says that it is another.
   */
  backUp: (member: string) => Promise<(options?: { isTold?: boolean }) => Promise<void>>
  /** What it holds of a member at this instant, tombstones included; undefined where that takes a while. */
  peek: ((member: string) => { epoch: string; changes: readonly Change[] }) | undefined
}

/** Pages this small are met by a handful of rows. */
const pageRows = 5

/** The real handlers on some rows: all of the server but HTTP. */
export function serverOn(
  engine: typeof Engine,
  time: Pick<VirtualTime, 'now'>,
  members: readonly string[],
  store: SimulatedRows,
): SimulatedServer {
  const quota = { ...quotaOfAccounts }
  return {
    members,
    quota,
    push: (session, owner, items) => answer(session, owner, (member) => engine.applyPush(store, member, items, time.now(), { quota })),
    pull: (session, owner, cursor, digest) =>
      answer(session, owner, (member) => engine.pullChanges(store.rows, member, cursor ?? undefined, { digest, pageRows }, time.now())),
    backUp: store.backUp,
    purge: (member) => engine.purgeAccount(store, member, { newest: 0, since: 0 }),
    peek: store.peek,
  }
}

/** What stands between a request and its handler: whose token it carries. */
async function answer<T>(session: string | undefined, owner: string, work: (member: string) => Promise<T>): Promise<Reply<T>> {
  if (session === undefined) return refusal('unauthenticated')
  if (session !== owner) return refusal('owner-mismatch')
  try {
    return { kind: 'answer', value: await work(session) }
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.code)
    throw error
  }
}

const refusal = (code: ApiError['code']): Reply<never> => ({ kind: 'refused', code, message: code, retryAfterMs: null })
