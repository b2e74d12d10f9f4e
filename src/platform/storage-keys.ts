/** Local-storage keys (specification, section 3; decision A6). Everything else a person keeps is in IndexedDB. */
export const storageKeys = {
  token: 'token',
  /** Set while the server, not the person, wants a new sign-in: every tab says so. */
  sessionEnded: 'session-ended',
  user: 'user',
  language: 'language',
  theme: 'theme',
  accent: 'accent',
  region: 'region',
  anonymousUserId: 'anonymous_user_id',
  appInstalled: 'app-installed',
  /** When somebody was here first (epoch ms); `true` where that was not noted yet. */
  visited: 'visited',
  /** How often the install toast was shown, and when last. */
  installAsked: 'install-asked',
  /** The version of the identity whose copy is in token, guest's id, wish and exclusions; the database has the same and decides. */
  identityVersion: 'identity-version',
  /** The title a guest wanted to keep when they chose to sign in. */
  wish: 'wish',
  /** A random id that the database holds as well: one without it was emptied behind the app's back. */
  epoch: 'epoch',
  /** Set while not every unsent change fits the backup. */
  mirrorIncomplete: 'mirror-incomplete',
  /** The browser was asked to keep this app's data; nobody is asked twice. */
  persistAsked: 'persist-asked',
  /** The accounts that do not take over what the guest of this device keeps, and until when; under the name they had first. */
  exclusions: 'kept-apart',
  /** How lists look on this device. */
  listView: 'list-view',
  listPaging: 'list-paging',
  platformBar: 'platform-bar',
  /** How the player of this device behaves. */
  player: 'player',
  /** The keys a person chose on this device. */
  keys: 'keys',
  /** The audiobooks that are listened to next on this device. */
  bookQueue: 'book-queue',
  /** What downloads of this device do by themselves. */
  downloads: 'downloads',
  /** A guest was asked once where titles are kept. */
  guestSaves: 'guest-saves',
  /** Results of matches are shown. */
  sportsResults: 'sports-results',
  /** The articles that were opened. */
  newsRead: 'news-read',
  /** Channels for adults are shown, and which channels play on this device. */
  adultChannels: 'adult-channels',
  channelVerdicts: 'channel-verdicts',
  /** A copy of the preference, for the first view. */
  seenTitles: 'seen-titles',
  /** The day for which upcoming movies were last had: without a connection that is the day to ask for. */
  upcomingDay: 'upcoming-day',
  /** The lists of an earlier app; imported once, then removed (decision A6). */
  oldFavorites: 'favorites',
  oldWatchHistory: 'watch_history',
  oldLocalHistory: 'fdf_watch_history',
  /** Whose home page began with titles to go on with; their place is kept free on the next visit. */
  continuing: 'continuing',
  /** Addresses the head script of index.html fetches before any bundle runs. */
  early: 'early',
} as const

/** Beginnings of keys; most are followed by a lane, `{owner}:{entity}:{key}`. */
export const storagePrefixes = {
  /** The journal: decided on and not in the database yet; a page may be closed in between. */
  decided: 'decided:',
  /** The backup: in the database and not confirmed by the account; local storage survives a full disk, IndexedDB does not. */
  mirror: 'mirror:',
  /** Followed by the owner alone: a copy of what was unsent when they signed out, sealed. */
  sealed: 'sealed:',
  /** Followed by the owner alone: what they searched for on this device. */
  searches: 'searches:',
  /** Followed by the owner alone: where in what they were last on this device. */
  places: 'places:',
  /** Followed by the owner alone: how their home looked last. */
  home: 'home:',
  /** Followed by the owner alone: they were told that their account is nearly full, and it has been since. */
  nearlyFull: 'nearly-full:',
  /** Followed by what it is of a request to remove content: typed, waiting for a network, or what the server said. */
  removal: 'removal:',
} as const
