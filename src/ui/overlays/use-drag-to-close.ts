import { type PointerEvent, useRef } from 'react'

/** Let go while moving down faster than this, in px per ms, a panel closes however little it was pulled. */
const flick = 0.4
/** A finger that rested this long before letting go, in ms, no longer flicks. */
const restMs = 100

interface DragToClose {
  /** Pulling down further than this closes, in px. */
  distance: number
  /** Called with the distance pulled so far, 0 when let go: the panel follows the finger. */
  onPull: (pulled: number) => void
  close: () => void
}

/** Pointer handlers for the head of a panel that a finger can pull down: it closes, or springs back. */
export function useDragToClose({ distance, onPull, close }: DragToClose) {
  const drag = useRef<{ from: number; y: number; time: number; speed: number } | undefined>(undefined)

  const end = (): void => {
    drag.current = undefined
    onPull(0)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      drag.current = { from: event.clientY, y: event.clientY, time: event.timeStamp, speed: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      const { from, y, time } = drag.current
      drag.current = { from, y: clientY, time: timeStamp, speed: (clientY - y) / Math.max(1, timeStamp - time) }
      onPull(Math.max(0, clientY - from))
    },
    onPointerUp: ({ timeStamp }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      const { from, y, time, speed } = drag.current
      end()
      if (y - from > distance || (speed > flick && timeStamp - time < restMs)) close()
    },
    onPointerCancel: end,
  }
}
