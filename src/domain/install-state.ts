export type InstallState =
  /** Nothing to offer: the browser neither installs nor says how. */
  | 'unavailable'
  | 'offered'
  /** The browser's own question is open. */
  | 'asking'
  /** Only by hand, from the Share menu. */
  | 'by-hand'
  | 'installed'

interface InstallFacts {
  /** Running in a window of its own. */
  runsAsApp: boolean
  /** The browser has offered, which it never does while the app is installed. */
  offered: boolean
  /** The stored `app-installed` flag. */
  flag: boolean
  appleTouch: boolean
}

/**
 * Whether the install button has something to offer (specification, section 4; decision T8). An offer outranks the stored
 * flag, which stays behind when the app is removed.
 */
export function installStateOf({ runsAsApp, offered, flag, appleTouch }: InstallFacts): Exclude<InstallState, 'asking'> {
  if (runsAsApp) return 'installed'
  if (offered) return 'offered'
  if (flag) return 'installed'
  return appleTouch ? 'by-hand' : 'unavailable'
}
