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
  /** How long there are faults, virtual ms; 4 minutes unless given. */
  faultyMs?: number
  /** The only steps to take, of those that people and rare faults take one after the other; all unless given. */
  steps?: readonly number[]
}

/** The plan of a seed. */
export function planOf(seed: number): Plan {
  const dice = diceOf(seed)
  const density = dice.pick([0.15, 0.3, 0.5, 0.8])
  return { seed, devices: dice.between(1, 3), faults: allFaults.filter(() => dice.chance(density)) }
}

/** The same with the habits that never change: a seed kept for what it shows goes on showing it when people get another habit. */
export const keptPlanOf = (seed: number): Plan => ({ ...planOf(seed), habits: 11 })
