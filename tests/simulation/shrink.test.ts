import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import * as engine from './engine.ts'
import { planOf } from './plan.ts'
import { shrink } from './shrink.ts'
import type { Shortened } from './shrink-worker.ts'

const bugs = ['a-pull-overwrites-what-waits', 'an-edit-ignores-what-it-saw', 'the-server-gives-a-number-twice']

/** Bugs are planted outside the test runner (see `plant.ts`). */
async function shortened(bug: string): Promise<Shortened> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { workerData: { bug } })
  const [result] = await once(worker, 'message')
  await worker.terminate()
  return result as Shortened
}

test.each(bugs)('a schedule that shows a planted bug shrinks to a handful of steps, which show it again: %s', async (bug) => {
  const { steps, plan, found, again } = await shortened(bug)
  expect(steps).toBeLessThanOrEqual(10)
  expect(plan.faults.length).toBeLessThanOrEqual(4)
  expect(again).toEqual(found)
})

test('a schedule that breaks no law is not made shorter', async () => {
  expect(await shrink(engine, planOf(1))).toBeUndefined()
})
