/** How copies for playing without a network are made and where the player finds them. */
export const downloading = {
  /** So much of a file is kept at a time: what is under way when somebody pauses is fetched again. */
  pieceBytes: 1024 * 1024,
  /** Of a playlist with several sizes the largest up to this one is copied. */
  maxHeight: 1080,
  /** A copy that could not go on for want of an answer tries again after so long, ms. */
  retryMs: 15_000,
  /** So many episodes of a show are kept ready where somebody wants that ... */
  episodesAhead: 2,
  /** ... and one that could not be begun is tried again after so long, ms. */
  aheadAgainMs: 900_000,
}

/** Below it the worker answers the files of the copies: `/offline-media/{key}/{file}`; the pieces stand below each. */
export const offlineMediaPrefix = '/offline-media/'
