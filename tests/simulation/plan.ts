import { diceOf } from './dice.ts'
import { allFaults, type FaultKind } from './faults.ts'

/** One schedule as plain data; the same plan plays out the same way. */
export interface Plan {
  seed: number
  devices: number
  /** The kinds of fault that may happen at all: runs with few of them find the rare holes (swarm testing). */
  faults: readonly FaultKind[]
  /** Of what people do (`habits` in act.ts) only the first so many; all unless given. */
  habits?: number
  /** So many titles come along from elsewhere at the beginning; none unless given. */
  library?: number
  /** How long there are faults, virtual ms; 4 minutes unless given. */
  faultyMs?: number
  /** The only steps to take, of those that people and rare faults take one after the other; all unless given. */
  steps?: readonly number[]
}

/** A library comes over a line that loses much: the first read takes many pages, and loses some of them. */
const lossy: ReadonlySet<FaultKind> = new Set(['request-lost', 'reply-lost'])

/** The plan of a seed: some have more devices than most people, or a large library. */
export function planOf(seed: number): Plan {
  const plan = plainPlanOf(seed)
  // Dice of their own leave the rest of a seed as it was; thrown so that the first 15 seeds have one of each.
  const dice = diceOf(seed + 32_000_078)
  if (dice.chance(0.02)) return { ...plan, devices: dice.between(5, 6) }
  if (!dice.chance(0.015)) return plan
  const faults = allFaults.filter((kind) => lossy.has(kind) || plan.faults.includes(kind))
  return { ...plan, faults, library: dice.between(100, 300) }
}

function plainPlanOf(seed: number): Plan {
  const dice = diceOf(seed)
  const density = dice.pick([0.15, 0.3, 0.5, 0.8])
  return { seed, devices: dice.between(1, 3), faults: allFaults.filter(() => dice.chance(density)) }
}

/** Without what was added later, so that a seed kept for what it shows goes on showing it. */
export const keptPlanOf = (seed: number): Plan => ({ ...plainPlanOf(seed), habits: 11 })
