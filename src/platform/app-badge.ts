/** Shows a number on the app's icon, where the system has such marks; 0 takes it away. A browser that refuses shows none. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
