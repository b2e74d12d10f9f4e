import { subscribe } from 'valtio'

/** Runs once whenever `holds` becomes true; at once when it already is. */
export function when(state: object, holds: () => boolean, run: () => void): void {
  let held = false
  const look = (): void => {
    const now = holds()
    if (now && !held) run()
    held = now
  }
  subscribe(state, look)
  look()
}
