import { useEffect, useState } from 'react'

interface Timer {
  /** Runs it once after `ms` milliseconds, or after what is going on when left out; what was to run before is stopped. */
  start: (run: () => void, ms?: number) => void
  stop: () => void
}

/** The one timer of a component. It stops when the component goes, so that it never changes what is no longer there. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  useEffect(() => timer.stop, [timer])
  return timer
}

function createTimer(): Timer {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(waiting)
  return {
    start(run, ms) {
      stop()
      waiting = setTimeout(run, ms)
    },
    stop,
  }
}
