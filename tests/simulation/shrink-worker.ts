import { parentPort, workerData } from 'node:worker_threads'
import { mutants } from './mutants.ts'
import { keptPlanOf, type Plan } from './plan.ts'
import { engineWith } from './plant.ts'
import { runSchedule } from './run-schedule.ts'
import { shrink, type Shrunk } from './shrink.ts'

/** What became of the schedule recorded for a planted bug, and what the shorter one says when it is played again. */
export interface Shortened extends Shrunk {
  again: string[]
}

const { bug } = workerData as { bug: string }
const broken = await engineWith(bug)
const shorter = await shrink(broken, keptPlanOf(Number(mutants[bug]?.by)))
const again = shorter && (await runSchedule(broken, JSON.parse(JSON.stringify(shorter.plan)) as Plan))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage({ ...shorter, again })
