import { type Box, type Direction, isSideways, nextTowards } from '#domain/spatial-focus.ts'
import { boxOf, isStrip, layerFinder, listOf, scopeOfArrows, targetsIn, waitingIn } from '#ui/focus/places.ts'

/** What an arrow leads to: a control, more of the page, a part in view that is drawn any moment now, or nothing. */
export type NextFocus = { control: HTMLElement } | 'scroll' | 'wait' | undefined

/** A control further away than this share of the view is not jumped to: what lies between is seen first. */
const mostOfView = 0.9

const isInView = ({ left, top, right, bottom }: Box): boolean => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth

/** Whether its middle can be seen in the row it is in: what was scrolled out at the side is found by going along the row. */
function isUncovered(box: Box, strip: Element | null): boolean {
  if (strip === null) return true
  const { left, right } = strip.getBoundingClientRect()
  const middle = (box.left + box.right) / 2
  return middle > left && middle < right
}

/** Where somebody goes on from who scrolled the focus out of the view: its column, at the edge by which they come in. */
function entryOf(from: Box, direction: Direction): Box {
  if (isSideways(direction) || isInView(from)) return from
  const edge = direction === 'down' ? 0 : innerHeight
  return { left: from.left, right: from.right, top: edge, bottom: edge }
}

/**
 * Finds what an arrow leads to from where the focus is. What scrolls comes first, what stays on the screen (the header, the bars) when there
 * is nothing more that scrolls; left and right stay in a row.
 *
 * @param start where the focus is
 * @param at its box
 */
export function nextFocus(direction: Direction, start: Element | null, at: Box): NextFocus {
  const scope = scopeOfArrows()
  const layerOf = layerFinder()
  const layer = start && layerOf(start)
  const ownList = start && listOf(start)
  const strips = new Map<Element | null, Element | null>([[null, null]])
  const stripOf = (element: Element): Element | null => {
    const list = listOf(element)
    if (!strips.has(list)) strips.set(list, list && isStrip(list) ? list : null)
    return strips.get(list) ?? null
  }
  const ownStrip = start && stripOf(start)
  const staysInRow = isSideways(direction) && ownStrip !== null
  const controls = targetsIn(scope)
    .filter((control) => control !== start && (!staysInRow || stripOf(control) === ownStrip))
    .map((control) => ({ control, box: boxOf(control), layer: layerOf(control) }))
    .filter(({ control, box }) => box.width > 0 && (listOf(control) === ownList || isUncovered(box, stripOf(control))))
  const from = layer === null ? entryOf(at, direction) : at

  const near = controls.filter((one) => one.layer === layer)
  const waiting = layer === null ? waitingIn(scope).filter((place) => !start || !place.contains(start)) : []
  const boxes = [...near.map(({ box }) => box), ...waiting.map(boxOf)]
  const place = nextTowards(direction, from, boxes)
  const found = place === undefined ? undefined : boxes[place]
  const reach = innerHeight * mostOfView
  if (place !== undefined && found && found.top < innerHeight + reach && found.bottom > -reach) {
    const chosen = near[place]
    if (chosen) return { control: chosen.control }
    if (isInView(found)) return 'wait'
  }
  if (layer === null && !isSideways(direction) && canScroll(direction, start)) return 'scroll'
  const others = controls.filter((one) => one.layer !== layer && isInView(one.box))
  const other = nextTowards(
    direction,
    from,
    others.map(({ box }) => box),
  )
  const control = other === undefined ? undefined : others[other]?.control
  return control && { control }
}

/** The box that scrolls an element up and down. */
export function scrollerOf(element: Element | null): Element {
  const page = document.scrollingElement ?? document.documentElement
  for (let box = element; box && box !== page; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return page
}

function canScroll(direction: Direction, start: Element | null): boolean {
  const { scrollTop, scrollHeight, clientHeight } = scrollerOf(start)
  return direction === 'up' ? scrollTop > 1 : scrollTop < scrollHeight - clientHeight - 1
}
