import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Carousel<T extends Element> {
  ref: RefObject<T | null>
  /** From 1; both 1 when everything is in view. */
  page: number
  pages: number
  /** Scrolls by `step` of the view. */
  move: (direction: 1 | -1) => void
  /** Arrows, Home and End walk the links inside. */
  onKeyDown: (event: KeyboardEvent) => void
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
    const changed = new MutationObserver(measure)
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
  return { ref, page, pages, move, onKeyDown: walkLinks }
}

/** How scripted scrolling moves: at once where the person wants no motion. */
export const calmScroll = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/**
 * Moves the focus between the cards (`data-card`) of a strip or grid: left and right to the neighbour, up and down to the
 * nearest of another line, Home and End to the ends.
 */
export function walkLinks(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]:not([inert] *)')]
  const from = cards.indexOf(event.target)
  const to = from < 0 ? undefined : destination(event.key, cards, from)
  if (!to) return
  event.preventDefault()
  to.focus()
  to.scrollIntoView({ behavior: calmScroll(), block: 'nearest', inline: 'nearest' })
}

function destination(key: string, cards: HTMLElement[], from: number): HTMLElement | undefined {
  if (key === 'ArrowRight') return cards[from + 1]
  if (key === 'ArrowLeft') return cards[from - 1]
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  if (key === 'ArrowDown') return nearestInLine(cards.slice(from + 1), cards[from])
  if (key === 'ArrowUp') return nearestInLine(cards.slice(0, from).toReversed(), cards[from])
  return undefined
}

function nearestInLine(candidates: HTMLElement[], start: HTMLElement | undefined): HTMLElement | undefined {
  if (!start) return undefined
  const here = start.getBoundingClientRect()
  const tops = candidates.map((card) => card.getBoundingClientRect())
  const line = tops.find(({ top }) => Math.abs(top - here.top) > 4)?.top
  const distance = (index: number): number => Math.abs((tops[index]?.left ?? 0) - here.left)
  const inLine = candidates.flatMap((_, index) => (line !== undefined && Math.abs((tops[index]?.top ?? 0) - line) <= 4 ? index : []))
  const best = inLine.toSorted((a, b) => distance(a) - distance(b))[0]
  return best === undefined ? undefined : candidates[best]
}
