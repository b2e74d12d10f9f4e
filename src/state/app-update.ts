import { proxy } from 'valtio'

/** `ready` once a new version waits for the person's word. */
export const appUpdate = proxy({ ready: false })

let accept: (() => void) | undefined

export function offerUpdate(onAccept: () => void): void {
  accept = onAccept
  appUpdate.ready = true
}

/** Lets the new version take over; the page reloads once it has. */
export function applyUpdate(): void {
  accept?.()
}

/** `yes` once a newer version in another tab has upgraded the database: nothing more can be saved here until a reload. */
export const databaseOutdated = proxy({ yes: false })
