import { proxy } from 'valtio'

/** `ready` once a new version waits for the person's word. */
export const appUpdate = proxy({ ready: false })

/** The database was upgraded by a newer version in another tab: nothing more can be saved here until a reload. */
export const databaseOutdated = proxy({ yes: false })
