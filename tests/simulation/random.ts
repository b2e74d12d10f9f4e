import type * as Engine from './engine.ts'
import { pairs } from './pairs.ts'
import { type Plan, planOf } from './plan.ts'
import { inMemory, runSchedule, type Stage } from './run-schedule.ts'

/** Which schedules to play. */
export interface Share {
  firstSeed: number
  /** Every so many-th seed. */
  step: number
  /** Of all shares together. */
  schedules: number
  trace: boolean
  /** On the app's own database and on SQL instead of in memory. */
  real?: boolean
}

export interface Played {
  played: number
  /** What happened, in words, if somebody asked for it. */
  lines: string[]
  /** Which kinds of fault happened in one schedule, two by two. */
  pairs: ReadonlySet<string>
  /** The first schedule that broke a law ended it. */
  failure?: { plan: Plan; found: string[] }
}

/** Plays schedules one after the other until one breaks a law. */
export async function playShare(engine: typeof Engine, share: Share, offset: number, stage: Stage = inMemory): Promise<Played> {
  const { firstSeed, step, schedules, trace } = share
  const lines: string[] = []
  const { seen, note } = pairs()
  const told: Stage = { ...stage, over: ({ struck }) => note(struck), ...(trace && { trace: (line) => void lines.push(line) }) }
  let played = 0
  for (let seed = firstSeed + offset; seed < firstSeed + schedules; seed += step) {
    const plan = planOf(seed)
    const found = await runSchedule(engine, plan, told)
    if (found.length > 0) return { played, lines, pairs: seen, failure: { plan, found } }
    played++
  }
  return { played, lines, pairs: seen }
}
