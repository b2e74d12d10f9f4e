import { messageSW, Workbox } from 'workbox-window'
import { pause } from './clock.ts'
import { isWorkerInCharge } from './worker-in-charge.ts'

const updateEveryMs = 30_000
const hourMs = 3_600_000
/** An old version that does not answer in this time holds nothing up. */
const wakeMs = 3_000

export interface ServiceWorkerEvents {
  /** A new version waits; `accept` makes it take over, after which the page reloads once. */
  onReady: (accept: () => void) => void
}

/**
 * Registers the worker and looks for new versions when the page is loaded, shown or focused, and every hour (installed apps on iOS do not
 * look by themselves). A browser that has none, or refuses, runs the app without. Resolves once a worker is active, or there is none.
 */
export async function registerServiceWorker({ onReady }: ServiceWorkerEvents): Promise<void> {
  // The development server has no worker: what it serves must never come from a cache.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (!isWorkerInCharge()) navigator.serviceWorker.addEventListener('controllerchange', tellWhatWasFetched, { once: true })
  const workbox = new Workbox(scriptUrl('/sw.js'), { scope: '/', updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => onReady(() => void wakeOldVersion().then(() => workbox.messageSkipWaiting())))
  const registration = await workbox.register().catch(() => undefined)
  if (registration === undefined) return
  let lookedAt = performance.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < updateEveryMs) return
    lookedAt = performance.now()
    // Offline: the next look may find it.
    void registration.update().catch(() => undefined)
  }
  for (const event of ['focus', 'pageshow']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, hourMs)
  askForControl(await navigator.serviceWorker.ready)
}

/**
 * Chromium asks an old version to end at once only while it runs. One that is just starting, woken by any request of this page, keeps the
 * accepted version waiting until it has had nothing to do for half a minute (decision 43).
 */
async function wakeOldVersion(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active !== null) await Promise.race([messageSW(active, { type: 'WAKE' }), pause(wakeMs)])
}

/** A page whose navigation began before the first worker was active, and ended after it, is missed by what that claims as it starts. */
function askForControl({ active }: ServiceWorkerRegistration): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a worker takes no origin
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: 'CLAIM' })
}

/** The first worker of all keeps nothing of what this page fetched before it was in charge, unless it is told. */
function tellWhatWasFetched(): void {
  const { controller } = navigator.serviceWorker
  const since = performance.now()
  // Also what was on its way by then, as soon as it is here.
  new PerformanceObserver((list) => {
    const addresses = list.getEntries().flatMap(({ name, startTime }) => (startTime < since ? [name] : []))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a worker takes no origin
    if (addresses.length > 0) controller?.postMessage({ type: 'FETCHED', addresses })
  }).observe({ type: 'resource', buffered: true })
}

/**
 * Reloads this tab once when a new version takes over from one that was in charge, whichever tab accepted it. A browser that lost
 * its worker (a full disk) leaves nobody in charge: then a reload could end on an error page.
 */
export function reloadOnTakeover(): void {
  if (!('serviceWorker' in navigator)) return
  let reloading = false
  let hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const hasOne = navigator.serviceWorker.controller !== null
    // The first worker of all takes charge of a page that is already the newest.
    if (hadOne && hasOne && !reloading) {
      reloading = true
      location.reload()
    }
    hadOne = hasOne
  })
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** The address of our own worker, in the form that browsers with Trusted Types demand. */
function scriptUrl(address: string): string {
  return (
    globalThis.trustedTypes
      ?.createPolicy('matinee', { createScriptURL: (url) => (url === '/sw.js' ? url : '') })
      .createScriptURL(address) ?? address
  )
}
