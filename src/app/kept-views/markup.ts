import { keptAttribute, leftSelector } from '#domain/kept-view.ts'

/** As much more than the window is kept (share of its height): bars of browsers come and go. */
const more = 0.1

/** Whether something in view still waits for what it shows. */
export const isBusyInView = (root: Element): boolean =>
  [...root.querySelectorAll('[aria-busy="true"]')].some((part) => part.getBoundingClientRect().top < innerHeight)

/**
 * The markup of what is in view of an element whose window is scrolled to its top: what is below or beside is left out, and what it was in keeps
 * its size. Ids are others, and styles of single elements are in `data-style`, which the policy of the page lets its own script set.
 */
export function markupInView(root: Element): string {
  const { innerWidth: width, innerHeight } = window
  const height = innerHeight * (1 + more)
  const wordsOfAddress = new Set(new URLSearchParams(location.search).values())
  const target = document.implementation.createHTMLDocument('')

  function copy(element: Element, scrolled: number): Element | 'below' | 'beside' | null {
    if (element.matches(leftSelector)) return null
    if (element instanceof SVGElement) return copyDrawing(element)
    const { top, left: start, width: wide, height: high } = element.getBoundingClientRect()
    const isHidden = wide === 0 && high === 0 && getComputedStyle(element).display === 'none'
    if (isHidden) return null
    if (wide > 0 && high > 0 && top >= height) return 'below'
    if (wide > 0 && high > 0 && start + scrolled >= width) return 'beside'
    const made = target.createElement(element.localName)
    copyAttributes(element, made)
    if (element instanceof HTMLOptionElement) made.toggleAttribute('selected', element.selected)
    if (element instanceof HTMLInputElement) {
      made.toggleAttribute('checked', element.checked)
      // What the address says anyway; nothing else that was typed.
      if (element.type === 'search' && wordsOfAddress.has(element.value)) made.setAttribute('value', element.value)
    }
    const inside = scrolled + element.scrollLeft
    const parts = [...element.childNodes].map((child) => (child instanceof Element ? copy(child, inside) : child.cloneNode()))
    made.append(...parts.filter((part) => typeof part === 'object' && part !== null))
    const own = element.getAttribute('style') ?? ''
    const size = parts.some((part) => typeof part === 'string') ? `;box-sizing:border-box;width:${wide}px;height:${high}px` : ''
    // The lines that are left would share the room of the others.
    const lines = parts.includes('below') ? ';align-content:start' : ''
    if (own + size !== '') made.setAttribute('data-style', own + size + lines)
    return made
  }

  function copyDrawing(drawing: Element): Element {
    const made = target.createElementNS(drawing.namespaceURI, drawing.localName)
    copyAttributes(drawing, made)
    made.append(...[...drawing.childNodes].map((child) => (child instanceof Element ? copyDrawing(child) : child.cloneNode())))
    return made
  }

  const made = copy(root, 0)
  return made instanceof Element ? made.innerHTML : ''
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) {
    const kept = keptAttribute(name, value)
    if (kept !== undefined) to.setAttribute(name, kept)
  }
}
