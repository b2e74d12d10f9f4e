import { expect, test } from 'vitest'
import { type EntityName, entityNames } from '#contract/sync.ts'
import * as engine from './engine.ts'
import { planOf } from './plan.ts'
import { inMemory, type Run, runSchedule } from './run-schedule.ts'

test('people change everything that is synchronised', async () => {
  const changed = new Set<EntityName>()
  const stage = {
    ...inMemory,
    over({ ledger }: Run) {
      for (const { entity } of ledger.entries.values()) changed.add(entity)
    },
  }
  for (let seed = 1; seed <= 5; seed++) expect(await runSchedule(engine, planOf(seed), stage)).toEqual([])
  expect([...changed].sort()).toEqual([...entityNames].sort())
})
