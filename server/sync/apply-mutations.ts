import { createHash } from 'node:crypto'
import { type Quota, quota as quotaOfAccounts } from '#contract/quota.ts'
import { type EntityName, maxClockLeadMs, type MutationResult, type Stamp } from '#contract/sync.ts'
import { later, stampMs } from '#sync/clock.ts'
import { crashPoint } from '../crash-points.ts'
import { ApiError } from '../http/api-error.ts'
import { applyWrite, growthOf, isCleared, stampToBeat, type Target, targetOf } from './apply-write.ts'
import { exceeds, heldBy, type Holding, nothing, plus } from './holding.ts'
import type { AppliedMutation, SyncAccount, SyncRows, SyncStore } from './sync-rows.ts'
import { purgeTombstones } from './tombstones.ts'

/** The desired state of one key. Without a stamp the server gives one that wins. */
export interface Write {
  entity: EntityName
  key: string
  /** Null for a deletion; a function where the value says when it was written. */
  value: object | boolean | string | number | null | ((stamp: Stamp) => object)
  stamp: Stamp | undefined
  /** As in `Mutation`. */
  replaces?: Stamp | null | undefined
}

/** One request of a device: usually one write; the settings of one `PUT /preferences` go together, each with a key of its own. */
export interface ChangeRequest {
  mutationId: string
  writes: readonly Write[]
  /** What was asked, where what is written depends on what the account holds. */
  asked?: unknown
  /** It came in an older shape: one of the same id was perhaps applied in that, and says the same in other words. */
  isOlder?: true
}

/** `stamp` is that of the row as it is now, where a request has one write and the row is there. */
export type Outcome = { result: Exclude<MutationResult['result'], 'rejected'>; stamp?: Stamp } | { refused: ApiError }

/**
 * Applies requests of one member in one transaction (sync protocol 1.7): each at most once, each write only where its stamp is
 * newer, and only while the account is within its quota. A rejected request changes nothing and does not stop the others. The outcomes are
 * in the order given. Every change of an account's rows passes here.
 */
export async function applyMutations(
  store: SyncStore,
  userId: string,
  requests: readonly ChangeRequest[],
  now: number,
  quota: Quota = quotaOfAccounts,
): Promise<{ outcomes: Outcome[]; account: SyncAccount }> {
  crashPoint('before-transaction')
  const carriedOut = await store.transact(userId, async (rows) => {
    const count = requests.reduce((sum, { writes }) => sum + writes.length, 0)
    const account = await rows.bumpSeq(userId, count)
    const outcomes: Outcome[] = []
    const applied = new Map<string, AppliedMutation>()
    let holding = heldBy(account)
    let seq = account.seq - count
    for (const request of requests) {
      const { outcome, growth } = await applyOne({ rows, userId, account, now, applied, holding, quota }, request, seq)
      outcomes.push(outcome)
      if (growth) holding = plus(holding, growth)
      seq += request.writes.length
    }
    await settleAccount(rows, userId, { before: account, count, applied, holding, quota })
    return { outcomes, account }
  })
  crashPoint('after-commit-before-reply')
  return carriedOut
}

interface Context {
  rows: SyncRows
  userId: string
  account: SyncAccount
  now: number
  /** The requests before that were applied. */
  applied: Map<string, AppliedMutation>
  /** What the account holds after them. */
  holding: Holding
  quota: Quota
}

/** What became of a request, and what the account holds more than before it. */
interface Applied {
  outcome: Outcome
  growth?: Holding
}

async function applyOne(context: Context, request: ChangeRequest, seqBefore: number): Promise<Applied> {
  const { rows, userId, now, applied } = context
  const { mutationId } = request
  const hash = hashOf(request)
  const [known, ...targets] = await Promise.all([
    rows.findAppliedMutation(userId, mutationId),
    ...request.writes.map((write) => targetOf(context, write)),
  ])
  const earlier = applied.get(mutationId) ?? known
  if (earlier) {
    if (earlier.payload_hash !== hash && !request.isOlder)
      return { outcome: refusal('key-reused', 'This Idempotency-Key was used for another change. Send this one with a new key.') }
    return { outcome: outcomeNow(targets, earlier) }
  }
  crashPoint('inside-transaction')
  const refused = (await refusalOf(context, targets)) ?? refusalForRoom(context, targets)
  if (refused) return { outcome: refused }
  const written: Awaited<ReturnType<typeof applyWrite>>[] = []
  for (const target of targets) written.push(await applyWrite(context, target, seqBefore + written.length + 1))
  const result = written.length === 0 || written.some(({ won }) => won) ? 'applied' : 'superseded'
  const seq = seqBefore + written.length
  applied.set(mutationId, { mutation_id: mutationId, payload_hash: hash, result, seq, created_at: now })
  crashPoint('after-merge')
  return { outcome: { result, ...stampOf(written) }, growth: written.map(({ growth }) => growth).reduce(plus, nothing) }
}

/** The outcome of a request that was applied before: of its rows as they are now, not as they were. */
function outcomeNow(targets: readonly Target[], earlier: AppliedMutation): Outcome {
  const found = targets.map(({ held }) => held).filter((held) => held !== undefined)
  const gone = found.length < targets.length
  const newer = found.some(({ seq }) => seq > earlier.seq)
  const result = earlier.result === 'superseded' || (newer && !gone) ? 'superseded' : gone ? 'gone' : 'duplicate'
  return { result, ...(targets.length === 1 && stampOf(found)) }
}

/** The stamp to answer with; none where the request has several rows. */
function stampOf(rows: readonly { stamp: Stamp | undefined }[]): { stamp?: Stamp } {
  const [first, second] = rows
  return first?.stamp === undefined || second ? {} : { stamp: first.stamp }
}

async function refusalOf(context: Context, targets: readonly Target[]): Promise<Outcome | undefined> {
  const { account, now } = context
  for (const target of targets) {
    const { key, stamp, replaces, held } = target
    if (stamp === undefined) continue
    if (replaces !== undefined && !isAsSeen(target, stamp)) {
      return refusal(
        'not-as-seen',
        `The account holds another version of ${key} than this change replaces. Read it and send the change again.`,
      )
    }
    if (stampMs(stamp) > now + maxClockLeadMs && !(await mustBeAhead(context, target, stamp))) {
      return refusal(
        'clock-future',
        `The stamp of ${key} is ahead of the server's time. Set the clock by X-Server-Time and stamp it again.`,
      )
    }
    if (stamp > account.purge_stamp || isCleared(target)) continue
    if (held === undefined) {
      return refusal('stale-write', `The change of ${key} is older than what this account still remembers. Apply it again as a new change.`)
    }
  }
  return undefined
}

/** Whether a write beats a stamp of a time when this server's clock was ahead, and no more than that: it has to be ahead, too. */
async function mustBeAhead(context: Context, target: Target, stamp: Stamp): Promise<boolean> {
  // Where tombstones were purged, it may be one of them that the write must beat.
  const toBeat = later(await stampToBeat(context, target), context.account.purge_stamp)
  return stampMs(stamp) <= stampMs(toBeat) + 1
}

/** Whether a write replaces what its device has seen, or loses anyhow. */
function isAsSeen({ held, replaces }: Target, stamp: Stamp): boolean {
  const seen = held === undefined || held.deleted === 1 ? null : held.stamp
  return seen === replaces || (held !== undefined && held.stamp >= stamp)
}

/** What makes room is always taken, so that an account that is full can be emptied. */
function refusalForRoom({ holding, quota }: Context, targets: readonly Target[]): Outcome | undefined {
  if (!exceeds(holding, growthOf(targets), quota)) return undefined
  return refusal(
    'quota-exceeded',
    `This account is full: it may hold ${quota.rows} entries and ${Math.floor(quota.bytes / 1_000_000)} MB. Remove something and send the change again.`,
  )
}

const refusal = (code: ApiError['code'], message: string): Outcome => ({ refused: new ApiError(code, message) })

/** Distinguishes payloads. Stamps are left out: a device may restamp a mutation after a clock repair. */
function hashOf({ writes, asked }: ChangeRequest): string {
  const written = writes.map(({ entity, key, value }) => [entity, key, typeof value === 'function' ? 'of its stamp' : value])
  const payload = JSON.stringify(asked ?? written)
  return createHash('sha256').update(payload).digest('base64url')
}

/** Of one account the server remembers the newest so many requests, or somewhat more: far more than are ever on their way at once. */
export const rememberedMutations = 20_000
/** Looked at once in so many numbers: it reads all that are remembered. */
const lookEvery = 1000

interface Settling {
  /** The account as the write has numbered it. */
  before: SyncAccount
  /** How many numbers it took. */
  count: number
  /** The requests it applied. */
  applied: ReadonlyMap<string, AppliedMutation>
  /** What the account holds after it. */
  holding: Holding
  quota: Quota
}

/** Ends a write: keeps what the account holds and which requests were applied, and clears away what is beyond the bounds of both. */
async function settleAccount(rows: SyncRows, userId: string, { before, count, applied, holding, quota }: Settling): Promise<void> {
  const written = { ...before, used_rows: holding.rows, used_bytes: holding.bytes, tombstones: holding.tombstones }
  const isOver = holding.tombstones > quota.tombstones
  const next = isOver ? await purgeTombstones(rows, userId, written, { newest: Math.floor(quota.tombstones / 2), since: 0 }) : written
  const was = heldBy(before)
  const hasChanged = was.rows !== holding.rows || was.bytes !== holding.bytes || was.tombstones !== holding.tombstones
  const { seq } = before
  const mustForget = Math.floor(seq / lookEvery) > Math.floor((seq - count) / lookEvery)
  await Promise.all([
    ...[...applied.values()].map((mutation) => rows.insertAppliedMutation(userId, mutation)),
    hasChanged && rows.changeAccount(userId, next),
    mustForget && rows.forgetMutations(userId, seq - rememberedMutations),
  ])
}
