/*
 * What happy-dom lacks of the browser's top layer: popovers that open and close, a dialog that knows whether it is modal, and scrolling
 * into view. Where the focus goes when they open and close is the browser's own; the journeys look at that.
 */

const openPopovers = new WeakSet<Element>()

function toggle(element: HTMLElement, isOpen: boolean): void {
  if (openPopovers.has(element) === isOpen) return
  const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' }
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), states))
  if (isOpen) openPopovers.add(element)
  else openPopovers.delete(element)
  element.dispatchEvent(Object.assign(new Event('toggle'), states))
}

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true)
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false)
  },
})

addEventListener('click', ({ target }) => {
  const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : null
  const panel = id ? document.getElementById(id) : null
  if (panel) toggle(panel, !openPopovers.has(panel))
})

export const isPopoverOpen = (element: Element): boolean => openPopovers.has(element)

const modalDialogs = new WeakSet<Element>()
const { showModal } = HTMLDialogElement.prototype
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  modalDialogs.add(this)
  showModal.call(this)
}

/** Whether a dialog is open, keeps the focus inside and makes the rest of the page inert. */
export const isModal = (dialog: HTMLDialogElement): boolean => dialog.open && modalDialogs.has(dialog)

Element.prototype.scrollIntoView = () => undefined
