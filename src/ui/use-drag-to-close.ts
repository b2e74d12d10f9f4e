import { type PointerEvent, useRef } from 'react'

/** A flick counts as closing from this speed on, in px per ms. */
const flick = 0.5

interface DragToClose {
  /** Pulling down further than this closes, in px. */
  distance: number
  /** Called with the distance pulled so far, 0 when let go: the panel follows the finger. */
  onPull: (pulled: number) => void
  close: () => void
}

/** Pointer handlers for the head of a panel that a finger can pull down: it closes, or springs back. */
export function useDragToClose({ distance, onPull, close }: DragToClose) {
  const start = useRef<{ y: number; time: number } | undefined>(undefined)

  const pulledBy = (event: PointerEvent): number => Math.max(0, event.clientY - (start.current?.y ?? event.clientY))

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      start.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) onPull(pulledBy(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const pulled = pulledBy(event)
      const speed = pulled / Math.max(1, event.timeStamp - start.current.time)
      start.current = undefined
      onPull(0)
      if (pulled > distance || (pulled > 10 && speed > flick)) close()
    },
    onPointerCancel: () => {
      start.current = undefined
      onPull(0)
    },
  }
}
