import type { CSSProperties } from 'react'
import type { Lines } from './window-lines.ts'

/** How the items of a list lie, px. */
export interface Measure {
  columns: number
  /** From the left of one item to the left of the next, px. */
  stride: number
  gutter: number
  /** From the top of one line to the top of the next, px. */
  pitch: number
  gap: number
}

/** Before anything was measured. */
export const guess: Measure = { columns: 6, stride: 200, gutter: 16, pitch: 320, gap: 24 }

/** Undefined while nothing of the list is rendered. */
export function measureOf(list: HTMLElement): Measure | undefined {
  const item = list.querySelector<HTMLElement>('[data-place]')
  if (!item || item.offsetHeight === 0) return undefined
  const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(list)
  const { width, height } = item.getBoundingClientRect()
  const [gutter, gap] = [Number.parseFloat(columnGap) || 0, Number.parseFloat(rowGap) || 0]
  return { columns: gridTemplateColumns.split(' ').length, stride: width + gutter, gutter, pitch: height + gap, gap }
}

/** As tall as its lines, with the outlines of their items (see `window-lines.css.ts`). */
export const spaceOf = (lines: number, { stride, gutter, pitch, gap }: Measure): CSSProperties => ({
  height: lines * pitch - gap,
  backgroundSize: `${stride}px ${pitch}px`,
  ['--gutter' as string]: `${gutter}px`,
})

/** The lines of a list that begins at `top` (px below the top of the view) in the view and so many views around it. */
export function linesIn(top: number, pitch: number, reach: number): Lines {
  const from = Math.floor((-top - innerHeight * reach) / pitch)
  return { from, to: from + Math.ceil((innerHeight * (1 + 2 * reach)) / pitch) + 1 }
}
