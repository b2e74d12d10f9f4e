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

/** Calls back each time the page is hidden or left; it may be the last moment it runs. */
export function onLeave(left: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) left()
  })
  addEventListener('pagehide', left)
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
