import { proxy } from 'valtio'

interface StorageTrouble {
  /** Another tab keeps an older version of the database open. */
  blocked: boolean
  /** There is no database: changes last as long as the tab. */
  inMemory: boolean
  /** There is one, and it cannot be opened. Implies `inMemory`. */
  broken: boolean
  /** How often something could not be saved because the disk is full. */
  full: number
  /** The database was emptied from outside, and this much that was not sent came back from the backup. */
  restored: { changes: number; complete: boolean } | null
}

/** What is wrong with storing data on this device; the app shows it as notices. */
export const storageTrouble = proxy<StorageTrouble>({ blocked: false, inMemory: false, broken: false, full: 0, restored: null })
