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
