import { proxy } from 'valtio'

/** The screens rest at most this long while a new version takes over. */
const takeoverMs = 10_000

/** `ready` once a new version waits for the person's word; `applying` while it takes over: what a screen asks for then delays it. */
export const appUpdate = proxy({ ready: false, applying: false })

let accept: (() => void) | undefined

export function offerUpdate(onAccept: () => void): void {
  accept = onAccept
  appUpdate.ready = true
}

/** Lets the new version take over; the page reloads once it has. */
export function applyUpdate(): void {
  appUpdate.applying = true
  setTimeout(() => {
    appUpdate.applying = false
  }, takeoverMs)
  accept?.()
}

/** `yes` once a newer version in another tab has upgraded the database: nothing more can be saved here until a reload. */
export const databaseOutdated = proxy({ yes: false })
