import { beforeAll, expect, test } from 'vitest'
import { findMutants, type Shown } from './find-mutants.ts'
import { mutants, reachable } from './mutants.ts'

/** On PostgreSQL only what is asked of nothing else. */
const on = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : undefined
const names = reachable.filter((name) => mutants[name]?.by === 'statements' && mutants[name].on === on)

let found: Map<string, Shown>
beforeAll(async () => {
  found = await findMutants({ names, patience: 0 })
})

test.each(names)('SQL and memory differ with a bug in the repositories: %s', (name) => {
  expect(found.get(name)).toBe('statements')
})
