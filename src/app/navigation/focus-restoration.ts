import { sessionMemory } from '#platform/session-memory.ts'
import { navigationSettled, navigationStarted } from '#ui/virtual/navigation-state.ts'
import { router } from '#app/router.ts'

/** How a page was left: by which link, named by its strip, its address and its place among those with the same ones, how far down (px), and with which strips moved. */
interface Leaving {
  down: number
  href: string
  /** Of the strip it is in; empty outside of all. */
  strip: string
  place: number
  strips: readonly (readonly [id: string, left: number])[]
}

const stripId = 'data-scroll-restoration-id'

const stripOf = (element: Element): string => element.closest(`[${stripId}]`)?.getAttribute(stripId) ?? ''

const linksTo = (href: string, strip: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)].filter((link) => stripOf(link) === strip)

/** Which visit of which page this is; the router counts them. */
const visit = (): string => router.history.location.state['__TSR_key'] ?? router.history.location.href

/** Where this is kept, so that Back works after a reload as well, and for how many visits. */
const memory = 'left-by'
const mostVisits = 50

/** Coming back to a page gives the focus to the link it was left by, as the router gives back its scroll places. */
export function restoreFocus(): void {
  const leftBy = new Map<string, Leaving>(sessionMemory.read(memory))
  // A Back that was pressed before anybody listened, right after a reload, is one as well.
  let returning = true
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null
      const href = link?.getAttribute('href')
      if (!link || !href) return
      leftBy.delete(visit())
      const strip = stripOf(link)
      leftBy.set(visit(), { down: scrollY, href, strip, place: linksTo(href, strip).indexOf(link), strips: movedStrips() })
      sessionMemory.write(memory, [...leftBy].slice(-mostVisits))
    },
    { capture: true },
  )
  router.history.subscribe(({ action }) => {
    returning = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onBeforeLoad', () => navigationStarted(returning))
  router.subscribe('onRendered', () => {
    navigationSettled()
    const left = returning ? leftBy.get(visit()) : undefined
    returning = false
    if (left) giveBackWhenThere(left)
  })
}

const movedStrips = (): Leaving['strips'] =>
  [...document.querySelectorAll(`[${stripId}]`)].flatMap((strip) =>
    strip.scrollLeft > 0 ? [[strip.getAttribute(stripId) ?? '', strip.scrollLeft] as const] : [],
  )

const patienceMs = 5000

/**
 * The router gives back what is there when it renders. After a reload rows and their titles come later, and the browser moves a page that grows above what is in
 * view; whoever acts meanwhile has moved on.
 */
function giveBackWhenThere({ down, href, strip, place, strips }: Leaving): void {
  let missing = strips
  const restore = (): boolean => {
    if (scrollY !== down) scrollTo({ top: down, behavior: 'instant' })
    missing = missing.filter(([id, left]) => !moveTo(id, left))
    const link = linksTo(href, strip)[place]
    if (link !== document.activeElement) link?.focus({ preventScroll: true })
    return link !== undefined && missing.length === 0 && Math.abs(scrollY - down) < 1
  }
  if (restore()) return
  const over = new AbortController()
  const changes = new MutationObserver(() => restore() && over.abort())
  over.signal.addEventListener('abort', () => changes.disconnect())
  changes.observe(document.body, { childList: true, subtree: true })
  for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, () => over.abort(), { once: true, signal: over.signal })
  setTimeout(() => over.abort(), patienceMs)
}

/** False while the strip is not there, or not long enough yet. */
function moveTo(id: string, left: number): boolean {
  const strip = document.querySelector(`[${stripId}="${CSS.escape(id)}"]`)
  if (!strip || strip.scrollWidth - strip.clientWidth < left) return false
  strip.scrollTo({ left, behavior: 'instant' })
  return true
}
