import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { calmScroll } from './use-carousel.ts'

/** A strip whose children each fill it: which one is in view, and showing another. */
export function useSlides<T extends HTMLElement>(): { ref: RefObject<T | null>; current: number; show: (place: number) => void } {
  const ref = useRef<T>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const settle = (): void => setCurrent(Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1)))
    strip.addEventListener('scroll', settle, { passive: true })
    return () => strip.removeEventListener('scroll', settle)
  }, [])
  const show = useCallback((place: number): void => {
    const strip = ref.current
    strip?.scrollTo({ left: place * strip.clientWidth, behavior: calmScroll() })
  }, [])
  return { ref, current, show }
}
