import type { RouterHistory } from '@tanstack/react-router'
import type { CatchBack } from '#ui/back-button.ts'

/** Lets the topmost panel answer Back: the router stays where it is and the panel closes. */
export const catchBackWith =
  (history: RouterHistory): CatchBack =>
  (onBack) =>
    history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' && action !== 'GO') return false
        onBack()
        return true
      },
    })
