import { proxy } from 'valtio'

/** How often synchronisation had to be started again in this visit, because it stood still although it could go on. */
export const syncHealth = proxy({ restarts: 0 })
