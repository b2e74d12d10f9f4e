import { expect, test } from 'vitest'
import { playEverywhere } from './play-everywhere.ts'

const settings = {
  firstSeed: Number(process.env['SYNC_SEED'] ?? 1),
  schedules: Number(process.env['SIMULATE_STACK'] ?? 300),
  budgetMs: Number(process.env['SIMULATE_STACK_MS'] ?? 60_000),
  trace: process.env['SIMULATE_TRACE'] === '1',
  real: true,
}

test('the same schedules on the app’s database and on SQL break no law', { timeout: 86_400_000 }, async () => {
  const { failures } = await playEverywhere(settings)
  expect(failures.join('\n')).toBe('')
})
