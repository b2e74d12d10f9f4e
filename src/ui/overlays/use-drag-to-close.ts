import { type PointerEvent, useRef } from 'react'

/** Let go while moving down faster than this, in px per ms, a panel closes however little it was pulled. */
const flick = 0.4
/** A finger that rested this long before letting go, in ms, no longer flicks. */
const restMs = 100
/** Up to so many px a press is a tap, not a pull. */
const tapPx = 4

interface DragToClose {
  /** Pulling down further than this closes, in px. */
  distance: number
  /** Called with the distance pulled so far, 0 when let go: the panel follows the finger. */
  onPull: (pulled: number) => void
  close: () => void
}

/**
 * Pointer handlers for the head of a panel that a finger can pull down: it closes, or springs back. A tap is left to what is tapped; the pull may
 * begin on any part of the head but `[data-no-pull]`.
 */
export function useDragToClose({ distance, onPull, close }: DragToClose) {
  const drag = useRef<{ from: number; y: number; time: number; speed: number; isPull: boolean } | undefined>(undefined)

  const end = (): void => {
    drag.current = undefined
    onPull(0)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('[data-no-pull]')) return
      drag.current = { from: event.clientY, y: event.clientY, time: event.timeStamp, speed: 0, isPull: false }
    },
    onPointerMove: ({ clientY, timeStamp, buttons, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      // A mouse that left before it pulled was let go elsewhere.
      if (buttons === 0) drag.current = undefined
      if (!drag.current) return
      const { from, y, time, isPull } = drag.current
      if (!isPull && Math.abs(clientY - from) <= tapPx) return
      // From here on what is under the finger is not clicked when it lets go.
      if (!isPull) currentTarget.setPointerCapture(pointerId)
      drag.current = { from, y: clientY, time: timeStamp, speed: (clientY - y) / Math.max(1, timeStamp - time), isPull: true }
      onPull(Math.max(0, clientY - from))
    },
    onPointerUp: ({ timeStamp }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      const { from, y, time, speed, isPull } = drag.current
      end()
      if (!isPull) return
      if (y - from > distance || (speed > flick && timeStamp - time < restMs)) close()
    },
    onPointerCancel: end,
  }
}
