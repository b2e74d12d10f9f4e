import type { CSSProperties } from 'react'

/** Some lines, one after the other. */
export interface Lines {
  from: number
  /** Not included. */
  to: number
}

/** A run of lines to render, and how many lines are left out before it. */
export interface Stretch extends Lines {
  skipped: number
}

/**
 * A step of `most` lines from those that are rendered towards those wanted: first the lines in view, then those beyond it. Where
 * the view has left all of them behind, it begins anew ahead of it: what was passed by is never made up for.
 */
export function grow(old: Lines, view: Lines, wanted: Lines, most: number): Lines {
  const isNear = old.from < old.to && old.from <= view.to && old.to >= view.from
  const ahead = old.from < view.from ? view.to : view.from
  let { from, to } = isNear ? old : { from: ahead, to: ahead }
  for (let left = most; left > 0; left -= 1) {
    if (to < view.to) to += 1
    else if (from > view.from) from -= 1
    else if (to < wanted.to) to += 1
    else if (from > wanted.from) from -= 1
  }
  return { from, to }
}

/** Without the lines that are no longer wanted. */
export const trim = (old: Lines, wanted: Lines): Lines => {
  const from = Math.max(old.from, wanted.from)
  return { from, to: Math.max(from, Math.min(old.to, wanted.to)) }
}

/**
 * What one frame does for a long list that is scrolled: it adds lines or takes lines away, never both, as either costs about the same. Up to `most` lines come
 * while some are missing in view; beyond it no more than have `passed` since the last frame. Those no longer wanted wait for a frame in which none has to
 * come, or until they are as many as those in view.
 */
export function advance(old: Lines, view: Lines, wanted: Lines, { most, passed }: { most: number; passed: number }): Lines {
  const hasView = old.from <= view.from && old.to >= view.to
  const grown = grow(old, view, wanted, hasView ? Math.max(1, Math.min(most, passed)) : most)
  const trimmed = trim(old, wanted)
  const left = old.to - old.from - (trimmed.to - trimmed.from)
  const isFull = trimmed.from < trimmed.to && left >= view.to - view.from
  return isFull || isSame(grown, old) ? trimmed : grown
}

export const isSame = (a: Lines, b: Lines): boolean => a.from === b.from && a.to === b.to

/** Both in one; the new ones alone where lines between them would be missing. */
export const join = (old: Lines, now: Lines): Lines =>
  now.from > old.to || now.to < old.from ? now : { from: Math.min(old.from, now.from), to: Math.max(old.to, now.to) }

/**
 * The lines to render of a list too long to render: those near the view, and the one that holds the focus wherever it is. The
 * lines left out after the last stretch come as `skipped` of an empty one at the end.
 */
export function stretches(lines: number, near: Lines, focused: number | null): Stretch[] {
  const from = Math.max(0, Math.min(near.from, lines))
  const to = Math.max(from, Math.min(near.to, lines))
  const runs = [{ from, to }]
  if (focused !== null && focused < from) runs.unshift({ from: focused, to: focused + 1 })
  if (focused !== null && focused >= to && focused < lines) runs.push({ from: focused, to: focused + 1 })
  runs.push({ from: lines, to: lines })
  return runs.map((run, index) => ({ ...run, skipped: run.from - (runs[index - 1]?.to ?? 0) }))
}

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
  '--gutter': `${gutter}px`,
})

/** The lines of a list that begins at `top` (px below the top of the view) in the view and so many views around it. */
export function linesIn(top: number, pitch: number, reach: number): Lines {
  const from = Math.floor((-top - innerHeight * reach) / pitch)
  return { from, to: from + Math.ceil((innerHeight * (1 + 2 * reach)) / pitch) + 1 }
}
