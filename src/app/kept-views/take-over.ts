import { pause } from '#platform/clock.ts'
import { router } from '#app/router.ts'
import { isBusyInView } from './markup.ts'
import './look.ts'

/** A screen that is another one meanwhile is shown once nothing of it has changed for so long (ms), and after this in any case. */
const calmMs = 1000
const patienceMs = 5000

/** The mark in the browser's timeline of when the app took over, and why: it looked the same, somebody acted, it was another screen, or it never came to rest. */
const takenOver = 'taken-over'
type Why = 'same' | 'acted' | 'other' | 'late'
type Field = HTMLInputElement | HTMLSelectElement

/**
 * Shows the screen of the app in the place of the kept view once it looks the same and nothing in view of it waits. Whoever acts on the view
 * before has the screen as soon as it can do what they did, and it is done there. Resolves once the app is what people see.
 */
export function takeOver(kept: HTMLElement, root: HTMLElement): Promise<void> {
  const over = new AbortController()
  const ended = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
  const wanted = signs(kept)
  let isWaitedFor = window.matineeTap !== undefined
  const end = (why: Why): void => {
    if (over.signal.aborted) return
    over.abort()
    handOver(kept, root)
    performance.mark(takenOver, { detail: why })
  }
  const show = (why: Why): void => void picturesInView(root).then(() => end(why))
  let [seen, timer] = ['', setTimeout(() => undefined)]
  const showWhenCalm = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (isThere(root) ? show('other') : showWhenCalm()), calmMs)
  }
  const look = (): void => {
    if (isWaitedFor) return canAct(kept, root) ? end('acted') : undefined
    const found = signs(root)
    if (isSuperset(found, wanted) && !isBusyInView(root)) return show('same')
    const now = [...found].join('\n')
    if (now !== seen) showWhenCalm()
    seen = now
  }
  const hurry = (): void => {
    isWaitedFor = true
    look()
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { attributes: true, childList: true, subtree: true })
  over.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  // A tap has been noted when this hears of it: the view's own listener in index.html comes first.
  for (const name of ['click', 'input']) kept.addEventListener(name, hurry, { signal: over.signal })
  addEventListener('scroll', hurry, { signal: over.signal })
  over.signal.addEventListener(
    'abort',
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && end('acted')),
  )
  look()
  void pause(patienceMs).then(() => end('late'))
  return ended
}

/** Removes the view and does on the screen what was done on it. */
function handOver(kept: HTMLElement, root: HTMLElement): void {
  const [focused, scrolled] = [document.activeElement, scrollY]
  const button = tapped(kept, root)
  const fields = [...kept.querySelectorAll<Field>('input:not([type="checkbox"], [type="radio"]), select')].map(
    (field) => [field.value, counterpart<Field>(field, kept, root)] as const,
  )
  const toFocus = focused && kept.contains(focused) ? counterpart(focused, kept, root) : undefined
  kept.remove()
  for (const [value, field] of fields) if (value !== '' && value !== field?.value) enter(value, field)
  toFocus?.focus({ preventScroll: true })
  if (scrollY !== scrolled) scrollTo({ top: scrolled, behavior: 'instant' })
  delete window.matineeTap
  button?.click()
}

/** Whether the screen stands, with all that is in view of it. */
const isThere = (root: HTMLElement): boolean =>
  router.state.status === 'idle' && root.querySelector('main h1') !== null && !isBusyInView(root)

/** Whether the screen is there, and what was tapped as well. */
const canAct = (kept: HTMLElement, root: HTMLElement): boolean =>
  root.querySelector('main h1') !== null && (tappedControl() === undefined || tapped(kept, root) !== undefined)

const tappedControl = (): Element | undefined => window.matineeTap?.closest('button, [role="button"], summary, label, input') ?? undefined

/**
 * What stands on the screen for what was tapped last, once it is pressed or not as that was: whoever tapped wanted it otherwise. Where that has
 * happened elsewhere meanwhile there is nothing to do.
 */
function tapped(kept: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const control = tappedControl()
  const button = control && counterpart(control, kept, root)
  return button?.ariaPressed === control?.ariaPressed && button?.ariaDisabled !== 'true' ? button : undefined
}

/** Resolves once the pictures in view are there; one that cannot be had is not waited for. */
const picturesInView = (root: HTMLElement): Promise<unknown> =>
  Promise.all([...root.querySelectorAll('img')].filter(isInView).map((picture) => picture.decode().catch(() => undefined)))

const isSuperset = (all: ReadonlySet<string>, of: ReadonlySet<string>): boolean => [...of].every((one) => all.has(one))

/** Headings, links, and what is pressed or not. Not ages and the like, which are others each time. */
const signs = (of: HTMLElement): Set<string> =>
  new Set([...of.querySelectorAll('main :is(h1, h2, h3, a[href], [aria-pressed])')].map((part) => `${describe(part)} ${part.ariaPressed}`))

function isInView(picture: HTMLImageElement): boolean {
  const { top, left, width } = picture.getBoundingClientRect()
  return width > 0 && top < innerHeight && left < innerWidth
}

/** What stands on the screen for a part of the kept view: the same kind of element with the same name, in the part that links to the same address; of links those that lead there. */
function counterpart<Kind extends HTMLElement = HTMLElement>(element: Element, kept: HTMLElement, root: HTMLElement): Kind | undefined {
  const alike = (of: HTMLElement): Kind[] =>
    [...of.querySelectorAll<Kind>(element.localName)].filter((other) => describe(other) === describe(element))
  return alike(root)[alike(kept).findIndex((other) => other === element)]
}

/** A link by its address alone: of one that is cut off by the window the view has less text. */
function describe(element: Element): string {
  if (element instanceof HTMLAnchorElement) return element.pathname + element.search
  const link = (element.closest('a') ?? element.closest('article, li')?.querySelector('a'))?.getAttribute('href') ?? ''
  return `${link} ${element instanceof HTMLInputElement ? element.name : (element.getAttribute('aria-label') ?? element.textContent)}`
}

/** Enters a value as a person does, so that React hears of it. */
function enter(value: string, field: Field | undefined): void {
  if (!field) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
