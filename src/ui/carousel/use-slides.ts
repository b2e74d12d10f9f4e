import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { calmScroll } from './use-carousel.ts'

/**
 * A strip whose children each fill it: which one is in view, and showing another.
 *
 * @param swipePx a finger that moves further than this (px) shows the next one, however slowly: the browser alone wants half of it
 */
export function useSlides<T extends HTMLElement>(
  swipePx: number,
): { ref: RefObject<T | null>; current: number; show: (place: number) => void } {
  const ref = useRef<T>(null)
  const [current, setCurrent] = useState(0)
  const show = useCallback((place: number): void => {
    const strip = ref.current
    strip?.scrollTo({ left: place * strip.clientWidth, behavior: calmScroll() })
  }, [])
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const over = new AbortController()
    const settle = (): void => setCurrent(placeIn(strip))
    let from: { touch: Touch | undefined; place: number } = { touch: undefined, place: 0 }
    const begin = ({ touches }: TouchEvent): void => {
      from = { touch: touches[0], place: placeIn(strip) }
    }
    const end = ({ changedTouches: [touch] }: TouchEvent): void => {
      if (!touch || !from.touch) return
      const [across, down] = [from.touch.clientX - touch.clientX, from.touch.clientY - touch.clientY]
      // Whoever scrolls the page does not swipe.
      if (Math.abs(across) > Math.max(swipePx, Math.abs(down))) show(from.place + Math.sign(across))
    }
    const listening = { passive: true, signal: over.signal }
    strip.addEventListener('scroll', settle, listening)
    strip.addEventListener('touchstart', begin, listening)
    strip.addEventListener('touchend', end, listening)
    return () => over.abort()
  }, [show, swipePx])
  return { ref, current, show }
}

const placeIn = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))
