/**
 * Lets something through at most once in `gapMs` for each key. Moments are those of a clock that only moves forward, so that a
 * wall clock set back blocks nothing.
 */
export function throttle(gapMs: number): { allows: (key: string, now: number) => boolean } {
  const last = new Map<string, number>()
  return {
    allows(key, now) {
      const before = last.get(key)
      if (before !== undefined && now - before < gapMs) return false
      last.set(key, now)
      return true
    },
  }
}
