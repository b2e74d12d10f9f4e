import { createHash } from 'node:crypto'
import { type EntityName, maxClockLeadMs, type MutationResult, type Stamp } from '#contract/sync.ts'
import { lowestStamp, stampMs, tick } from '#sync/hybrid-clock.ts'
import type { Database } from '../db/connection.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { ApiError } from '../http/api-error.ts'
import { findRow, upsertIfWinning } from '../repositories/entities.ts'
import { findAppliedMutation, insertAppliedMutation } from '../repositories/mutations.ts'
import { bumpSeq, type SyncAccount } from '../repositories/sync-accounts.ts'

/** The desired state of one key: a value, or null for a deletion. Without a stamp the server gives one that wins. */
export interface Write {
  entity: EntityName
  key: string
  value: object | boolean | string | null
  stamp: Stamp | undefined
}

/** One request of a device: usually one write; the fields of one `PUT /preferences` go together. */
export interface ChangeRequest {
  mutationId: string
  writes: readonly Write[]
}

export type Outcome = { result: Exclude<MutationResult['result'], 'rejected'> } | { refused: ApiError }

const serverClientId = '000000000000'

/**
 * Carries out requests of one member in one transaction (sync protocol 1.7): each at most once, each write only where its
 * stamp is newer. A refused request changes nothing and does not stop the others. The outcomes are in the order given.
 */
export async function applyMutations(
  db: Database,
  userId: string,
  requests: readonly ChangeRequest[],
  now: number,
): Promise<{ outcomes: Outcome[]; account: SyncAccount }> {
  return inTransaction(db, async (tx) => {
    const count = requests.reduce((sum, { writes }) => sum + writes.length, 0)
    const account = await bumpSeq(tx, userId, count)
    const outcomes: Outcome[] = []
    let seq = account.seq - count
    for (const request of requests) {
      outcomes.push(await applyOne({ tx, userId, account, now }, request, seq))
      seq += request.writes.length
    }
    return { outcomes, account }
  })
}

interface Context {
  tx: Tx
  userId: string
  account: SyncAccount
  now: number
}

async function applyOne({ tx, userId, account, now }: Context, request: ChangeRequest, seqBefore: number): Promise<Outcome> {
  const hash = hashOf(request)
  const earlier = await findAppliedMutation(tx, userId, request.mutationId)
  if (earlier) {
    if (earlier.payload_hash !== hash)
      return refusal('key-reused', 'This Idempotency-Key was used for another change. Send this one with a new key.')
    return { result: await describe(tx, userId, request, earlier) }
  }
  const refused = await refusalOf({ tx, userId, account, now }, request)
  if (refused) return refused
  let applied = false
  for (const [index, write] of request.writes.entries()) {
    const won = await applyWrite({ tx, userId, account, now }, write, seqBefore + index + 1)
    applied ||= won
  }
  const result = applied || request.writes.length === 0 ? 'applied' : 'superseded'
  const seq = seqBefore + request.writes.length
  await insertAppliedMutation(tx, userId, { mutation_id: request.mutationId, payload_hash: hash, result, seq, created_at: now })
  return { result }
}

/** What holds now of a request that was carried out before: its rows as they are, not as they were. */
async function describe(
  tx: Tx,
  userId: string,
  request: ChangeRequest,
  earlier: { result: 'applied' | 'superseded'; seq: number },
): Promise<'duplicate' | 'superseded' | 'gone'> {
  if (earlier.result === 'superseded') return 'superseded'
  for (const write of request.writes) {
    const row = await findRow(tx, write.entity, userId, write.key)
    if (row === undefined) return 'gone'
    if (row.seq > earlier.seq) return 'superseded'
  }
  return 'duplicate'
}

async function refusalOf({ tx, userId, account, now }: Context, request: ChangeRequest): Promise<Outcome | undefined> {
  for (const { entity, key, stamp } of request.writes) {
    if (stamp === undefined) continue
    if (stampMs(stamp) > now + maxClockLeadMs) {
      return refusal(
        'clock-future',
        `The stamp of ${key} is ahead of the server's time. Set the clock by X-Server-Time and stamp it again.`,
      )
    }
    if (stamp <= account.purge_stamp && (await findRow(tx, entity, userId, key)) === undefined) {
      return refusal('stale-write', `The change of ${key} is older than what this account still remembers. Apply it again as a new change.`)
    }
  }
  return undefined
}

/** Writes one row where it wins. A write without a stamp always wins: it gets one above the row's own, if it changes anything. */
async function applyWrite({ tx, userId, now }: Context, write: Write, seq: number): Promise<boolean> {
  const deleted = write.value === null ? 1 : 0
  const value = deleted ? null : JSON.stringify(write.value)
  let { stamp } = write
  if (stamp === undefined) {
    const row = await findRow(tx, write.entity, userId, write.key)
    if (row !== undefined && row.deleted === deleted && row.value === value) return true
    stamp = tick({ clientId: serverClientId, last: row?.stamp ?? lowestStamp(serverClientId), offsetMs: 0 }, now).last
  }
  const row = { user_id: userId, key: write.key, value, deleted, stamp, seq, created_at: stampMs(stamp), updated_at: now }
  return upsertIfWinning(tx, write.entity, row)
}

const refusal = (code: ApiError['code'], message: string): Outcome => ({ refused: new ApiError(code, message) })

/** Tells two payloads apart. Stamps are left out: a device may stamp a change again after its clock was mended. */
function hashOf({ writes }: ChangeRequest): string {
  const payload = JSON.stringify(writes.map(({ entity, key, value }) => [entity, key, value]))
  return createHash('sha256').update(payload).digest('base64url')
}
