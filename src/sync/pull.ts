import { type EntityName, entityNames, rulesOf, type Change, clearKey, type PullAnswer } from '#contract/sync.ts'
import { absorbConfirmed, keepServerTime, type Measurement, timeRequest } from './clock.ts'
import { compare, isCompareDue } from './digest.ts'
import { noteFailure, settlements, type Stop } from './failure.ts'
import { followHeld, mergeJoining } from './guest-merge.ts'
import { beginFullRead, endFullRead, type FullRead, rowOverOlder } from './full-read.ts'
import { isHidden, losesInDoubt, shadowOf, sweepHidden, sweepTombstones, tellOfDoubt, wins } from './merge.ts'
import { doubtOf, laneOf, pendingLanes } from './outbox.ts'
import type { Reply, SyncPorts, WritePorts } from './ports.ts'
import { type Account, accountOf, type QueuedMutation, readAgain, type Row, type Tx } from './store.ts'

/** Restarts are rare (another tab moved the cursor, the server was restored meanwhile); after more than this the run waits. */
const maxRestarts = 5

/** A page that was asked for. */
interface Asked {
  cursor: string | null
  pulled: Promise<Pulled>
}

/** What came of it, and what the answer tells of the server's time. */
interface Pulled {
  reply: Reply<PullAnswer>
  measurement: Measurement | null
}

/**
 * Fetches what changed on the server since the cursor, or everything where there is none (sync protocol 1.8); each page is kept as it
 * comes, so that a later run goes on where this one had to stop. The next page travels while one is written. Null when done, else why it
 * had to stop.
 */
export async function pull(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  let ahead: Asked | undefined
  for (let restarts = 0; restarts < maxRestarts;) {
    if (ports.clock.now() >= until) return 'budget'
    const { cursor, compares } = await ports.store.read(async (tx) => ({
      ...(await accountOf(tx, owner)),
      compares: await isCompareDue(tx, owner, ports.clock.now()),
    }))
    const ask = (from: string | null): Asked => ({ cursor: from, pulled: pullPage(ports, owner, from, compares) })
    const asked = ahead?.cursor === cursor ? ahead : ask(cursor)
    const pulled = await asked.pulled
    const { reply } = pulled
    ahead = reply.kind === 'answer' && reply.value.hasMore ? ask(reply.value.cursor) : undefined
    const step = await takePage(ports, owner, cursor, pulled)
    if (step === 'restart') restarts++
    else if (step !== 'more') return step
  }
  return 'waiting'
}

async function pullPage(ports: SyncPorts, owner: string, cursor: string | null, compares: boolean): Promise<Pulled> {
  const timed = timeRequest(ports.clock)
  const reply = await ports.transport.pull({ owner, cursor, ...(compares && { digest: true }) })
  return { reply, measurement: reply.kind === 'answer' ? timed(reply.value.serverTime) : null }
}

type Step = 'more' | 'restart' | Stop | null

async function takePage(ports: SyncPorts, owner: string, cursor: string | null, { reply, measurement }: Pulled): Promise<Step> {
  if (reply.kind !== 'answer') return notAnswered(ports, owner, cursor, reply)
  const page = reply.value
  return ports.store.transact(async (tx) => {
    await keepServerTime(tx, ports, owner, measurement)
    const account = await accountOf(tx, owner)
    const isOther = account.epoch !== null && account.epoch !== page.epoch
    // The same epoch and a number below one it gave before: the server went back in time without noticing.
    const wentBack = !isOther && page.seq < account.seq
    if (cursor !== null && (isOther || wentBack)) {
      if (account.cursor === cursor) await tx.putAccount(readAgain(account, { restored: wentBack }))
      return 'restart'
    }
    if (!(await applyPage(tx, ports, owner, cursor, page))) return 'restart'
    if (page.hasMore) return 'more'
    const after = await accountOf(tx, owner)
    if (after.recovering) await tx.putAccount(readAgain(after))
    else if (page.digest === undefined || (await compare(tx, ports, after, page.digest))) return null
    return 'restart'
  })
}

/** A cursor the server no longer knows is dropped, so that everything is read again. */
async function notAnswered(
  ports: SyncPorts,
  owner: string,
  cursor: string | null,
  reply: Exclude<Reply<PullAnswer>, { kind: 'answer' }>,
): Promise<Step> {
  if (reply.kind !== 'refused' || settlements[reply.code].request !== 'resync') return noteFailure(ports, owner, reply)
  await ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    if (account.cursor === cursor) await tx.putAccount(readAgain(account))
  })
  return 'restart'
}

/**
 * Applies one page of changes and moves the cursor, in one transaction (sync protocol 1.8); a page asked without a cursor begins a
 * full read, and the last one ends it. False, and nothing done, when the cursor is no longer the one the page was asked with:
 * another tab has moved it, and the page may be older than the rows here.
 */
export async function applyPage(tx: Tx, ports: WritePorts, owner: string, askedWith: string | null, page: PullAnswer): Promise<boolean> {
  const found = await accountOf(tx, owner)
  if (found.cursor !== askedWith) return false
  const account = askedWith === null ? await beginFullRead(tx, found, page) : found
  await absorbConfirmed(
    tx,
    ports,
    page.changes.map(({ stamp }) => stamp),
  )
  const pending = await pendingLanes(tx, owner)
  for (const entity of entityNames) {
    const changes = page.changes.filter((change) => change.entity === entity)
    if (changes.length > 0) await applyChanges(tx, ports, entity, account, changes, pending)
  }
  if (account.reading !== null && !page.hasMore) await endFullRead(tx, ports, owner, account.reading)
  const pageSeq = page.hasMore ? (page.changes.at(-1)?.seq ?? account.seq) : page.seq
  await tx.putAccount({
    ...account,
    cursor: page.cursor,
    epoch: page.epoch,
    reading: page.hasMore ? readingAfter(account.reading, page) : null,
    seq: Math.max(account.seq, pageSeq),
    failures: 0,
    retryAt: 0,
    lastSuccessAt: ports.clock.now(),
    used: page.used ?? account.used,
  })
  await followHeld(tx, owner)
  if (!page.hasMore) await mergeJoining(tx, ports, owner)
  await sweepTombstones(tx, owner, pageSeq)
  return true
}

const readingAfter = (reading: FullRead | null, { changes }: PullAnswer): FullRead | null =>
  reading && { ...reading, read: reading.read + changes.length }

async function applyChanges(
  tx: Tx,
  ports: WritePorts,
  entity: EntityName,
  { owner, reading }: Account,
  changes: Change[],
  pending: ReadonlyMap<string, QueuedMutation>,
): Promise<void> {
  const rows = await tx.rows(
    entity,
    owner,
    changes.map(({ key }) => key),
  )
  const next = changes.map((change, index) => rowAfter(rows[index], change, owner, pending.get(laneOf(change)), reading))
  for (const [index, row] of rows.entries()) {
    const after = next[index]
    const isReplaced = row !== undefined && after !== undefined && after.stamp !== row.stamp
    if (isReplaced && losesInDoubt(row, after.stamp, pending.get(laneOf({ entity, key: row.key }))))
      await tellOfDoubt(tx, ports, entity, row)
  }
  await tx.putRows(
    entity,
    next.filter((row) => row !== undefined),
  )
  if (rulesOf(entity).clearable && (await includesHidden(tx, entity, owner, changes))) await sweepHidden(tx, ports, entity, owner)
}

/** Whether a page holds the clear or rows it hides. */
async function includesHidden(tx: Tx, entity: EntityName, owner: string, changes: Change[]): Promise<boolean> {
  const [clear] = await tx.rows(entity, owner, [clearKey])
  return clear !== undefined && changes.some((change) => change.key === clearKey || isHidden(change, clear.stamp))
}

/** The row after a change of the server; undefined when nothing changes. `last` is the last mutation of its lane. */
function rowAfter(
  row: Row | undefined,
  change: Change,
  owner: string,
  last: QueuedMutation | undefined,
  reading: FullRead | null,
): Row | undefined {
  const held = shadowOf(change)
  if (row?.stamp === change.stamp) return { ...held, owner, key: change.key, ...doubtOf({ latest: row.latest }) }
  if (row === undefined || wins(change, row)) return { ...held, owner, key: change.key }
  const { shadow } = row
  if (shadow === null || (shadow !== undefined && !wins(shadow, change))) return { ...row, shadow: held }
  if (shadow?.lost !== undefined) return { ...row, shadow: { ...shadow, lost: held } }
  return reading === null ? undefined : rowOverOlder(row, change, last, reading)
}
