import { expect, test } from 'vitest'
import { publish } from '../../scripts/proof/figures.ts'
import { schedulesFigure } from './figures.ts'
import { playEverywhere } from './play-everywhere.ts'

const settings = {
  firstSeed: Number(process.env['SYNC_SEED'] ?? 1),
  schedules: Number(process.env['SIMULATE_STACK'] ?? 300),
  budgetMs: Number(process.env['SIMULATE_STACK_MS'] ?? 60_000),
  trace: process.env['SIMULATE_TRACE'] === '1',
  real: true,
}

test('the same schedules on the app’s database and on SQL break no law', { timeout: 86_400_000 }, async () => {
  const outcome = await playEverywhere(settings)
  publish(schedulesFigure(outcome))
  expect(outcome.failures.join('\n')).toBe('')
})
