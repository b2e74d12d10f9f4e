import { createHash } from 'node:crypto'
import { type EntityName, maxClockLeadMs, type MutationResult, type Stamp } from '#contract/sync.ts'
import { later, stampMs } from '#sync/clock.ts'
import { crashPoint } from '../crash-points.ts'
import type { EntityRow } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { applyWrite, hidingClear, stampToBeat } from './apply-write.ts'
import type { AppliedMutation, SyncAccount, SyncRows, SyncStore } from './sync-rows.ts'

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

/** One request of a device: usually one write; the settings of one `PUT /preferences` go together. */
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
 * newer. A rejected request changes nothing and does not stop the others. The outcomes are in the order given.
 */
export async function applyMutations(
  store: SyncStore,
  userId: string,
  requests: readonly ChangeRequest[],
  now: number,
): Promise<{ outcomes: Outcome[]; account: SyncAccount }> {
  crashPoint('before-transaction')
  const carriedOut = await store.transact(userId, async (rows) => {
    const count = requests.reduce((sum, { writes }) => sum + writes.length, 0)
    const account = await rows.bumpSeq(userId, count)
    const outcomes: Outcome[] = []
    let seq = account.seq - count
    for (const request of requests) {
      outcomes.push(await applyOne({ rows, userId, account, now }, request, seq))
      seq += request.writes.length
    }
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
}

async function applyOne(context: Context, request: ChangeRequest, seqBefore: number): Promise<Outcome> {
  const { rows, userId, now } = context
  const hash = hashOf(request)
  const earlier = await rows.findAppliedMutation(userId, request.mutationId)
  if (earlier) {
    if (earlier.payload_hash !== hash && !request.isOlder)
      return refusal('key-reused', 'This Idempotency-Key was used for another change. Send this one with a new key.')
    return describe(context, request, earlier)
  }
  crashPoint('inside-transaction')
  const refused = await refusalOf(context, request)
  if (refused) return refused
  const written: Awaited<ReturnType<typeof applyWrite>>[] = []
  for (const write of request.writes) written.push(await applyWrite(context, write, seqBefore + written.length + 1))
  const result = written.length === 0 || written.some(({ won }) => won) ? 'applied' : 'superseded'
  const seq = seqBefore + written.length
  await rows.insertAppliedMutation(userId, { mutation_id: request.mutationId, payload_hash: hash, result, seq, created_at: now })
  crashPoint('after-merge')
  return { result, ...stampOf(written) }
}

/** The outcome of a request that was applied before: of its rows as they are now, not as they were. */
async function describe({ rows, userId }: Context, request: ChangeRequest, earlier: AppliedMutation): Promise<Outcome> {
  const found: EntityRow[] = []
  for (const { entity, key } of request.writes) {
    const row = await rows.findRow(entity, userId, key)
    if (row) found.push(row)
  }
  const gone = found.length < request.writes.length
  const newer = found.some(({ seq }) => seq > earlier.seq)
  const result = earlier.result === 'superseded' || (newer && !gone) ? 'superseded' : gone ? 'gone' : 'duplicate'
  return { result, ...(request.writes.length === 1 && stampOf(found)) }
}

/** The stamp to answer with; none where the request has several rows. */
function stampOf(rows: readonly { stamp: Stamp | undefined }[]): { stamp?: Stamp } {
  const [first, second] = rows
  return first?.stamp === undefined || second ? {} : { stamp: first.stamp }
}

async function refusalOf(context: Context, request: ChangeRequest): Promise<Outcome | undefined> {
  const { rows, userId, account, now } = context
  for (const write of request.writes) {
    const { entity, key, stamp, replaces } = write
    if (stamp === undefined) continue
    if (replaces !== undefined && !(await isAsSeen(context, write, stamp))) {
      return refusal(
        'not-as-seen',
        `The account holds another version of ${key} than this change replaces. Read it and send the change again.`,
      )
    }
    if (stampMs(stamp) > now + maxClockLeadMs && !(await mustBeAhead(context, write, stamp))) {
      return refusal(
        'clock-future',
        `The stamp of ${key} is ahead of the server's time. Set the clock by X-Server-Time and stamp it again.`,
      )
    }
    if (stamp > account.purge_stamp || (await hidingClear(context, write)) !== undefined) continue
    if ((await rows.findRow(entity, userId, key)) === undefined) {
      return refusal('stale-write', `The change of ${key} is older than what this account still remembers. Apply it again as a new change.`)
    }
  }
  return undefined
}

/** Whether a write beats a stamp of a time when this server's clock was ahead, and no more than that: it has to be ahead, too. */
async function mustBeAhead(context: Context, write: Write, stamp: Stamp): Promise<boolean> {
  const row = await context.rows.findRow(write.entity, context.userId, write.key)
  // Where tombstones were purged, it may be one of them that the write must beat.
  const toBeat = later(await stampToBeat(context, write, row?.stamp), context.account.purge_stamp)
  return stampMs(stamp) <= stampMs(toBeat) + 1
}

/** Whether a write replaces what its device has seen, or loses anyhow. */
async function isAsSeen({ rows, userId }: Context, { entity, key, replaces }: Write, stamp: Stamp): Promise<boolean> {
  const row = await rows.findRow(entity, userId, key)
  const held = row === undefined || row.deleted === 1 ? null : row.stamp
  return held === replaces || (row !== undefined && row.stamp >= stamp)
}

const refusal = (code: ApiError['code'], message: string): Outcome => ({ refused: new ApiError(code, message) })

/** Distinguishes payloads. Stamps are left out: a device may restamp a mutation after a clock repair. */
function hashOf({ writes, asked }: ChangeRequest): string {
  const written = writes.map(({ entity, key, value }) => [entity, key, typeof value === 'function' ? 'of its stamp' : value])
  const payload = JSON.stringify(asked ?? written)
  return createHash('sha256').update(payload).digest('base64url')
}
