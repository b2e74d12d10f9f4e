import { entityNames } from '#contract/sync.ts'
import { type MergedRow, type Tx } from '#sync/store.ts'
import type { SyncPorts } from '#sync/ports.ts'
import type * as Engine from './engine.ts'
import type { Ledger } from './ledger.ts'

interface Watch {
  engine: typeof Engine
  ledger: Ledger
  ports: SyncPorts
}

/** Takes a guest's rows along into an account; the ledger sees that none gets lost. */
export async function mergeUnderWatch(tx: Tx, { engine, ledger, ports }: Watch, guest: string, owner: string): Promise<MergedRow[]> {
  const lists = entityNames.map(async (entity) => (await tx.allRows(entity, guest)).map((row) => ({ ...row, entity })))
  const kept = (await Promise.all(lists)).flat()
  const merged = await engine.mergeGuest(tx, ports, guest, owner)
  await ledger.merged(tx, owner, kept)
  return merged
}
