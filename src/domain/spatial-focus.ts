/** A rectangle on the screen, CSS px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The direction of an arrow key; undefined of any other key. */
export const directionOf = (key: string): Direction | undefined => directions.get(key)
const directions = new Map<string, Direction>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
])

export const isSideways = (direction: Direction): boolean => direction === 'left' || direction === 'right'

/** A box as whoever goes in a direction sees it: where it begins and ends ahead, and from where to where it lies across. */
interface Ahead {
  start: number
  end: number
  near: number
  far: number
}

function ahead(direction: Direction, { left, top, right, bottom }: Box): Ahead {
  if (direction === 'down') return { start: top, end: bottom, near: left, far: right }
  if (direction === 'up') return { start: -bottom, end: -top, near: left, far: right }
  if (direction === 'right') return { start: left, end: right, near: top, far: bottom }
  return { start: -right, end: -left, near: top, far: bottom }
}

const middle = ({ start, end }: Ahead): number => (start + end) / 2
const centre = ({ near, far }: Ahead): number => (near + far) / 2
const isWithin = (inner: Ahead, outer: Ahead): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.near >= outer.near && inner.far <= outer.far

/** What goes on one line overlaps by at least this share of the lower one. */
const sameLine = 1 / 3
/** Up and down what lies aside is so much nearer than what lies ahead: a line has many columns. */
const asideWeight = 0.5
/** Decides between boxes that are equally near. */
const tieWeight = 0.01

/** How far ahead a box begins; undefined where it is not ahead. A button on a picture that is a link lies ahead by its middle. */
function gapTo(from: Ahead, to: Ahead): number | undefined {
  if (isWithin(to, from) || isWithin(from, to)) {
    const gap = middle(to) - middle(from)
    return gap > 0 ? gap : undefined
  }
  // Focus rings and shadows of neighbours reach into each other.
  const slack = Math.min(from.end - from.start, to.end - to.start) / 2
  return to.start < from.end - slack ? undefined : Math.max(0, to.start - from.end)
}

/** How near a box is to whoever goes on in a direction; undefined where that does not lead to it. */
function distance(from: Ahead, to: Ahead, isAcross: boolean): number | undefined {
  const gap = gapTo(from, to)
  if (gap === undefined) return undefined
  const overlap = Math.min(from.far, to.far) - Math.max(from.near, to.near)
  if (isAcross && overlap < sameLine * Math.min(from.far - from.near, to.far - to.near)) return undefined
  const offset = Math.abs(centre(to) - centre(from))
  return gap + asideWeight * Math.max(0, -overlap) + tieWeight * (isAcross ? offset : Math.min(offset, Math.abs(to.near - from.near)))
}

/**
 * Which of the boxes is next in a direction: left and right the nearest on the same line, up and down the nearest above or below, where what
 * lies straight ahead counts for more than what lies aside.
 *
 * @returns its place in the list; undefined where nothing lies in that direction
 */
export function nextTowards(direction: Direction, from: Box, boxes: readonly Box[]): number | undefined {
  const here = ahead(direction, from)
  let best: { place: number; far: number } | undefined
  for (const [place, box] of boxes.entries()) {
    const far = distance(here, ahead(direction, box), isSideways(direction))
    if (far !== undefined && (best === undefined || far < best.far)) best = { place, far }
  }
  return best?.place
}
