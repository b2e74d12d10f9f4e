import { parentPort, workerData } from 'node:worker_threads'
import { type DirectedName, playStory } from './directed.ts'
import type * as Engine from './engine.ts'
import type { Search, Shown } from './find-mutants.ts'
import { mutants } from './mutants.ts'
import { engineWith, statementsWith } from './plant.ts'
import { keptPlanOf } from './plan.ts'
import { runSchedule } from './run-schedule.ts'

const { names, patience } = workerData as Search

// A broken engine may also throw.
const isBroken = (played: Promise<string[]>): Promise<boolean> =>
  played.then(
    ({ length }) => length > 0,
    () => true,
  )

const shows = (engine: typeof Engine, by: number | DirectedName): Promise<boolean> =>
  isBroken(typeof by === 'number' ? runSchedule(engine, keptPlanOf(by)) : playStory(engine, by))

async function firstThatShows(name: string): Promise<Shown> {
  const by = mutants[name]?.by
  if (by === 'statements') {
    const { differingStatements } = await statementsWith(name)
    // Always the same: these few show every bug of the repositories.
    return (await isBroken(differingStatements(50, 1))) ? by : null
  }
  const engine = await engineWith(name)
  if (by !== undefined && (patience === 0 || typeof by === 'string')) return (await shows(engine, by)) ? by : null
  for (let seed = 1; seed <= patience; seed++) if (await shows(engine, seed)) return seed
  return null
}

const found: [name: string, by: Shown][] = []
for (const name of names) found.push([name, await firstThatShows(name)])
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(found)
