import type { Page } from '@playwright/test'

/* oxlint-disable unicorn/consistent-function-scoping -- a function of the page cannot use one of this file */

/**
 * The texts that a person cannot read whole: cut off by something around them, running over the edge of the window, or lying on each other.
 * What may be cut off on purpose, because it is as long as others make it, ends in an ellipsis.
 *
 * @param mark where given, only texts with it are looked at, and an ellipsis is no excuse
 */
export const unreadable = (page: Page, mark = ''): Promise<string[]> =>
  page.evaluate((mark) => {
    const nearly = 2
    interface Seen {
      element: HTMLElement
      text: string
      box: DOMRect
    }

    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert], svg') === null

    /** For screen readers alone. */
    const isHeard = (element: HTMLElement): boolean => {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { clipPath, position } = getComputedStyle(around)
        if (position === 'absolute' && clipPath !== 'none') return true
      }
      return false
    }
    const mayBeCut = (element: HTMLElement): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    /** What scrolls shows the rest to whoever scrolls. */
    const cuts = (value: string): boolean => value === 'hidden' || value === 'clip'

    /** What of a text is cut off, and by what. */
    const cutBy = ({ element, box }: Seen): string | undefined => {
      for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') return undefined
        const isCut =
          (cuts(overflowX) && (box.left < edge.left - nearly || box.right > edge.right + nearly)) ||
          (cuts(overflowY) && (box.top < edge.top - nearly || box.bottom > edge.bottom + nearly))
        // On cards and lines of lists others' words come after ours, and the ellipsis cuts those.
        if (isCut && mayBeCut(around) && (mark === '' || around.closest('article, li'))) return undefined
        if (isCut) return around.className
        if (position === 'fixed') break
      }
      return box.right > innerWidth + nearly || box.left < -nearly ? 'the window' : undefined
    }

    const seen: Seen[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!element || text === '' || !text.includes(mark) || !isShown(element) || isHeard(element)) continue
      // A programme is as wide as it is long.
      if (element.closest('[role="gridcell"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) seen.push({ element, text, box })
    }
    const found: string[] = []
    for (const one of seen) {
      const by = cutBy(one)
      if (by !== undefined) found.push(`“${one.text.slice(0, 50)}” is cut off by ${by}`)
    }
    /** What of a box is left by all that scrolls or cuts off around it. */
    const visible = ({ element, box }: Seen): { left: number; top: number; right: number; bottom: number } => {
      let { left, top, right, bottom } = box
      for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue
        const edge = around.getBoundingClientRect()
        ;[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)]
        ;[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
      }
      return { left, top, right, bottom }
    }
    const layerOf = (element: HTMLElement): HTMLElement | null => {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around
      }
      return null
    }
    const inView = seen
      .filter(({ element }) => layerOf(element) === null && element.closest('article') === null)
      .map((one) => ({ ...one, box: visible(one) }))
    for (const [at, one] of inView.entries()) {
      for (const other of inView.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Lines of one paragraph reach into each other where letters go below the line.
        if (width > 3 && height > 6) found.push(`“${one.text.slice(0, 30)}” lies on “${other.text.slice(0, 30)}”`)
      }
    }
    return [...new Set(found)]
  }, mark)
