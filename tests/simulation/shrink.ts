import type * as Engine from './engine.ts'
import type { Plan } from './plan.ts'
import { inMemory, runSchedule } from './run-schedule.ts'

/** A failing schedule takes some ms; so many are played at most to find a shorter one. */
const mostTries = 600
const shortestMs = 1000

/** A plan that breaks the same law, and how many steps it takes. */
export interface Shrunk {
  plan: Plan
  found: string[]
  steps: number
}

/**
 * Makes a plan that breaks a law shorter for as long as it breaks that law: fewer kinds of fault, fewer devices, less time, fewer steps.
 * Undefined when it breaks none.
 */
export async function shrink(engine: typeof Engine, failing: Plan): Promise<Shrunk | undefined> {
  let tries = 0

  async function play(plan: Plan): Promise<Shrunk | undefined> {
    tries++
    let steps = 0
    const stage = { ...inMemory, over: (run: { steps: number }) => (steps = plan.steps?.length ?? run.steps) }
    // A broken engine may also throw.
    const found = await runSchedule(engine, plan, stage).catch((error: unknown) => [`failure: ${String(error)}`])
    return found.length > 0 ? { plan, found, steps } : undefined
  }

  const first = await play(failing)
  if (first === undefined) return undefined
  const law = lawOf(first.found[0])
  let best = first

  /** Keeps a shorter plan if it still fails in the same way. */
  async function accepts(plan: Plan): Promise<boolean> {
    if (tries >= mostTries) return false
    const played = await play(plan)
    if (played === undefined || !played.found.some((violation) => lawOf(violation) === law)) return false
    best = played
    return true
  }

  /** Leaves out parts of a list, the largest first. */
  async function thinOut<T>(list: () => readonly T[], planWith: (kept: T[]) => Plan): Promise<void> {
    for (let size = Math.ceil(list().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < list().length;) {
        const kept = list().filter((_, index) => index < start || index >= start + size)
        if (!(await accepts(planWith(kept)))) start += size
      }
    }
  }

  for (let length = Number.POSITIVE_INFINITY; lengthOf(best) < length;) {
    length = lengthOf(best)
    while (best.plan.devices > 1 && (await accepts({ ...best.plan, devices: best.plan.devices - 1 })));
    await thinOut(
      () => best.plan.faults,
      (faults) => ({ ...best.plan, faults }),
    )
    while (timeOf(best.plan) > shortestMs && (await accepts({ ...best.plan, faultyMs: Math.round(timeOf(best.plan) * 0.7) })));
    await thinOut(
      () => stepsOf(best),
      (steps) => ({ ...best.plan, steps }),
    )
  }
  return best
}

const lawOf = (violation = ''): string => violation.slice(0, violation.indexOf(':'))
const timeOf = ({ faultyMs = 240_000 }: Plan): number => faultyMs
const stepsOf = ({ plan, steps }: Shrunk): readonly number[] => plan.steps ?? Array.from({ length: steps }, (_, step) => step)
const lengthOf = ({ plan, steps }: Shrunk): number => steps + plan.faults.length + plan.devices
