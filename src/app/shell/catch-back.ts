import type { RouterHistory } from '@tanstack/react-router'
import type { CatchBack } from '#ui/back-button.ts'

/** Marks the spare entry below which there is nothing of ours. */
const spare = { spare: true }

/** Past the router, which would take it for a change of page. */
const pushSpare = (): void => History.prototype.pushState.call(window.history, { ...window.history.state, ...spare }, '')

const onSpare = (): boolean => (window.history.state as { spare?: boolean } | null)?.spare === true

/**
 * Lets the topmost panel answer Back: the router stays where it is and the panel closes. On the first page of a visit Back
 * would leave the app before anybody is asked, so there a spare entry takes it.
 */
export const catchBackWith =
  (history: RouterHistory): CatchBack =>
  (onBack) => {
    if (!history.canGoBack()) pushSpare()
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        if (action !== 'BACK' && action !== 'GO') return false
        onBack()
        // Off the spare entry the address is the same and nothing has to be held.
        return nextLocation.href !== currentLocation.href
      },
    })
    return () => {
      release()
      if (onSpare()) window.history.back()
    }
  }
