import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The simulation's work in parallel takes two threads, on any machine: so the numbers of two runs compare. */
export const threads = 2

/** Runs a file in a thread of its own, as Node runs it, and resolves with the one message it posts. */
export async function inThread<Result>(file: URL, workerData: unknown): Promise<Result> {
  const worker = new Worker(file, { workerData })
  try {
    const [result] = await once(worker, 'message')
    return result as Result
  } finally {
    await worker.terminate()
  }
}
