import type { Change, PullAnswer } from '#contract/sync.ts'
import { applyPage } from './apply-page.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { settlements } from './classify.ts'
import { compare, isCompareDue } from './compare.ts'
import { noteFailure, type Stop } from './failure.ts'
import type { Reply, SyncPorts } from './ports.ts'
import { accountOf } from './store.ts'

/** Restarts are rare (another tab moved the cursor, the server was restored meanwhile); more than this is a reason to wait. */
const maxRestarts = 5

/**
 * Brings everything the server has that this device has not: by cursor, or as a snapshot where there is none (sync protocol
 * 1.8). Null when done, else why it had to stop.
 */
export async function pull(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  for (let restarts = 0; restarts < maxRestarts;) {
    if (ports.clock.now() >= until) return 'budget'
    const { cursor, compares } = await ports.store.read(async (tx) => ({
      ...(await accountOf(tx, owner)),
      compares: await isCompareDue(tx, owner, ports.clock.now()),
    }))
    const step = cursor === null ? await pullSnapshot(ports, owner, until) : await pullPage(ports, owner, cursor, compares)
    if (step === 'restart') restarts++
    else if (step !== 'more') return step
  }
  return 'waiting'
}

type Step = 'more' | 'restart' | Stop | null

async function pullPage(ports: SyncPorts, owner: string, cursor: string, compares: boolean): Promise<Step> {
  const reply = await ports.transport.pull({ owner, cursor, ...(compares && { digest: true }) })
  if (reply.kind !== 'answer') return notAnswered(ports, owner, cursor, reply)
  const page = reply.value
  return ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    const isOther = account.epoch !== null && account.epoch !== page.epoch
    // The same epoch and a number below one it gave before: the server went back in time without knowing.
    const wentBack = !isOther && page.seq < account.seq
    if (isOther || wentBack) {
      if (account.cursor === cursor) await tx.putAccount({ ...account, cursor: null, recovering: account.recovering || wentBack })
      return 'restart'
    }
    if (!(await applyPage(tx, ports, owner, cursor, page))) return 'restart'
    if (page.hasMore) return 'more'
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

/** A cursor the server no longer knows means: read everything again. */
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
