import { router } from '#app/router.ts'
import { motion } from '#ui/theme/theme.css.ts'

/** What is on its way into the next page: the poster of a link, and those of its page that step back for it. */
let named: HTMLElement[] = []
/** Whether the page that is on its way is to fade in. */
let fades = false

/**
 * Pages that somebody goes on to come in with a short fade, or out of the poster of their link, where the browser can do that. Back and Forward are
 * at once, as is another address of the same page, and everything for who wants no motion (decision 69).
 */
export function startPageTransitions(): void {
  let path = router.history.location.pathname
  router.history.subscribe(({ location: { pathname }, action }) => {
    const comes = pathname !== path && action.type === 'PUSH' && !isStill()
    path = pathname
    fades = comes && named.length === 0
    if (comes && named.length > 0) router.shouldViewTransition = true
  })
  router.subscribe('onRendered', comeIn)
  addEventListener('click', namePoster, { capture: true })
  addEventListener('click', passOn)
}

/** Only the new page, which is there at once: a view transition would first take pictures of both (decision 69 has the figures). */
function comeIn(): void {
  if (fades) document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: motion.quickMs, easing: motion.easing })
  fades = false
  nameNothing()
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function nameNothing(): void {
  for (const element of named) element.style.viewTransitionName = ''
  named = []
}

/** Names the poster inside a link that is followed, so that it grows into that of the next page. */
function namePoster({ target }: MouseEvent): void {
  nameNothing()
  const poster = target instanceof Element ? target.closest('a[data-poster]')?.querySelector('img') : null
  if (!poster || isStill()) return
  // The page may show a large poster itself: two of one name, and nothing would move.
  const large = [...document.querySelectorAll<HTMLElement>('[data-grown]')]
  for (const other of large) other.style.viewTransitionName = 'none'
  poster.style.viewTransitionName = 'poster'
  named = [poster, ...large]
}

const longestMs = 300
const everyMs = 20

/**
 * While pages change, the browser shows pictures of them, which answer to nothing: what is pressed in that time is passed on to what stands
 * there as soon as that is over.
 */
function passOn({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return
  let leftMs = longestMs
  const retry = setInterval(() => {
    const meant = document.elementFromPoint(clientX, clientY)
    leftMs -= everyMs
    if (meant === target && leftMs > 0) return
    clearInterval(retry)
    if (meant !== target) meant?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
  }, everyMs)
}
