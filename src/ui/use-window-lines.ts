import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Stretch, stretches } from './window-lines.ts'

/** Longer lists are rendered only near the view: up to here the browser skips what is out of view by itself. */
const renderAllUpTo = 300
/** How far beyond the view lines are rendered, in views. */
const beyond = 0.75

export interface WindowLines<T extends HTMLElement> {
  ref: RefObject<T | null>
  /** For the list: tells its items by `--item-height` how tall one of them is, for those whose content is skipped. */
  style: CSSProperties
  /** Whether lines are left out. */
  windowed: boolean
  /** Of items, not of lines: what to render, each stretch with the space (px) that stands for what is left out before it. */
  parts: { from: number; to: number; space: number }[]
  /** Keeps the item that has the focus rendered; items carry `data-place`. */
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

interface Measure {
  columns: number
  /** From the top of one line to the top of the next, px. */
  pitch: number
  gap: number
}

/** The last measure of each kind of list: coming back to one, its height is right at once and the page scrolls to its exact place. */
const measured = new Map<string, Measure>()

/**
 * Renders a long grid of equal lines only near the view. The list is a CSS grid whose items carry `data-place`, their number. The
 * first item that is rendered is measured, so its content must never be skipped.
 *
 * @param kind names the list's geometry, so that it is measured once
 */
export function useWindowLines<T extends HTMLElement>(kind: string, count: number): WindowLines<T> {
  const ref = useRef<T>(null)
  const [measure, setMeasure] = useState(() => measured.get(kind) ?? { columns: 6, pitch: 320, gap: 24 })
  const [near, setNear] = useState({ from: 0, to: 3 })
  const [focused, setFocused] = useState<number | null>(null)
  const windowed = count > renderAllUpTo

  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const look = (reach: number): void => {
      const found = measureOf(list)
      if (found) {
        measured.set(kind, found)
        setMeasure((old) => (old.pitch === found.pitch && old.columns === found.columns ? old : found))
      }
      if (!windowed) return
      const { pitch } = found ?? measured.get(kind) ?? { pitch: 320 }
      const from = Math.floor((-list.getBoundingClientRect().top - innerHeight * reach) / pitch)
      const to = from + Math.ceil((innerHeight * (1 + 2 * reach)) / pitch) + 1
      setNear((old) => (old.from === from && old.to === to ? old : { from, to }))
    }
    const lookFar = (): void => look(beyond)
    // First what is in view; what is beyond it comes with the observer's first call, after the next paint.
    look(0)
    if (windowed) addEventListener('scroll', lookFar, { passive: true })
    const resized = new ResizeObserver(() => afterPaint(lookFar))
    resized.observe(list)
    return () => {
      removeEventListener('scroll', lookFar)
      resized.disconnect()
    }
  }, [kind, windowed])

  const blurring = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(blurring.current), [])
  const { columns, pitch, gap } = measure
  const runs = windowed ? stretches(Math.ceil(count / columns), near, focused) : [{ skipped: 0, from: 0, to: Math.ceil(count / columns) }]
  return {
    ref,
    windowed,
    style: { ['--item-height' as string]: `${pitch - gap}px` },
    parts: runs.map((run: Stretch) => ({
      from: run.from * columns,
      to: Math.min(count, run.to * columns),
      space: run.skipped * pitch - gap,
    })),
    onFocus({ target }) {
      clearTimeout(blurring.current)
      const place = Number((target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'])
      if (Number.isInteger(place)) setFocused(Math.floor(place / columns))
    },
    // The focus may only be on its way to the next item.
    onBlur() {
      blurring.current = setTimeout(() => setFocused(null))
    },
  }
}

const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))

function measureOf(list: HTMLElement): Measure | undefined {
  const item = list.querySelector<HTMLElement>('[data-place]')
  if (!item || item.offsetHeight === 0) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const gap = Number.parseFloat(rowGap) || 0
  return { columns: gridTemplateColumns.split(' ').length, pitch: item.getBoundingClientRect().height + gap, gap }
}
