/** Chromium's deferred install event; no type library has it because it is not a standard. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by the head script: on returning visits the event comes before any bundle runs, and only once. */
    matineeInstall?: InstallEvent
  }
}

const appModes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']

/** True in an app window of its own rather than in a browser tab. */
export const runsAsApp = (): boolean =>
  appModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) || ('standalone' in navigator && navigator.standalone === true)

/** True on iPhones and iPads, which install from the Share menu and never offer it themselves. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export const canPrompt = (): boolean => window.matineeInstall !== undefined

/** Shows the browser's own question. It answers once per event, so the event is spent. Rejects when the browser refuses. */
export async function promptInstall(): Promise<'accepted' | 'dismissed'> {
  const event = window.matineeInstall
  if (!event) throw new Error('the browser has not offered to install')
  delete window.matineeInstall
  await event.prompt()
  return (await event.userChoice).outcome
}

/** Calls back when the browser offers to install, and when the app was installed. */
export function watchInstall(on: { offered: () => void; installed: () => void }): void {
  // The head script has put the event aside before this runs: it listens first.
  addEventListener('beforeinstallprompt', on.offered)
  addEventListener('appinstalled', on.installed)
}
