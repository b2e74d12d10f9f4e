import { parentPort, workerData } from 'node:worker_threads'
import type * as Engine from './engine.ts'
import { keptPlanOf, type Plan } from './plan.ts'
import { engineWith } from './plant.ts'
import { runSchedule } from './run-schedule.ts'
import { shrink, type Shrunk } from './shrink.ts'

/** What became of the first schedule that shows a planted bug, and what the shorter one says when it is played again. */
export interface Shortened extends Shrunk {
  again: string[]
}

async function firstFailing(broken: typeof Engine): Promise<Plan> {
  for (let seed = 1; ; seed++) if ((await runSchedule(broken, keptPlanOf(seed))).length > 0) return keptPlanOf(seed)
}

const broken = await engineWith((workerData as { bug: string }).bug)
const shorter = await shrink(broken, await firstFailing(broken))
const again = shorter && (await runSchedule(broken, JSON.parse(JSON.stringify(shorter.plan)) as Plan))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage({ ...shorter, again })
