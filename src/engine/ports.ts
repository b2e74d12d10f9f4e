import type { CallApi } from '#remote/api/api.ts'
import type { RejectedChange } from '#sync/rejections.ts'
import type { Store } from '#sync/store.ts'
import type { Clock, Random, WritePorts } from '#sync/ports.ts'

/** Who uses this device. Ids only: what a member is called is nothing the engine needs. */
export interface Identity {
  /** The id of the signed-in member; null for a guest. */
  member: () => string | null
  /** The owner of what a guest keeps on this device. */
  guest: () => string
  isGuest: (owner: string) => boolean
  /** Whose rows are shown and written now: the member's, else the guest's. */
  owner: () => string
  /** The member's session token; null for a guest. */
  token: () => string | null
  /** Reads again what another tab may have changed. */
  refresh: () => void
  onChange: (changed: () => void) => () => void
}

/** Whether our server can be reached, as its answers show. */
export interface Reachability {
  state: () => 'online' | 'offline' | 'unknown'
  set: (isReachable: boolean) => void
  onChange: (changed: () => void) => () => void
}

/** What the engine has to say; the words are chosen elsewhere. */
export interface Reports {
  /** Another tab keeps an older version of the database open, or has let go of it. */
  databaseBlocked: (isBlocked: boolean) => void
  /** There is no database, or one that cannot be opened (`isBroken`): what is kept lives as long as the tab. */
  databaseInMemory: (isBroken: boolean) => void
  /** The database had been emptied; so many unsent changes came back from their backup. */
  databaseRestored: (changes: number, isComplete: boolean) => void
  /** A newer version of the app has upgraded the database: nothing can be saved here before a reload. */
  databaseOutdated: () => void
  /** A change could not be saved for want of room. */
  diskFull: () => void
  /** All changes that the server has rejected for good and that the person has not dealt with. */
  rejected: (changes: readonly RejectedChange[]) => void
  /** Synchronisation stood still although it could go on, and was started again. */
  restarted: () => void
}

/** The ports that are not needed before the data is opened. */
export interface LaterPorts {
  report: Reports
  /**
   * Brings the database and this page together on who uses the device. Called when the database was opened, before anything is read of it
   * for anybody, and after each change of that. Rejects when the database cannot be read.
   */
  settleIdentity: (store: Store, ports: WritePorts) => Promise<void>
}

export type LoadedPorts = EnginePorts & LaterPorts

/** All that the engine knows of the product it works for. */
export interface EnginePorts {
  clock: Clock
  random: Random
  callApi: CallApi
  identity: Identity
  reachability: Reachability
  loadLater: () => Promise<LaterPorts>
  /** The caches that are dropped when the disk is full, the most dispensable first: what is in them can be fetched again. */
  dispensableCaches: readonly string[]
}
