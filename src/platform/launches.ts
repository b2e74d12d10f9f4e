/** How Chromium hands a launch to the window that is open already; no type library has it because it is not a standard. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { readonly targetURL?: string | null }) => void) => void
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

/**
 * Calls back with the path, query and fragment that the installed app is launched with while this window is open: by a link, by something
 * shared, by a shortcut of its icon. The icon alone only brings the window to the front.
 */
export function onLaunch(launched: (address: string) => void): void {
  let isQueued = true
  window.launchQueue?.setConsumer(({ targetURL }) => {
    // What has waited for a consumer brought this very page here, or did so before it was reloaded.
    if (isQueued || !targetURL) return
    const { origin, pathname, search, hash } = new URL(targetURL)
    const address = pathname + search + hash
    if (origin === location.origin && address !== '/') launched(address)
  })
  isQueued = false
}
