import { parentPort, workerData } from 'node:worker_threads'
import { playStory } from './directed.ts'
import { mutants } from './mutants.ts'
import { engineWith } from './plant.ts'
import { planOf } from './plan.ts'
import { runSchedule } from './run-schedule.ts'

/** One core's share of the planted bugs. Tells of each what showed it; null when nothing did. */
const { names, patience } = workerData as { names: string[]; patience: number }

/** So many schedules are played with nothing planted: all must pass. */
const soundSchedules = 60

// A broken engine may also throw.
const isBroken = (played: Promise<string[]>): Promise<boolean> =>
  played.then(
    ({ length }) => length > 0,
    () => true,
  )

async function find(name: string): Promise<string | null> {
  const engine = await engineWith(name)
  const by = mutants[name]?.by
  if (by !== undefined) return (await isBroken(playStory(engine, by))) ? by : null
  const most = name in mutants ? patience : soundSchedules
  for (let seed = 1; seed <= most; seed++) if (await isBroken(runSchedule(engine, planOf(seed)))) return `schedule ${seed}`
  return null
}

const found: [name: string, where: string | null][] = []
for (const name of names) found.push([name, await find(name)])
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(found)
