import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#support/server.ts'
import * as engine from './engine.ts'
import { mutants } from './mutants.ts'
import { type Engine, runSchedule } from './run-schedule.ts'

const budgetMs = Number(process.env['SIMULATE_MS'] ?? 15_000)
const firstSeed = Number(process.env['SYNC_SEED'] ?? 1)
const schedules = Number(process.env['SIMULATE_SCHEDULES'] ?? Number.POSITIVE_INFINITY)
/** Within so many schedules a planted bug must show. */
const patience = 60

const engineWith = async (mutant: string): Promise<Engine> => (await import(/* @vite-ignore */ `./engine.ts?mutant=${mutant}`)) as Engine

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('no schedule of faults loses, doubles or diverges anything', async () => {
  const end = performance.now() + budgetMs
  let seed = firstSeed
  for (; seed < firstSeed + schedules && performance.now() < end; seed++) {
    expect(await runSchedule(server, engine, seed), `run again with SYNC_SEED=${seed} SIMULATE_SCHEDULES=1`).toEqual([])
  }
  process.stdout.write(`${seed - firstSeed} schedules from seed ${firstSeed}\n`)
})

test('an engine without a planted bug passes the same way', async () => {
  const same = await engineWith('none')
  for (let seed = 1; seed <= 3; seed++) expect(await runSchedule(server, same, seed)).toEqual([])
})

test.each(Object.keys(mutants))('the simulation finds the planted bug: %s', async (name) => {
  const mutated = await engineWith(name)
  for (let seed = 1; seed <= patience; seed++) {
    // A broken engine may also throw.
    const violations = await runSchedule(server, mutated, seed).catch((error: unknown) => [String(error)])
    if (violations.length > 0) return
  }
  expect.fail(`not found in ${patience} schedules`)
})
