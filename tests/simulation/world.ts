import type { Store } from '#sync/store.ts'
import type { Dice } from './dice.ts'
import type { Commit, Disk } from './disk.ts'
import type * as Engine from './engine.ts'
import { type FaultKind, faultKinds, type FrequentFault, type RareFault } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** One device's storage, as its page and its worker reach it; `disk` always holds what is stored. */
export interface Storage {
  page: Store
  worker: Store
  disk: Disk
}

/** Fresh, empty storage for one device; `committed` sees what each transaction did. */
export interface OpenStorage {
  (committed: (commit: Commit, disk: Disk) => void): Promise<Storage>
}

/** The whole world of one run. */
export interface World {
  engine: typeof Engine
  dice: Dice
  time: VirtualTime
  ledger: Ledger
  server: SimulatedServer
  openStorage: OpenStorage
  faults: Set<FaultKind>
  /** Those that have happened. */
  struck: Set<FaultKind>
  /** How many steps people and rare faults have come to, and which of them are taken. */
  steps: number
  takes: (step: number) => boolean
  /** What people do: so many of their habits, or all. */
  habits: number | undefined
  /** No more faults and no more changes: everything has to arrive now. */
  healing: boolean
  serverIsDown: boolean
  /** How far the server's clock is ahead of the true time. */
  serverClock: { aheadMs: number }
  purged: Set<string>
  /** Values so far, so that no two are alike. */
  written: number
  /** Collects what happened, in words, when somebody wants to read it. */
  trace: (text: () => string) => void
}

/** Whether a fault that may happen at any time happens now. */
export function hits({ faults, struck, dice }: World, kind: FrequentFault): boolean {
  const isHit = faults.has(kind) && dice.chance(faultKinds[kind].chance)
  if (isHit) struck.add(kind)
  return isHit
}

/** Takes a step from time to time for as long as there are faults. */
export async function fromTimeToTime(world: World, everyMs: number, action: () => Promise<void>): Promise<void> {
  for (;;) {
    await world.time.sleep(world.dice.between(1, everyMs))
    if (world.healing) return
    if (!world.takes(world.steps++)) continue
    // Not awaited: what a crash cuts off never ends.
    void action().catch((error: unknown) => world.ledger.failed(error))
  }
}

/** The same for a kind of fault, if this run has it. */
export async function whereFaulty(world: World, kind: RareFault, action: () => Promise<void>): Promise<void> {
  if (!world.faults.has(kind)) return
  await fromTimeToTime(world, faultKinds[kind].everyMs, async () => {
    world.struck.add(kind)
    await action()
  })
}
