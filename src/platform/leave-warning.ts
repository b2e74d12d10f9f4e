/** Lets the browser ask before the page is closed while `isAtRisk` holds; it chooses the words. */
export function warnBeforeLeaving(isAtRisk: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault()
  })
}
