import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { publish } from '../../scripts/proof/figures.ts'
import { schedulesFigure } from './figures.ts'
import { playEverywhere } from './play-everywhere.ts'

const { sqlite, postgres } = budgets.databaseSchedules
const schedules = process.env['TEST_DATABASE_URL'] ? postgres : sqlite

test('the same schedules on the app’s database and on SQL break no law', async () => {
  const outcome = await playEverywhere({ firstSeed: budgets.firstSeed, schedules, trace: false, real: true })
  publish(schedulesFigure(outcome))
  expect(outcome.failures.join('\n')).toBe('')
})
