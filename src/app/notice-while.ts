import { subscribe } from 'valtio'
import { dismissToast } from '#state/toasts.ts'

/** Shows a notice while something holds; it leaves when that is over. `show` answers with the notice's id. */
export function noticeWhile(state: object, holds: () => boolean, show: () => number): void {
  let shown: number | undefined
  const look = (): void => {
    if (holds()) shown ??= show()
    else if (shown !== undefined) {
      dismissToast(shown)
      shown = undefined
    }
  }
  subscribe(state, look)
  look()
}
