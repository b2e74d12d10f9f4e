/** Time that passes only when nobody has anything left to do. */
export interface VirtualTime {
  /** Epoch ms. */
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** Real work, such as a request to a real server: time stands still until it is done. One at a time, in order. */
  real: <T>(work: () => Promise<T>) => Promise<T>
  /** Lets everything happen that is due until `end`, or until `isDone` says that it is enough. */
  runUntil: (end: number, isDone?: () => boolean) => Promise<void>
}

interface Sleeper {
  at: number
  wake: () => void
}

/** A tick asked for in a microtask begins when no microtask is left, however many have followed. */
const afterMicrotasks = (work: () => void): void => queueMicrotask(() => process.nextTick(work))

export function virtualTime(start: number): VirtualTime {
  let now = start
  let busy = 0
  let queue: Promise<unknown> = Promise.resolve()
  /** The next to wake is the last. */
  const sleepers: Sleeper[] = []

  function insert(sleeper: Sleeper): void {
    let low = 0
    let high = sleepers.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sleepers[middle]?.at ?? 0) > sleeper.at) low = middle + 1
      else high = middle
    }
    sleepers.splice(low, 0, sleeper)
  }

  return {
    now: () => now,
    sleep: (ms) => new Promise((wake) => insert({ at: now + Math.max(0, ms), wake })),
    real(work) {
      busy++
      const next = queue.then(work).finally(() => {
        busy--
      })
      queue = next.catch(() => undefined)
      return next
    },
    runUntil: (end, isDone = () => false) =>
      new Promise((resolve) => {
        function step(): void {
          // What is in memory goes on in microtasks, and all of those have run; a database takes real time.
          if (busy > 0) {
            setImmediate(step)
            return
          }
          const next = sleepers.at(-1)
          if (next === undefined || next.at > end || isDone()) {
            if (!isDone()) now = Math.max(now, end)
            resolve()
            return
          }
          sleepers.pop()
          now = Math.max(now, next.at)
          next.wake()
          afterMicrotasks(step)
        }
        afterMicrotasks(step)
      }),
  }
}
