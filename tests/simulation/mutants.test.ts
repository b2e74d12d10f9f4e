import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test } from 'vitest'
import { publish } from '../../scripts/proof/figures.ts'
import { mutantsFigure } from './figures.ts'
import { mutants } from './mutants.ts'

/** Within so many schedules a planted bug must show. */
const patience = Number(process.env['SIMULATE_PATIENCE'] ?? 1500)
const cores = 2
/** Names no planted bug. */
const nothing = 'nothing'
const names = Object.keys(mutants)
let found = new Map<string, string | null>()

async function findOn(share: string[]): Promise<[string, string | null][]> {
  const worker = new Worker(new URL('./mutant-worker.ts', import.meta.url), { workerData: { names: share, patience } })
  const [result] = await once(worker, 'message')
  await worker.terminate()
  return result as [string, string | null][]
}

beforeAll(async () => {
  const shares = Array.from({ length: cores }, (_, core) => [nothing, ...names].filter((_, index) => index % cores === core))
  found = new Map((await Promise.all(shares.map(findOn))).flat())
  const killed = names.filter((name) => (found.get(name) ?? null) !== null).length
  process.stdout.write(`${names.map((name) => `  ${name}: ${found.get(name) ?? 'NOT FOUND'}`).join('\n')}\n`)
  process.stdout.write(`killed ${killed} of ${names.length} planted bugs\n`)
  publish(mutantsFigure(killed, names.length))
}, 86_400_000)

test('with nothing planted the same engine passes', () => {
  expect(found.get(nothing)).toBeNull()
})

test.each(names)('the simulation finds the planted bug: %s', (name) => {
  expect(found.get(name) ?? null, `no schedule of ${patience} shows it`).not.toBeNull()
})
