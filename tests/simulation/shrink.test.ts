import { expect, test } from 'vitest'
import * as engine from './engine.ts'
import { inThread } from './in-thread.ts'
import { planOf } from './plan.ts'
import { shrink } from './shrink.ts'
import type { Shortened } from './shrink-worker.ts'

const bugs = ['a-sent-change-is-overwritten', 'the-server-gives-a-number-twice']

test.each(bugs)('a schedule that shows a planted bug shrinks to a handful of steps, which show it again: %s', async (bug) => {
  // Bugs are planted outside the test runner (see plant.ts).
  const { steps, plan, found, again } = await inThread<Shortened>(new URL('./shrink-worker.ts', import.meta.url), { bug })
  expect(steps).toBeLessThanOrEqual(10)
  expect(plan.faults.length).toBeLessThanOrEqual(4)
  expect(again).toEqual(found)
})

test('a schedule that breaks no law is not made shorter', async () => {
  expect(await shrink(engine, planOf(1))).toBeUndefined()
})
