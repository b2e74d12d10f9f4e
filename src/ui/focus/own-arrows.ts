/** Controls that have a use for arrow keys themselves, and what OK does with them. */

const withOwnArrows =
  'input:not([type=checkbox], [type=button], [type=submit], [type=reset], [type=file]), textarea, select, [contenteditable="true"], [role=slider]'

/** Whether arrows change or move something inside of a control: a caret, a choice, a number. */
export const hasOwnArrows = (element: Element): boolean => element.matches(withOwnArrows)

const opensPicker = 'select, [type=date], [type=time], [type=month], [type=color]'
const isChosen = '[type=checkbox], [type=radio]'

/** Whether OK acts on a control at once; others are entered by it, and then have the arrows. */
export const isPressed = (element: Element): boolean => !hasOwnArrows(element) || element.matches(isChosen)

/** Moves a slider, or goes on in a list of choices: what a browser does only with arrows that were really pressed. */
export function moveInside(element: Element, to: 'up' | 'down' | 'left' | 'right'): void {
  if (element instanceof HTMLSelectElement) {
    const next = element.selectedIndex + (to === 'down' || to === 'right' ? 1 : -1)
    if (next < 0 || next >= element.options.length) return
    element.selectedIndex = next
  } else if (element instanceof HTMLInputElement && element.type === 'range') {
    if (to === 'up' || to === 'right') element.stepUp()
    else element.stepDown()
  } else return
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
}

/** What OK does with a control: presses it, or opens its list of choices. */
export function press(element: HTMLElement): void {
  if (isPressed(element)) element.click()
  else if (element.matches(opensPicker) && 'showPicker' in element && typeof element.showPicker === 'function') {
    try {
      element.showPicker()
    } catch {
      // Only after a press that the browser trusts; the arrows change it then.
    }
  }
}
