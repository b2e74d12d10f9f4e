import { subscribe } from 'valtio'
import { dismissToast } from '#state/toasts.ts'

/** Runs whenever `holds` becomes true; at once when it already is. */
export function onBecoming(state: object, holds: () => boolean, run: () => void): void {
  let held = false
  const check = (): void => {
    const now = holds()
    if (now && !held) run()
    held = now
  }
  subscribe(state, check)
  check()
}

/** Shows a toast while something holds; it leaves when that is over. `show` answers with the toast's id. */
export function toastWhile(state: object, holds: () => boolean, show: () => number): void {
  let shown: number | undefined
  const check = (): void => {
    if (holds()) shown ??= show()
    else if (shown !== undefined) {
      dismissToast(shown)
      shown = undefined
    }
  }
  subscribe(state, check)
  check()
}
