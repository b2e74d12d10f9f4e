import type { Used } from '#contract/quota.ts'
import { type Change, type Digest, type PullAnswer, pullCharacters, pullLimit, entityNames } from '#contract/sync.ts'
import { digestOf } from '#sync/digest.ts'
import { ApiError } from '../http/api-error.ts'
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts'
import type { SyncAccount, SyncRows } from './sync-rows.ts'

/**
 * One page of what changed since `cursorText` (undefined: everything): all that `GET /sync` does, without HTTP (sync protocol
 * 1.8). With `digest` the last page carries the account's digest. `now` is the server's time in epoch ms.
 * @throws ApiError `invalid-input`, or `epoch-changed` or `floor-raised` when the device has to begin again
 */
export async function pullChanges(
  rows: SyncRows,
  userId: string,
  cursorText: string | undefined,
  { digest: wantsDigest, pageRows = pullLimit }: { digest: boolean; pageRows?: number },
  now: number,
): Promise<PullAnswer & { used: Used }> {
  const given = cursorText === undefined ? undefined : decodeCursor(cursorText)
  // Before the rows: everything up to this number is then surely among them.
  const account = await rows.findAccount(userId)
  if (given) await checkCursor(rows, userId, given, account)
  const cursor: Cursor = given ?? { mode: 'snapshot', epoch: account.epoch, seq: 0, floor: account.floor }
  const found = await rows.listChanges(userId, cursor.seq, pageRows + 1)
  const changes = found.slice(0, pageRows).filter(fits())
  const hasMore = found.length > changes.length
  const lastSeq = changes.at(-1)?.seq ?? cursor.seq
  const next: Cursor = hasMore
    ? { ...cursor, seq: lastSeq }
    : { mode: 'delta', epoch: account.epoch, seq: Math.max(lastSeq, account.seq), floor: account.floor }
  const digest = wantsDigest && !hasMore ? await digestAt(rows, userId, account.seq) : undefined
  const total = given === undefined && hasMore ? { total: await rows.countRows(userId) } : {}
  const { epoch, seq, used_rows: rowCount, used_bytes: bytes } = account
  const used = { rows: rowCount, bytes }
  return { changes, cursor: encodeCursor(next), hasMore, epoch, seq, serverTime: now, used, ...total, ...(digest && { digest }) }
}

/** Whether a row, asked of one after the other, still goes onto the page. */
function fits(): (change: Change) => boolean {
  let characters = 0
  return ({ value }) => {
    const isFirst = characters === 0
    characters += JSON.stringify(value).length
    return isFirst || characters <= pullCharacters
  }
}

/** The digest of an account at number `seq`; undefined when a write came in between, because it then is of no single moment. */
async function digestAt(rows: SyncRows, userId: string, seq: number): Promise<Digest | undefined> {
  const digests: [string, Digest[keyof Digest]][] = []
  for (const entity of entityNames) digests.push([entity, digestOf(await rows.listStamps(entity, userId))])
  const { seq: after } = await rows.findAccount(userId)
  return after === seq ? (Object.fromEntries(digests) as Digest) : undefined
}

/** @throws ApiError when the device has to begin again with a snapshot */
async function checkCursor(rows: SyncRows, userId: string, cursor: Cursor, account: SyncAccount): Promise<void> {
  if (cursor.epoch === account.epoch && cursor.seq > account.seq) {
    // The device has a number this database never gave: it was restored from a backup, and every device has to notice.
    await rows.renewEpoch(userId, account.epoch)
    throw epochChanged()
  }
  if (cursor.epoch !== account.epoch) throw epochChanged()
  const outdated = cursor.mode === 'snapshot' ? cursor.floor !== account.floor : cursor.seq < account.floor
  if (outdated) throw new ApiError('floor-raised', 'Deletions this device has not seen were cleared away. Begin again without a cursor.')
}

const epochChanged = () => new ApiError('epoch-changed', 'The server was restored from a backup. Begin again without a cursor.')
