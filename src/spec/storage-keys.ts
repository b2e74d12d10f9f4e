/** Local-storage keys (specification, section 3; decision A6). Everything else a person keeps is in IndexedDB. */
export const storageKeys = {
  token: 'token',
  user: 'user',
  language: 'language',
  theme: 'theme',
  accent: 'accent',
  region: 'region',
  anonymousUserId: 'anonymous_user_id',
  appInstalled: 'app-installed',
  /** The install toast was shown once; nobody is asked twice. */
  installAsked: 'install-asked',
  /** Favorites decided on and not in the database yet: a page may be closed in between. */
  decisions: 'decisions',
  /** The title a guest wanted to keep when they chose to log in. */
  wish: 'wish',
  /** Addresses the head script of index.html fetches before any bundle runs. */
  early: 'early',
} as const
