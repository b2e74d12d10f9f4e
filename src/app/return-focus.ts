import { router } from './router.ts'

/** A link by its address and its place among those with the same one: a title may stand in several rows. */
interface LinkPlace {
  href: string
  place: number
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === href)

/** Which visit of which page this is; the router counts them. */
const visit = (): string => router.history.location.state['__TSR_key'] ?? router.history.location.href

/** Coming back to a page gives the focus to the link it was left by, as the router gives back its scroll places. */
export function returnFocus(): void {
  const leftBy = new Map<string, LinkPlace>()
  let returning = false
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null
      const href = link?.getAttribute('href')
      if (link && href) leftBy.set(visit(), { href, place: linksTo(href).indexOf(link) })
    },
    { capture: true },
  )
  router.history.subscribe(({ action }) => {
    returning = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onRendered', () => {
    const left = returning ? leftBy.get(visit()) : undefined
    returning = false
    if (left) linksTo(left.href)[left.place]?.focus({ preventScroll: true })
  })
}
