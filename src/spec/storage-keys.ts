/** Local-storage keys (specification, section 3; decision A6). Everything else a person keeps is in IndexedDB. */
export const storageKeys = {
  token: 'token',
  user: 'user',
  language: 'language',
  theme: 'theme',
  accent: 'accent',
  region: 'region',
  anonymousUserId: 'anonymous_user_id',
  guestId: 'guest_id',
  appInstalled: 'app-installed',
  /** Addresses the head script of index.html fetches before any bundle runs. */
  early: 'early',
  /** Names the database this origin had; a mismatch means the browser emptied it. */
  dbEpoch: 'db-epoch',
  /** Compact copies of unsent changes: local storage survives a full disk, IndexedDB does not. */
  unsent: 'unsent',
} as const
