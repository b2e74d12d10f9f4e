import { noteFailure, type Stop } from './failure.ts'
import { mayPass, settlements } from './classify.ts'
import { type Batch, leaseBatch } from './lease.ts'
import { mutationOf, type Operation } from './operation.ts'
import type { Reply, SyncPorts } from './ports.ts'
import { bury, postpone, settleAnswer } from './settle.ts'
import { accountOf, type Tx } from './store.ts'

/** How often one run sets the clock right before it waits instead. */
const maxRepairs = 2

/** Sends everything that is ready, batch by batch (sync protocol 1.6). Null when nothing ready is left. */
export async function flush(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  for (let repairs = 0; ports.clock.now() < until;) {
    const batch = await leaseBatch(ports, owner)
    if (batch === undefined) return null
    const reply = await ports.transport.push({ owner, clientId: batch.clientId, items: batch.items.map(mutationOf) })
    if (reply.kind === 'answer') {
      const { repaired } = await ports.store.transact((tx) => settleAnswer(tx, ports, owner, batch, reply.value))
      if (repaired && ++repairs > maxRepairs) return 'waiting'
      continue
    }
    const splits = reply.kind === 'refused' && settlements[reply.code].request === 'split'
    const stop = splits ? await isolate(ports, owner, batch, reply) : await giveBack(ports, owner, batch, reply)
    if (stop !== null) return stop
  }
  return 'budget'
}

type Refused = Extract<Reply<never>, { kind: 'refused' }>

/**
 * The whole request was refused: somewhere in it is a change that spoils it. Half of it is tried next; a change that is alone
 * gets the blame, and its lane the wait, so that it delays no other. If the server itself failed, the account waits as well:
 * were everything failing, one request for each change would be a storm.
 */
async function isolate(ports: SyncPorts, owner: string, batch: Batch, refused: Refused): Promise<Stop | null> {
  const { code, message } = refused
  await ports.store.transact(async (tx) => {
    const alone = batch.items.length === 1
    for (const operation of await stillLeased(tx, batch)) {
      if (!alone) await tx.putOperations([{ ...operation, leaseId: null, leaseUntil: 0 }])
      else if (mayPass(code)) await postpone(tx, ports, operation, code)
      else await bury(tx, ports, operation, code, message)
    }
    const account = await accountOf(tx, owner)
    await tx.putAccount({ ...account, batchLimit: Math.max(1, Math.floor(batch.items.length / 2)) })
  })
  return batch.items.length === 1 && mayPass(code) ? noteFailure(ports, owner, refused) : null
}

/** Nothing is known of the batch: it stays as it was, ready for the next attempt. */
async function giveBack(ports: SyncPorts, owner: string, batch: Batch, reply: Exclude<Reply<never>, { kind: 'answer' }>): Promise<Stop> {
  await ports.store.transact(async (tx) => {
    const operations = await stillLeased(tx, batch)
    await tx.putOperations(operations.map((operation) => ({ ...operation, leaseId: null, leaseUntil: 0 })))
  })
  return noteFailure(ports, owner, reply)
}

/** The batch as the store has it now, without what another flusher took over. */
async function stillLeased(tx: Tx, { items, leaseId }: Batch): Promise<Operation[]> {
  const found = await Promise.all(items.map(({ mutationId }) => tx.operation(mutationId)))
  return found.filter((operation) => operation !== undefined).filter((operation) => operation.leaseId === leaseId)
}
