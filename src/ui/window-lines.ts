/** A run of lines to render, and how many lines are left out before it. */
export interface Stretch {
  skipped: number
  from: number
  /** Not included. */
  to: number
}

/**
 * The lines to render of a list too long to render: those near the view, and the one that holds the focus wherever it is. The
 * lines left out after the last stretch come as `skipped` of an empty one at the end.
 */
export function stretches(lines: number, near: { from: number; to: number }, focused: number | null): Stretch[] {
  const from = Math.max(0, Math.min(near.from, lines))
  const to = Math.max(from, Math.min(near.to, lines))
  const runs = [{ from, to }]
  if (focused !== null && focused < from) runs.unshift({ from: focused, to: focused + 1 })
  if (focused !== null && focused >= to && focused < lines) runs.push({ from: focused, to: focused + 1 })
  runs.push({ from: lines, to: lines })
  return runs.map((run, index) => ({ ...run, skipped: run.from - (runs[index - 1]?.to ?? 0) }))
}
