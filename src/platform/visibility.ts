export const isVisible = (): boolean => document.visibilityState === 'visible'

/** Calls back each time the person returns to the page: it is shown again, focused, or comes back from the history cache. */
export function onReturn(returned: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) returned()
  })
  addEventListener('focus', returned)
  addEventListener('pageshow', (event) => {
    if (event.persisted) returned()
  })
}
