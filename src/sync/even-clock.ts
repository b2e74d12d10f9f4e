import type { Clock } from './ports.ts'

/** How far the two clocks may part before the device's counts as set (ms); a steady one drifts by less in days. */
const evenMs = 500

/**
 * The device's clock in one page or worker. `now` is epoch ms and may be set; `elapsed` is ms since some moment, which nobody can set: by
 * it a set clock is noticed. `life` tells this page or worker from all others.
 */
export function evenClock(now: () => number, elapsed: () => number, life: string): Clock {
  let apart = now() - elapsed()
  let count = 0
  return {
    now,
    run() {
      const found = now() - elapsed()
      if (Math.abs(found - apart) > evenMs) {
        apart = found
        count++
      }
      return `${life}-${count}`
    },
  }
}
