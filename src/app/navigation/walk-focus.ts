import { type Box, type Direction, directionOf, isSideways } from '#domain/spatial-focus.ts'
import { calmScroll } from '#ui/carousel/use-carousel.ts'
import { hasOwnArrows, isPressed, press } from '#ui/focus/own-arrows.ts'
import { boxOf, cardsAround, scopeOfArrows, targetsIn } from '#ui/focus/places.ts'
import { type NextFocus, nextFocus, scrollerOf } from './next-focus.ts'

/** Where each list was left by an arrow: who comes back to it finds the same card. */
const leftAt = new WeakMap<Element, HTMLElement>()

/** Where arrows begin on a page: the player that is over it, else what it shows. */
const firstPlaces = '[data-player="whole"] [data-controls], main'

/** How much of the view is scrolled where there is nothing to lead to, and how far from its edges what has the focus stays as long as it can, px. */
const scrollShare = 0.6
const edgePx = 96

/**
 * What arrow keys and OK do with the focus on any screen: they lead to the next control in their direction. Whoever uses a mouse scrolls with
 * them: up and down begin to walk at a control that has the focus, or where there is no mouse.
 *
 * @param isMouseless whether up and down walk although nothing has the focus
 */
export function createWalk(isMouseless: () => boolean) {
  /** The control an arrow led to. While it has the focus and was not entered, arrows go on from it, whatever it would do with them. */
  let arrived: Element | null = null
  /** The control that was entered by OK, so that the arrows are its own. */
  let entered: Element | null = null
  /** Where the focus was last, for when what had it is gone. */
  let lastBox: Box | undefined
  let isWalking = false

  const goTo = (control: HTMLElement, isHeld: boolean): void => {
    arrived = control
    document.documentElement.dataset['walking'] = ''
    control.focus({ preventScroll: true })
    const shown = control.closest('label') ?? control
    shown.scrollIntoView({ behavior: isHeld ? 'instant' : calmScroll(), block: 'nearest', inline: 'nearest' })
    lastBox = boxOf(control)
  }

  const next = (direction: Direction): NextFocus => {
    const start = focused()
    const inside = start && start.tabIndex < 0 && !start.closest('[data-actions]') ? targetsIn(start)[0] : undefined
    if (inside) return { control: inside }
    const at = start ? boxOf(start) : lastBox
    const first = at ? undefined : begin()
    return at ? nextFocus(direction, start, at) : first && { control: first }
  }

  const walk = (event: KeyboardEvent, direction: Direction): void => {
    const start = focused()
    const isBegun = isWalking || isMouseless() || start?.matches(':focus-visible') === true
    if (!isBegun && !isSideways(direction)) return
    const found = next(direction)
    if (found === undefined) return
    event.preventDefault()
    isWalking = true
    if (found === 'scroll') {
      scrollerOf(start).scrollBy({ top: scrollStep(start, direction), behavior: event.repeat ? 'instant' : calmScroll() })
    } else if (found !== 'wait') goTo(remembered(start, found.control, direction), event.repeat)
  }

  return {
    /** Before anybody else hears the key: a control that an arrow led to is passed or entered. */
    onKeyBefore(event: KeyboardEvent): void {
      const target = focused()
      if (isHeldDown(event) || target === null) return
      if (event.key === 'Escape' && target === entered) [arrived, entered] = [target, null]
      if (target !== arrived) return
      const direction = directionOf(event.key)
      if (direction !== undefined && hasOwnArrows(target)) {
        event.stopPropagation()
        walk(event, direction)
      } else if (event.key === 'Enter' && (hasOwnArrows(target) || target.matches('[type=checkbox]'))) {
        event.preventDefault()
        event.stopPropagation()
        if (!isPressed(target)) [arrived, entered] = [null, target]
        press(target)
      } else if (event.key.length === 1) [arrived, entered] = [null, target]
    },
    /** After everybody who has a use for the key. */
    onKeyAfter(event: KeyboardEvent): void {
      const { key } = event
      const direction = directionOf(key)
      const start = focused()
      if (event.defaultPrevented || isHeldDown(event)) return
      if (key === 'Tab') isWalking = true
      if (start && (key === 'Home' || key === 'End')) {
        const end = endOfList(start, key)
        if (end) {
          event.preventDefault()
          goTo(end, event.repeat)
        }
      } else if (direction !== undefined && (start === null || !hasOwnArrows(start))) walk(event, direction)
    },
    /** Leaves a control that was entered; false where none was. */
    leaveControl(): boolean {
      const start = focused()
      if (start === null || start === arrived || !hasOwnArrows(start)) return false
      // In a panel Back closes it, unless a field of it was entered on purpose.
      if (start !== entered && scopeOfArrows() !== document) return false
      ;[arrived, entered] = [start, null]
      return true
    },
    /** Somebody points: arrows scroll again until a control has the focus by key. */
    onPointer(): void {
      isWalking = false
      lastBox = undefined
      arrived = null
      delete document.documentElement.dataset['walking']
    },
    /** The focus moved by other means. */
    onFocus({ target }: FocusEvent): void {
      if (target !== arrived) [arrived, entered] = [null, null]
    },
  }
}

/** The control or the part of the page that has the focus; null for none, and for the page as a whole. */
const focused = (): HTMLElement | null => {
  const { activeElement: active } = document
  return active instanceof HTMLElement && !active.matches('body, main') ? active : null
}

/** The first control that is in view. */
const begin = (): HTMLElement | undefined => {
  const scope = scopeOfArrows()
  const all = targetsIn(scope === document ? (document.querySelector(firstPlaces) ?? scope) : scope)
  return all.find((control) => boxOf(control).bottom > 0 && boxOf(control).top < innerHeight) ?? all[0]
}

const isHeldDown = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey || shiftKey

/** How far to scroll, px: first until what has the focus is at the edge, then on. */
function scrollStep(start: HTMLElement | null, direction: Direction): number {
  const most = innerHeight * scrollShare
  const box = start?.getBoundingClientRect()
  const room = box ? (direction === 'down' ? box.top : innerHeight - box.bottom) - edgePx : 0
  return (room > 0 ? Math.min(room, most) : most) * (direction === 'up' ? -1 : 1)
}

/** The card that a list was left by, instead of the nearest one; remembers by which one the other list is left. */
function remembered(start: HTMLElement | null, control: HTMLElement, direction: Direction): HTMLElement {
  const list = cardsAround(control)
  const ownList = start && cardsAround(start)
  if (list === ownList) return control
  if (start && ownList) leftAt.set(ownList, start.closest('article')?.querySelector<HTMLElement>('[data-card]') ?? start)
  const known = list && !isSideways(direction) ? leftAt.get(list) : undefined
  return known?.isConnected === true && list?.contains(known) ? known : control
}

/** The first or the last card of the list of a card. */
function endOfList(start: HTMLElement, key: 'Home' | 'End'): HTMLElement | undefined {
  if (!start.matches('[data-card]')) return undefined
  return [...(cardsAround(start)?.querySelectorAll<HTMLElement>('[data-card]:not([inert] *)') ?? [])].at(key === 'Home' ? 0 : -1)
}
