import { parentPort, workerData } from 'node:worker_threads'
import * as engine from './engine.ts'
import { type Played, playShare, type Share } from './random.ts'

/** One core's share of the random schedules. Node runs it as it is: twice as fast as inside the test runner. */
const { share, offset } = workerData as { share: Share; offset: number }

async function onRealStack(): Promise<Played> {
  const { realStack } = await import('./stack.ts')
  await using stage = await realStack()
  return await playShare(engine, share, offset, stage)
}

const played = share.real ? await onRealStack() : await playShare(engine, share, offset)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(played)
