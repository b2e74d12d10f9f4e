import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import type { InterceptBack } from '#ui/controls/back-button.ts'

/** Marks the spare entry below which there is nothing of ours. */
const spare = { spare: true }

/** Past the router, which would take it for a change of page. */
const pushSpare = (): void => History.prototype.pushState.call(window.history, { ...window.history.state, ...spare }, '')

function onSpare(): boolean {
  const state: { spare?: boolean } | null = window.history.state
  return state?.spare === true
}

/** Where the router counts an entry to stand; the spare one stands where the one below it does. */
const placeOf = ({ state }: Pick<HistoryLocation, 'state'>): number => state['__TSR_index']

/** The panels that are open, the topmost last. */
const panels: (() => void)[] = []

/** Pending while the browser is on its way off the spare entry. */
let leaving: Promise<void> | undefined

/** Keeps a spare entry under the panels of a visit's first page. */
function ensureSpare(history: RouterHistory): void {
  if (leaving !== undefined) void leaving.then(() => ensureSpare(history))
  else if (panels.length > 0 && !history.canGoBack() && !onSpare()) pushSpare()
}

/** Leaves the spare entry. What the router writes before the browser has left the entry would be taken back by leaving it, so the router waits. */
function leaveSpare(history: RouterHistory): void {
  const left = new Promise<void>((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }))
  const release = history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') await left
      return false
    },
  })
  leaving = left.finally(() => {
    leaving = undefined
    release()
  })
  window.history.back()
}

/**
 * Lets the topmost panel answer Back: the router stays where it is and the panel closes. On the first page of a visit Back
 * would leave the app before anybody is asked, so there a spare entry takes it.
 */
export const backInterception =
  (history: RouterHistory): InterceptBack =>
  (onBack) => {
    panels.push(onBack)
    ensureSpare(history)
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        if ((action !== 'BACK' && action !== 'GO') || panels.at(-1) !== onBack || leaving !== undefined) return false
        onBack()
        // Off the spare entry the address is the same and nothing has to be held.
        if (nextLocation.href === currentLocation.href) return false
        const wasSpare = placeOf(nextLocation) === placeOf(currentLocation)
        // The page changed its address on the spare entry: the one below takes it over.
        if (wasSpare) setTimeout(() => history.replace(currentLocation.href))
        return !wasSpare
      },
    })
    return () => {
      release()
      panels.splice(panels.lastIndexOf(onBack), 1)
      // A link inside the panel may be about to leave the spare entry by itself.
      setTimeout(() => {
        if (panels.length === 0 && onSpare() && leaving === undefined) leaveSpare(history)
      })
      ensureSpare(history)
    }
  }
