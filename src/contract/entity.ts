/** How one synced entity behaves, on devices and on the server; the rules of each are in its file below `entities/`. */
export interface EntityRules {
  /** The field of the value that orders its rows: when a row was saved, watched or noted, epoch ms. */
  moment?: string
  /** A list of the library: its table on the device has an index in the order of `moment`. */
  shelf?: true
  /**
   * Which of two puts of one key stays when the second changes nothing the person sees: `first` keeps the place in the list, `latest`
   * keeps the later moment, `always` writes anew.
   */
  repeated: 'first' | 'latest' | 'always'
  /** A plain call that repeats the stored value still counts as a new event: watching again is one, saving again is not. */
  repeatable?: true
  /** A newer value of the same row never sets `moment` back. */
  advancing?: true
  /** One row under `clearKey` hides every older row (sync protocol 1.11). */
  clearable?: true
  /**
   * What a guest's rows become at sign-in: `merge` adds them with their own stamps; `fill` only fills what the account never
   * decided, so that the settings of a borrowed device do not overwrite those of the person who signs in.
   */
  fromGuest: 'merge' | 'fill'
  /** How many rows a guest may keep; the one with the earliest moment is dropped. */
  guestLimit?: number
}

/**
 * Makes a schema; every schema of the contract is made by this call. The bundler drops one that nobody uses together with zod, so an
 * entity's schema and rules share a file and only the server loads zod.
 */
/* @__NO_SIDE_EFFECTS__ */
export function schema<T>(make: () => T): T {
  return make()
}
