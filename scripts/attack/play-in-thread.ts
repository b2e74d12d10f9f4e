import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { attempts } from './attempts.ts'
import { say } from './bystander.ts'
import { play, type Played, type PlayOptions } from './play.ts'

interface Orders {
  names: readonly string[]
  options: PlayOptions
}

/**
 * Plays the attempts of these names in a thread of their own that gives way to everybody: an attacker's computer is not the server's, and what it costs
 * is not to be taken for what the server keeps people waiting.
 */
export async function playInThread(names: readonly string[], options: PlayOptions): Promise<Played> {
  const orders: Orders = { names, options }
  const worker = new Worker(new URL(import.meta.url), { workerData: orders })
  const [played] = (await once(worker, 'message')) as [Played]
  await worker.terminate()
  return played
}

if (!isMainThread && isOrders(workerData)) {
  const { names, options } = workerData
  const chosen = attempts.filter(({ name }) => names.includes(name))
  // On Linux the priority of the thread that asks; the server and the bystanders have begun by then.
  const played = await play(chosen, { ...options, onAttack: () => setPriority(constants.priority.PRIORITY_LOW) })
  if (parentPort) say(parentPort, played)
}

function isOrders(data: unknown): data is Orders {
  return typeof data === 'object' && data !== null && 'names' in data
}
