import { expect, test } from 'vitest'
import { publish } from '../../scripts/proof/figures.ts'
import * as engine from './engine.ts'
import { schedulesFigure } from './figures.ts'
import type { Plan } from './plan.ts'
import { playEverywhere } from './play-everywhere.ts'
import { inMemory, runSchedule } from './run-schedule.ts'

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

const settings = {
  firstSeed: setting('SYNC_SEED', 1),
  schedules: setting('SIMULATE_SCHEDULES', 40_000),
  budgetMs: setting('SIMULATE_MS', 120_000),
  trace: process.env['SIMULATE_TRACE'] === '1',
}
/** So many schedules meet every pair of faults. */
const enoughForPairs = 2000
/** One schedule, as it was printed when it was made shorter. */
const onePlan = process.env['SIMULATE_PLAN']

test.runIf(onePlan === undefined)(
  'no schedule of faults loses, doubles or diverges anything, and every two kinds of fault meet',
  async () => {
    const outcome = await playEverywhere(settings)
    publish(schedulesFigure(outcome))
    const { failures, played, unmet } = outcome
    expect(failures.join('\n')).toBe('')
    expect(played < enoughForPairs ? [] : unmet).toEqual([])
  },
  86_400_000,
)

test.runIf(onePlan !== undefined)(
  'this one schedule loses, doubles or diverges nothing',
  async () => {
    const plan = JSON.parse(onePlan ?? '') as Plan
    const trace = settings.trace && { trace: (line: string) => void process.stdout.write(`${line}\n`) }
    expect(await runSchedule(engine, plan, { ...inMemory, ...trace })).toEqual([])
  },
  86_400_000,
)
