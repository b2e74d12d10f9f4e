import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { playEverywhere } from './play-everywhere.ts'

test('the same schedules on the app’s database and on SQL break no law', async () => {
  const { failures } = await playEverywhere({ firstSeed: 1, schedules: budgets.databaseSchedules, trace: false, real: true })
  expect(failures.join('\n')).toBe('')
})
