import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Carousel<T extends Element> {
  ref: RefObject<T | null>
  /** From 1; both 1 when everything is in view. */
  page: number
  pages: number
  /** Scrolls by `step` of the view. */
  move: (direction: 1 | -1) => void
}

/** A natively scrolling strip: where it stands, and moving it by `step` of its width (specification, section 9). */
export function useCarousel<T extends HTMLElement>(step: number): Carousel<T> {
  const ref = useRef<T>(null)
  const [{ page, pages }, setPlace] = useState({ page: 1, pages: 1 })

  const measure = useCallback(() => {
    const strip = ref.current
    if (!strip) return
    const rest = strip.scrollWidth - strip.clientWidth
    const pages = rest > 2 ? Math.ceil(rest / (strip.clientWidth * step)) + 1 : 1
    const page = strip.scrollLeft >= rest - 2 ? pages : Math.floor(strip.scrollLeft / (strip.clientWidth * step) + 0.05) + 1
    setPlace((old) => (old.page === page && old.pages === pages ? old : { page, pages }))
  }, [step])

  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const resized = new ResizeObserver(measure)
    // With the next frame the strip is laid out anyway; asked at once, it would be laid out for each of its changes.
    const changed = new MutationObserver(() => requestAnimationFrame(() => setTimeout(measure)))
    resized.observe(strip)
    changed.observe(strip, { childList: true })
    strip.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
      strip.removeEventListener('scroll', measure)
    }
  }, [measure])

  const move = (direction: 1 | -1): void =>
    ref.current?.scrollBy({ left: direction * step * ref.current.clientWidth, behavior: calmScroll() })
  return { ref, page, pages, move }
}

/** How scripted scrolling moves: at once where the person wants no motion. */
export const calmScroll = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
