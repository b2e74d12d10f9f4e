import { savesData } from '#platform/network.ts'
import { router } from '#app/router.ts'

/**
 * Links of the screens are plain `<a href>` and their searches plain `<form action>`: here, once for all of them, they become
 * moves inside the app, and a pointer or the focus resting on one for 120 ms fetches its page ahead.
 */
export function followLinks(): void {
  addEventListener('click', followClick)
  addEventListener('submit', followSubmit)
  addEventListener('pointerover', ({ target }) => expect(target))
  addEventListener('focusin', ({ target }) => expect(target))
}

const restMs = 120
let resting: ReturnType<typeof setTimeout> | undefined

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.origin === location.origin && !link.download && (link.target === '' || link.target === '_self') ? link : null
}

/** The same document's fragments are the browser's own business. */
const isFragment = (link: HTMLAnchorElement): boolean => link.hash !== '' && link.pathname === location.pathname

const pathOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash

function followClick(event: MouseEvent): void {
  const link = linkAt(event.target)
  if (
    !link ||
    isFragment(link) ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  void router.navigate({ href: pathOf(link) })
}

function followSubmit(event: SubmitEvent): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
  event.preventDefault()
  const words = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  void router.navigate({ href: `${new URL(form.action).pathname}?${new URLSearchParams(words)}` })
}

/** Waits whether the pointer stays: sweeping over thirty cards fetches nothing. */
function expect(target: EventTarget | null): void {
  clearTimeout(resting)
  const link = linkAt(target)
  if (!link || isFragment(link) || savesData()) return
  resting = setTimeout(() => void router.preloadRoute({ href: pathOf(link) } as never).catch(() => undefined), restMs)
}
