import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { playEverywhere } from './play-everywhere.ts'

test('no schedule of faults loses, doubles or diverges anything, and every two kinds of fault meet', async () => {
  const { failures, unmet } = await playEverywhere({ firstSeed: budgets.firstSeed, schedules: budgets.randomSchedules, trace: false })
  expect(failures.join('\n')).toBe('')
  expect(unmet).toEqual([])
})
