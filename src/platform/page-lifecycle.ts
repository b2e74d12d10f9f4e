export const isVisible = (): boolean => document.visibilityState === 'visible'

/** Calls back each time the person returns to the page: it is shown again, focused, thawed, or comes back from the history cache. */
export function onReturn(returned: () => void): void {
  const ifVisible = () => {
    if (isVisible()) returned()
  }
  document.addEventListener('visibilitychange', ifVisible)
  document.addEventListener('resume', ifVisible)
  addEventListener('focus', returned)
  addEventListener('pageshow', (event) => {
    if (event.persisted) returned()
  })
}

/** Calls back each time the page is hidden or left, until `signal` aborts; it may be the last moment it runs. */
export function onLeave(left: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {}
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!isVisible()) left()
    },
    options,
  )
  addEventListener('pagehide', left, options)
}

/** Calls back when the browser is about to stop the page, for a while or for good. */
export function onSuspend(suspended: () => void): void {
  document.addEventListener('freeze', suspended)
  addEventListener('pagehide', suspended)
}

/** Calls back when the page is frozen, and when it is thawed: in between hardly any of its code runs. */
export function onFreeze(frozen: () => void, thawed: () => void): void {
  document.addEventListener('freeze', frozen)
  document.addEventListener('resume', thawed)
}

/** Resolves once the browser has painted what is on screen now. */
export function whenPainted(): Promise<void> {
  // A hidden page paints nothing and gets no frames.
  if (document.visibilityState === 'hidden') return new Promise((resolve) => setTimeout(resolve))
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

let awaited: Promise<unknown> | undefined

/** Until then the page is never idle: what may wait would delay what somebody waits for. */
export function idleOnlyAfter(shown: Promise<unknown>): void {
  awaited = Promise.allSettled([shown])
}

/** Resolves once the page has loaded, shows its screen and has nothing better to do, after 3 s at the latest. */
export async function whenIdle(): Promise<void> {
  await awaited
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 200)
  })
}

/** Lets the browser ask before the page is closed while `isAtRisk` holds; it chooses the words. */
export function warnBeforeLeaving(isAtRisk: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault()
  })
}
