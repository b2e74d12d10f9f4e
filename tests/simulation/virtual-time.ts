import { setImmediate } from 'node:timers/promises'

/** Time that passes only when nobody has anything left to do. */
export interface VirtualTime {
  /** Epoch ms. */
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** Real work, such as a request to the server in process: time stands still until it is done. One at a time, in order. */
  real: <T>(work: () => Promise<T>) => Promise<T>
  /** Lets everything happen that is due until `end`. */
  runUntil: (end: number) => Promise<void>
}

export function virtualTime(start: number): VirtualTime {
  let now = start
  let order = 0
  let busy = 0
  let queue: Promise<unknown> = Promise.resolve()
  const sleepers: { at: number; order: number; wake: () => void }[] = []

  async function settle(): Promise<void> {
    for (;;) {
      await setImmediate()
      if (busy === 0) return
    }
  }

  return {
    now: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers.push({ at: now + Math.max(0, ms), order: order++, wake })
      }),
    real(work) {
      busy++
      const next = queue.then(work).finally(() => {
        busy--
      })
      queue = next.catch(() => undefined)
      return next
    },
    async runUntil(end) {
      for (;;) {
        await settle()
        sleepers.sort((a, b) => a.at - b.at || a.order - b.order)
        const next = sleepers[0]
        if (next === undefined || next.at > end) break
        sleepers.shift()
        now = next.at
        next.wake()
      }
      now = Math.max(now, end)
    },
  }
}
