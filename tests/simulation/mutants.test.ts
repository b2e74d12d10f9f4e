import { beforeAll, describe, expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { findMutants, type Shown } from './find-mutants.ts'
import { mutants, reachable } from './mutants.ts'

const names = reachable.filter((name) => mutants[name]?.by !== 'statements')

test('with nothing planted the same engine passes', async () => {
  expect((await findMutants({ names: ['nothing planted'], patience: 60 })).get('nothing planted')).toBeNull()
})

describe('what is recorded beside a planted bug shows it', () => {
  let replayed: Map<string, Shown>
  beforeAll(async () => {
    replayed = await findMutants({ names, patience: 0 })
  })

  test.each(names)('%s', (name) => {
    expect(
      replayed.get(name),
      `schedule ${mutants[name]?.by} no longer shows it; find another one with: npm run simulate -- --mutants --only ${name}`,
    ).not.toBeNull()
  })
})

describe.runIf(budgets.mutantSearch > 0)('a search through random schedules finds the planted bug', () => {
  let found: Map<string, Shown>
  beforeAll(async () => {
    found = await findMutants({ names, patience: budgets.mutantSearch })
  })

  test.each(names)('%s', (name) => {
    expect(found.get(name), `no schedule of ${budgets.mutantSearch} shows it`).not.toBeNull()
  })
})
