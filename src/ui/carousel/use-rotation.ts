import { useEffect, useState } from 'react'

export interface Rotation {
  playing: boolean
  /** The visible pause button: stops, or starts again. */
  toggle: () => void
  /** Stops for good, until the person starts it again. */
  stop: () => void
  /** Waits while the pointer rests on it. */
  hold: (held: boolean) => void
}

/**
 * Calls `advance` every `everyMs` while it plays: never with a hidden page or a pointer on it, and where the person wants no
 * motion only after they started it themselves (WCAG 2.2.2). With one item or none there is nothing to rotate.
 */
export function useRotation(count: number, everyMs: number, advance: () => void): Rotation {
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, hold] = useState(false)
  useEffect(() => {
    if (!playing || held || count <= 1) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance()
    }, everyMs)
    return () => clearInterval(timer)
  }, [playing, held, count, everyMs, advance])
  return { playing, hold, stop: () => setPlaying(false), toggle: () => setPlaying((was) => !was) }
}
