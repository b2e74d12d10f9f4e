import type { Local } from './open-device.ts'

let opening: Promise<Local> | undefined

/**
 * The person's own data on this device. Dexie and the engine's rules arrive with the first call, so that no start waits for
 * them. A failed opening is tried again by the next call.
 */
export function openLocal(): Promise<Local> {
  opening ??= import('./open-device.ts').then(({ createLocal }) => createLocal())
  opening.catch(() => {
    opening = undefined
  })
  return opening
}
