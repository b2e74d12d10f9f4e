import { type CSSProperties, type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTimer } from '#ui/states/use-timer.ts'
import { isReturning, whenSettled } from './navigation-state.ts'
import { queueIdle } from './idle-queue.ts'
import {
  advance,
  grow,
  guess,
  isSame,
  join,
  type Lines,
  linesIn,
  type Measure,
  measureOf,
  spaceOf,
  type Stretch,
  stretches,
} from './window-lines.ts'

/** Longer lists are rendered only near the view; of shorter ones the rest is rendered in idle moments. */
const renderAllUpTo = 300

interface Ways {
  /** The list is another one with every letter that is typed: rendered near the view, however short it is. */
  isSearched?: boolean
  /** The place of an item that stays rendered wherever it is, for a list whose items keep the focus when they move. */
  held?: number | undefined
}
/** Rendered first in a list of a kind that was not measured yet. */
const fewLines = 2
/** As many items as a slow device renders without missing a frame; those that are scrolled past faster are never rendered. */
const itemsPerFrame = 2
/** How many frames a line has to be in view to be rendered; in fewer it cannot be read. */
const readableFrames = 10
/** How many lines are added in an idle moment, before and after those there are. */
const idleLines = 1
/** How far beyond the view lines are rendered, in views. */
const beyond = 0.75

export interface WindowLines<T extends HTMLElement> {
  ref: RefObject<T | null>
  /** For the list: `--item-height` is the height of an item, for those whose content is skipped. */
  style: CSSProperties
  /** Whether lines stay left out. */
  windowed: boolean
  /** Of items, not of lines: what to render, each stretch with the look of the space that stands for what is left out before it. */
  parts: { from: number; to: number; space: CSSProperties | undefined }[]
  /** Of items: those in view when that was last looked at. */
  seen: { from: number; to: number }
  /** Keeps the item that has the focus rendered; items carry `data-place`. */
  onFocus: (event: FocusEvent<Element, Element>) => void
  onBlur: (event: FocusEvent<Element, Element>) => void
}

/** The last measure of each kind of list: on return its height is right at once, so the scroll position can be restored exactly. */
const measured = new Map<string, Measure>()

/** How many lines of each kind of list were in view when its page was last opened: rendered at once, they cost one layout instead of two. */
const opened = new Map<string, number>()
/** The lines of each kind of list that were in view when that was last looked at. */
const inView = new Map<string, Lines>()

const firstLines = (kind: string): number => (isReturning() ? fewLines : (opened.get(kind) ?? fewLines))

/**
 * Renders a long grid of equal lines only near the view. The list is a CSS grid whose items carry `data-place`, their number. The
 * first item that is rendered is measured, so its content must never be skipped.
 *
 * @param kind names the list's geometry, so that it is measured once
 */
export function useWindowLines<T extends HTMLElement>(
  kind: string,
  count: number,
  { isSearched = false, held }: Ways = {},
): WindowLines<T> {
  const ref = useRef<T>(null)
  const [measure, setMeasure] = useState(() => measured.get(kind) ?? guess)
  const windowed = isSearched || count > renderAllUpTo
  // A list that was never measured is rendered whole if it may be: it needs its right height before the page is given its place.
  const [near, setNear] = useState<Lines>(() => ({
    from: 0,
    to: windowed || measured.has(kind) ? firstLines(kind) : Number.POSITIVE_INFINITY,
  }))
  const now = useRef(near)
  const show = useCallback((lines: Lines): void => {
    now.current = lines
    setNear((old) => (isSame(old, lines) ? old : lines))
  }, [])
  const [focused, setFocused] = useState<number | null>(null)
  const sizing = useTimer()

  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const size = (): void => {
      const found = measureOf(list)
      if (!found) return
      measured.set(kind, found)
      setMeasure((old) => (old.pitch === found.pitch && old.stride === found.stride ? old : found))
    }
    let frame = 0
    let lastTop: number | undefined
    const follow = (): void => {
      if (frame === 0) frame = requestAnimationFrame(step)
    }
    const step = (): void => {
      frame = 0
      const { pitch, columns } = measured.get(kind) ?? guess
      const { top } = list.getBoundingClientRect()
      const view = linesIn(top, pitch, 0)
      inView.set(kind, view)
      const moved = lastTop === undefined ? 0 : Math.abs(top - lastTop)
      lastTop = top
      if (windowed && moved * readableFrames > innerHeight) {
        follow()
        return
      }
      const wanted = linesIn(top, pitch, beyond)
      const most = Math.max(1, Math.round(itemsPerFrame / columns))
      const next = windowed
        ? advance(now.current, view, wanted, { most, passed: Math.ceil(moved / pitch) })
        : join(now.current, grow(now.current, view, wanted, most))
      show(next)
      if (windowed ? !isSame(next, wanted) : next.from > wanted.from || next.to < wanted.to) follow()
    }
    // Only the page of the history is given its place before it settles; on any other one look is enough, which costs one render less.
    if (isReturning() && !measured.has(kind)) size()
    // First what is in view, at once; then what is beyond it.
    const leave = whenSettled(() => {
      size()
      const { pitch } = measured.get(kind) ?? guess
      const { top } = list.getBoundingClientRect()
      const view = linesIn(top, pitch, 0)
      lastTop = top
      inView.set(kind, view)
      if (scrollY === 0) opened.set(kind, view.to)
      show(windowed ? view : join(now.current, view))
    })
    addEventListener('scroll', follow, { passive: true })
    const resized = new ResizeObserver(() =>
      requestAnimationFrame(() =>
        sizing.start(() => {
          size()
          follow()
        }),
      ),
    )
    resized.observe(list)
    return () => {
      leave()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
      resized.disconnect()
      sizing.stop()
    }
  }, [kind, windowed, show, sizing])

  const lines = Math.ceil(count / measure.columns)
  useEffect(() => {
    if (windowed || (near.from <= 0 && near.to >= lines)) return undefined
    return queueIdle(() => show({ from: near.from - idleLines, to: near.to + idleLines }))
  }, [windowed, near, lines, show])

  const blurring = useTimer()
  const { columns, pitch, gap } = measure
  const runs = stretches(lines, near, held === undefined ? focused : Math.floor(held / columns))
  const view = inView.get(kind) ?? near
  return {
    ref,
    windowed,
    style: { '--item-height': `${pitch - gap}px` },
    parts: runs.map((run: Stretch) => ({
      from: run.from * columns,
      to: Math.min(count, run.to * columns),
      space: run.skipped > 0 ? spaceOf(run.skipped, measure) : undefined,
    })),
    seen: { from: view.from * columns, to: view.to * columns },
    onFocus({ target }) {
      blurring.stop()
      const place = Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'])
      if (Number.isInteger(place)) setFocused(Math.floor(place / columns))
    },
    // The focus may only be on its way to the next item.
    onBlur() {
      blurring.start(() => setFocused(null))
    },
  }
}
