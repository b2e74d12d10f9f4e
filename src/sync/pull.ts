import { type EntityName, entityNames, rulesOf, type Change, clearKey, type PullAnswer } from '#contract/sync.ts'
import { absorbConfirmed } from './clock.ts'
import { compare, isCompareDue } from './digest.ts'
import { beginFirstRead, endFirstRead, isFirstRead } from './first-read.ts'
import { noteFailure, settlements, type Stop } from './failure.ts'
import { confirmedRow, isHidden, shadowOf, sweepHidden, sweepTombstones, wins } from './merge.ts'
import { laneOf, pendingLanes } from './outbox.ts'
import type { Reply, SyncPorts, WritePorts } from './ports.ts'
import { applySnapshot } from './snapshot.ts'
import { accountOf, type Row, type Tx } from './store.ts'

/** Restarts are rare (another tab moved the cursor, the server was restored meanwhile); after more than this the run waits. */
const maxRestarts = 5

/**
 * Fetches what changed on the server since the cursor; all pages at first, each kept as it comes, and a snapshot where the cursor of
 * an account once read was lost (sync protocol 1.8). Null when done, else why it had to stop.
 */
export async function pull(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  for (let restarts = 0; restarts < maxRestarts;) {
    if (ports.clock.now() >= until) return 'budget'
    const { account, compares } = await ports.store.read(async (tx) => ({
      account: await accountOf(tx, owner),
      compares: await isCompareDue(tx, owner, ports.clock.now()),
    }))
    const { cursor } = account
    const isByPage = cursor !== null || isFirstRead(account)
    const step = isByPage ? await pullPage(ports, owner, cursor, compares) : await pullSnapshot(ports, owner, until)
    if (step === 'restart') restarts++
    else if (step !== 'more') return step
  }
  return 'waiting'
}

type Step = 'more' | 'restart' | Stop | null

async function pullPage(ports: SyncPorts, owner: string, cursor: string | null, compares: boolean): Promise<Step> {
  const reply = await ports.transport.pull({ owner, cursor, ...(compares && { digest: true }) })
  if (reply.kind !== 'answer') return notAnswered(ports, owner, cursor, reply)
  const page = reply.value
  return ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    const isOther = account.epoch !== null && account.epoch !== page.epoch
    // The same epoch and a number below one it gave before: the server went back in time without noticing.
    const wentBack = !isOther && page.seq < account.seq
    if (isOther || wentBack) {
      // A server that was restored before the first read may have lost what it had confirmed.
      const recovering = account.recovering || wentBack || cursor === null
      if (account.cursor === cursor) await tx.putAccount({ ...account, cursor: null, recovering })
      return 'restart'
    }
    if (cursor === null) {
      if (!isFirstRead(account)) return 'restart'
      await beginFirstRead(tx, owner, page.seq)
    }
    if (!(await applyPage(tx, ports, owner, cursor, page))) return 'restart'
    if (page.hasMore) return 'more'
    if (cursor === null || account.reading) await endFirstRead(tx, owner)
    const after = await accountOf(tx, owner)
    if (after.recovering) await tx.putAccount({ ...after, cursor: null })
    else if (page.digest === undefined || (await compare(tx, ports, after, page.digest))) return null
    return 'restart'
  })
}

async function pullSnapshot(ports: SyncPorts, owner: string, until: number): Promise<Step> {
  const changes: Change[] = []
  let last: PullAnswer | undefined
  do {
    if (ports.clock.now() >= until) return 'budget'
    const reply: Reply<PullAnswer> = await ports.transport.pull({ owner, cursor: last?.cursor ?? null })
    if (reply.kind !== 'answer') return notAnswered(ports, owner, null, reply)
    const page = reply.value
    if (last !== undefined && page.epoch !== last.epoch) return 'restart'
    changes.push(...page.changes)
    last = page
  } while (last.hasMore)
  const { cursor, epoch, seq } = last
  const applied = await ports.store.transact((tx) => applySnapshot(tx, ports, owner, null, { changes, cursor, epoch, seq }))
  return applied ? null : 'restart'
}

/** A cursor the server no longer knows is dropped, so that a snapshot follows. */
async function notAnswered(
  ports: SyncPorts,
  owner: string,
  cursor: string | null,
  reply: Exclude<Reply<PullAnswer>, { kind: 'answer' }>,
): Promise<Step> {
  if (reply.kind !== 'refused' || settlements[reply.code].request !== 'resync') return noteFailure(ports, owner, reply)
  await ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    if (account.cursor === cursor) await tx.putAccount({ ...account, cursor: null })
  })
  return 'restart'
}

/**
 * Applies one page of changes and moves the cursor, in one transaction (sync protocol 1.8). False, and nothing done, when the
 * cursor is no longer the one the page was asked with: another tab has moved it, and the page may be older than the rows here.
 */
export async function applyPage(tx: Tx, ports: WritePorts, owner: string, askedWith: string | null, page: PullAnswer): Promise<boolean> {
  const account = await accountOf(tx, owner)
  if (account.cursor !== askedWith) return false
  await absorbConfirmed(
    tx,
    ports,
    page.changes.map(({ stamp }) => stamp),
  )
  const pending = await pendingLanes(tx, owner)
  for (const entity of entityNames) {
    const changes = page.changes.filter((change) => change.entity === entity)
    if (changes.length > 0) await applyChanges(tx, entity, owner, changes, pending)
  }
  const seq = page.hasMore ? (page.changes.at(-1)?.seq ?? account.seq) : page.seq
  await tx.putAccount({
    ...account,
    cursor: page.cursor,
    epoch: page.epoch,
    reading: page.hasMore && (account.reading || askedWith === null),
    seq,
    failures: 0,
    retryAt: 0,
    lastSuccessAt: ports.clock.now(),
  })
  await sweepTombstones(tx, owner, seq)
  return true
}

async function applyChanges(tx: Tx, entity: EntityName, owner: string, changes: Change[], pending: ReadonlySet<string>): Promise<void> {
  const rows = await tx.rows(
    entity,
    owner,
    changes.map(({ key }) => key),
  )
  const next = changes.map((change, index) => rowAfter(rows[index], change, owner, pending.has(laneOf(change))))
  await tx.putRows(
    entity,
    next.filter((row) => row !== undefined),
  )
  if (rulesOf(entity).clearable && (await includesHidden(tx, entity, owner, changes))) await sweepHidden(tx, entity, owner)
}

/** Whether a page holds the clear or rows it hides. */
async function includesHidden(tx: Tx, entity: EntityName, owner: string, changes: Change[]): Promise<boolean> {
  const [clear] = await tx.rows(entity, owner, [clearKey])
  return clear !== undefined && changes.some((change) => change.key === clearKey || isHidden(change, clear.stamp))
}

/** The row after a change of the server; undefined when nothing changes. */
function rowAfter(row: Row | undefined, change: Change, owner: string, pending: boolean): Row | undefined {
  if (row === undefined || row.stamp === change.stamp || wins(change, row)) return confirmedRow(owner, change)
  if (!pending || row.shadow === undefined) return undefined
  if (row.shadow === null || !wins(row.shadow, change)) return { ...row, shadow: shadowOf(change) }
  return row.shadow.lost === undefined ? undefined : { ...row, shadow: { ...row.shadow, lost: shadowOf(change) } }
}
