/** What arrow keys can lead to: the controls of a page, where they are, and in which list. */

const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/** Where the arrows go: the open menu, else the topmost dialog, else what fills the screen, else the page. */
export function scopeOfArrows(): ParentNode {
  const menus = document.querySelectorAll(':popover-open:not([popover="manual"])')
  const dialogs = document.querySelectorAll('dialog:modal')
  return [...menus].at(-1) ?? [...dialogs].at(-1) ?? document.fullscreenElement ?? document
}

const isTarget = (element: HTMLElement): boolean =>
  // A card is one stop of Tab; what can be done with it is in reach of the arrows all the same.
  (element.tabIndex >= 0 || element.closest('[data-actions]') !== null) &&
  !element.matches(':disabled, [type=hidden], [aria-hidden=true], [inert] *') &&
  element.checkVisibility({ visibilityProperty: true })

/** The controls that arrows can reach, in their order on the page. */
export const targetsIn = (scope: ParentNode): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(controls)].filter(isTarget)

/** Parts of lists and rows that are drawn once they come near the view, and have nothing to lead to until then. */
export const waitingIn = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('[aria-busy="true"], [data-space]')].filter(
    (place) => place.querySelector(controls) === null && place.checkVisibility(),
  )

/** Where a control is seen: a switch or a choice is its whole label. */
export function boxOf(element: Element): DOMRect {
  const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
  return (label ?? element).getBoundingClientRect()
}

/** The list or grid that a control is in. */
export const listOf = (element: Element): Element | null => element.closest('ul, ol, [role="grid"]')

/** The row or grid of cards that a control is in, for which is remembered where it was left. */
export const cardsAround = (element: Element): Element | null => {
  const list = listOf(element)
  return list?.querySelector('[data-card]') ? list : null
}

/** Whether a list scrolls sideways: left and right stay in it. */
export const isStrip = (list: Element): boolean => list.scrollWidth > list.clientWidth + 1 && getComputedStyle(list).overflowX !== 'visible'

/** The part of the page that an element stays on the screen with while the page is scrolled; null for what scrolls. */
export function layerFinder(): (element: Element | null) => Element | null {
  const known = new Map<Element, Element | null>()
  const find = (element: Element | null): Element | null => {
    if (element === null || element.matches('dialog:modal, :popover-open:not([popover="manual"])')) return null
    const found = known.get(element)
    if (found !== undefined) return found
    const layer = isHeld(element) ? element : find(element.parentElement)
    known.set(element, layer)
    return layer
  }
  return find
}

/** Whether an element stays where it is at the moment: always, or because it sticks to an edge. */
function isHeld(element: Element): boolean {
  const { position, top, bottom } = getComputedStyle(element)
  if (position === 'fixed') return true
  if (position !== 'sticky') return false
  const box = element.getBoundingClientRect()
  return box.top <= Number.parseFloat(top) + 1 || box.bottom >= innerHeight - Number.parseFloat(bottom) - 1
}
