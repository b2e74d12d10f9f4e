import { diceOf } from './dice.ts'
import { allFaults, excluded, type FaultKind, seldom } from './faults.ts'

/** One schedule as plain data; the same plan plays out the same way. */
export interface Plan {
  seed: number
  devices: number
  /** The kinds of fault that may happen at all: runs with few of them find the rare holes (swarm testing). */
  faults: readonly FaultKind[]
  /** Of what people do (`habits` in act.ts) only the first so many; all unless given. */
  habits?: number
  /** So many titles come from elsewhere at the beginning; none unless given. */
  library?: number
  /** How long there are faults, virtual ms; 4 minutes unless given. */
  faultyMs?: number
  /** The only steps to take, of those that people and rare faults take one after the other; all unless given. */
  steps?: readonly number[]
}

/** A library comes over a line that loses much: the first read takes many pages, and loses some of them. */
const lossy: ReadonlySet<FaultKind> = new Set(['request-lost', 'reply-lost'])

/** The plan of a seed: some have clocks that are far off, more devices than most people, or a large library. */
export function planOf(seed: number): Plan {
  const plan = withWrongClocks(plainPlanOf(seed))
  // Dice of their own leave the rest of a seed as it was; thrown so that the first 15 seeds have one of each.
  const dice = diceOf(seed + 32_000_078)
  if (dice.chance(0.02)) return { ...plan, devices: dice.between(5, 6) }
  if (!dice.chance(0.015)) return plan
  const faults = allFaults.filter((kind) => lossy.has(kind) || plan.faults.includes(kind))
  return { ...plan, faults, library: dice.between(100, 300) }
}

function withWrongClocks(plan: Plan): Plan {
  const dice = diceOf(plan.seed + 77_000_041)
  const left = new Set(plan.faults)
  const added = new Set([...seldom].filter(() => dice.chance(0.15)))
  for (const [kind, other] of excluded) if (added.has(other)) left.delete(kind)
  return { ...plan, faults: allFaults.filter((kind) => added.has(kind) || left.has(kind)) }
}

function plainPlanOf(seed: number): Plan {
  const dice = diceOf(seed)
  const density = dice.pick([0.15, 0.3, 0.5, 0.8])
  return { seed, devices: dice.between(1, 3), faults: allFaults.filter((kind) => !seldom.has(kind) && dice.chance(density)) }
}

/** Without what was added later, so that a seed kept for what it shows goes on showing it. */
export const keptPlanOf = (seed: number): Plan => ({ ...plainPlanOf(seed), habits: 11 })
