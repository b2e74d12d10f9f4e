import type { MutationResult, PushAnswer } from '#contract/sync.ts'
import { settlements } from './classify.ts'
import { confirmAll, type Confirmed } from './confirm.ts'
import type { Batch } from './lease.ts'
import type { Operation } from './operation.ts'
import type { SyncPorts } from './ports.ts'
import { bury, postpone, ready } from './refuse.ts'
import { repairClock } from './repair-clock.ts'
import { accountOf, type Tx } from './store.ts'

/** What the flush must know after an answer was settled. */
export interface Settled {
  /** The clock was wrong and has been set right: the same changes are ready again. */
  repaired: boolean
  /** The server's number is below one it gave before: it went back in time. */
  wentBack: boolean
}

/**
 * Settles a push, in one transaction: each change is taken from the store, never from the batch, because it may have been
 * settled or restamped meanwhile (sync protocol 1.6).
 */
export async function settleAnswer(tx: Tx, ports: SyncPorts, owner: string, batch: Batch, answer: PushAnswer): Promise<Settled> {
  const results = new Map(answer.results.map((result) => [result.mutationId, result]))
  const confirmed: Confirmed[] = []
  const rejected: { sent: Operation; operation: Operation; result: MutationResult | undefined }[] = []
  const found = await tx.operationsAt(batch.items.map(({ n }) => n))
  for (const [index, sent] of batch.items.entries()) {
    const operation = found[index]
    if (operation?.mutationId !== sent.mutationId) continue
    const result = results.get(sent.mutationId)
    if (result === undefined || result.result === 'rejected') rejected.push({ sent, operation, result })
    else confirmed.push(confirmedBy(operation, sent, result))
  }
  await confirmAll(tx, ports, owner, confirmed, answer.seq)
  const early = new Set<string>()
  for (const { sent, operation, result } of rejected) {
    const code = result?.code ?? 'internal'
    const fate = settlements[code].item
    if (fate === 'dead') await bury(tx, ports, operation, code, result?.message ?? '')
    else if (fate === 'retry') await postpone(tx, ports, operation, code)
    else if (operation.stamp !== sent.stamp) await ready(tx, [operation])
    else {
      // The repair readies it again; a second refusal in a row waits like any other failure.
      await postpone(tx, ports, operation, code)
      early.add(sent.mutationId)
    }
  }
  if (early.size > 0) await repairClock(tx, ports, owner, answer.serverTime, early)
  return { repaired: early.size > 0, wentBack: await noteSuccess(tx, ports, owner, batch.seq, answer) }
}

/**
 * What an answer says of one change. The stamp that counts is the one the server holds: a change may have been restamped since
 * it first arrived. A change that lost against its own stamp is there already.
 */
function confirmedBy(operation: Operation, sent: Operation, { result, stamp }: MutationResult): Confirmed {
  const holds = result === 'applied' || result === 'duplicate' || (result === 'superseded' && stamp === sent.stamp)
  return { operation, stamp: stamp ?? (holds ? sent.stamp : null), fate: holds ? 'holds' : result === 'gone' ? 'gone' : 'beaten' }
}

/**
 * An answer arrived: back-off ends. An unknown epoch means that the server was restored from a backup: everything is read
 * again. So does a number below one that was known before the request left, which is what comes back as true.
 */
async function noteSuccess(tx: Tx, ports: SyncPorts, owner: string, knownSeq: number, { epoch, seq }: PushAnswer): Promise<boolean> {
  const account = await accountOf(tx, owner)
  const restored = account.epoch !== null && account.epoch !== epoch
  const wentBack = !restored && seq < knownSeq
  await tx.putAccount({
    ...account,
    epoch: account.epoch ?? epoch,
    cursor: restored ? null : account.cursor,
    // Even if the answer is the older of the two, given before the server was restored: then what it confirms is lost.
    recovering: account.recovering || wentBack || restored,
    failures: 0,
    retryAt: 0,
    batchLimit: Math.min(Number.MAX_SAFE_INTEGER, account.batchLimit * 2),
    lastSuccessAt: ports.clock.now(),
  })
  return wentBack
}
