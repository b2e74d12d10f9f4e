import { mayPass, settlements } from './classify.ts'
import { type Failure, noteFailure, type Stop } from './failure.ts'
import { type Batch, leaseBatches } from './lease.ts'
import { mutationOf, type Operation } from './operation.ts'
import type { Reply, SyncPorts } from './ports.ts'
import { bury, holdBackFailed, postpone, ready } from './refuse.ts'
import { settleAnswer } from './settle.ts'
import { accountOf, type Tx } from './store.ts'

/** How often one run sets the clock right before it waits instead. */
const maxRepairs = 2

/** What one request led to. */
interface Outcome {
  /** It failed as a whole, and the account has to wait or pause. */
  failure?: Failure
  /** The clock was wrong and has been set right: the same changes are ready again. */
  repaired?: boolean
  /** The server went back in time: it has to be read before it is told more. */
  wentBack?: boolean
}

/** Sends everything that is ready, some batches at a time (sync protocol 1.6). Null when nothing ready is left. */
export async function flush(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  for (let repairs = 0; ports.clock.now() < until;) {
    const batches = await leaseBatches(ports, owner)
    if (batches === 'reload') return 'reload'
    if (batches.length === 0) return null
    const outcomes = await Promise.all(batches.map((batch) => send(ports, owner, batch)))
    const failure = outcomes.find((outcome) => outcome.failure !== undefined)?.failure
    if (failure !== undefined) return noteFailure(ports, owner, failure)
    if (outcomes.some(({ wentBack }) => wentBack)) return null
    if (outcomes.some(({ repaired }) => repaired) && ++repairs > maxRepairs) return 'waiting'
  }
  return 'budget'
}

async function send(ports: SyncPorts, owner: string, batch: Batch): Promise<Outcome> {
  const reply = await ports.transport.push({ owner, clientId: batch.clientId, items: batch.items.map(mutationOf) })
  if (reply.kind === 'answer') return ports.store.transact((tx) => settleAnswer(tx, ports, owner, batch, reply.value))
  if (reply.kind === 'refused' && settlements[reply.code].request === 'split') return isolate(ports, owner, batch, reply)
  // Nothing is known of these: they stay as they were, ready for the next attempt.
  await ports.store.transact(async (tx) => ready(tx, await stillLeased(tx, batch)))
  return { failure: reply }
}

type Refused = Extract<Reply<never>, { kind: 'refused' }>

/**
 * The whole request was refused: somewhere in it is a change that spoils it. Half of it is tried next; a change that is alone
 * gets the blame, and its lane the wait, so that it delays no other. Where the server itself failed, it may fail for every
 * change, and one request for each would be a storm: so at a change's first failure the account waits as well, and later
 * those that failed before wait for one another.
 */
async function isolate(ports: SyncPorts, owner: string, batch: Batch, refused: Refused): Promise<Outcome> {
  const { code, message } = refused
  const alone = batch.items.length === 1
  const isFirst = await ports.store.transact(async (tx) => {
    const operations = await stillLeased(tx, batch)
    if (!alone) await ready(tx, operations)
    else
      for (const operation of operations)
        if (!mayPass(code)) await bury(tx, ports, operation, code, message)
        else await holdBackFailed(tx, owner, await postpone(tx, ports, operation, code))
    const account = await accountOf(tx, owner)
    await tx.putAccount({ ...account, batchLimit: Math.max(1, Math.floor(batch.items.length / 2)) })
    return operations.every(({ attempts }) => attempts === 0)
  })
  return alone && mayPass(code) && isFirst ? { failure: refused } : {}
}

/** The batch as the store has it now, without what another flusher took over. */
async function stillLeased(tx: Tx, { items, leaseId }: Batch): Promise<Operation[]> {
  const found = await tx.operationsAt(items.map(({ n }) => n))
  return found.filter((operation) => operation !== undefined).filter((operation) => operation.leaseId === leaseId)
}
