import { proxy } from 'valtio'

/** What is wrong with keeping data on this device; the app tells it in words. */
export const storageTrouble = proxy({
  /** Another tab keeps an older version of the database open. */
  blocked: false,
  /** There is no database: what is kept lives as long as the tab. */
  inMemory: false,
  /** There is one, and it cannot be opened. Implies `inMemory`. */
  broken: false,
  /** How often something could not be saved for want of room. */
  full: 0,
  /** The database was emptied behind the app's back, and so much that was not sent came back from the mirror. */
  restored: null as { changes: number; complete: boolean } | null,
})
