import { proxy } from 'valtio'

interface StorageTrouble {
  /** Another tab keeps an older version of the database open. */
  blocked: boolean
  /** There is no database: what is kept lives as long as the tab. */
  inMemory: boolean
  /** There is one, and it cannot be opened. Implies `inMemory`. */
  broken: boolean
  /** How often something could not be saved for want of room. */
  full: number
  /** The database was emptied behind the app's back, and so much that was not sent came back from the mirror. */
  restored: { changes: number; complete: boolean } | null
}

/** What is wrong with keeping data on this device; the app tells it in words. */
export const storageTrouble = proxy<StorageTrouble>({ blocked: false, inMemory: false, broken: false, full: 0, restored: null })
