/** The business constants of specification section 9, in its order. Times are milliseconds unless the name says otherwise. */
export const limits = {
  toast: { max: 5, durationMs: 5000, actionDurationMs: 8000 },
  authRefreshMs: 60_000,
  localHistory: { throttleMs: 30_000 },
  rate: { windowMs: 60_000, api: 100 },
  search: { debounceMs: 250, suggestions: 5, blurMs: 150, typeMs: 120, eraseMs: 60, pauseMs: 1200 },
  rotatingHero: { max: 10, rotateMs: 6000, withinDays: 14 },
  banner: { max: 5 },
  trendingHero: { max: 4 },
  homeLists: { pages: 5, keep: 40 },
  gestures: { scrollPx: 50, swipePx: 50, sheetClosePx: 60, sheetCloseDelayMs: 300 },
  /** Cards per view by minimum viewport width in px. */
  slidesPerView: [
    [0, 2],
    [768, 3],
    [1024, 4],
    [1280, 5],
  ],
  scrollStep: 0.75,
  query: { staleMs: 300_000, providersStaleMs: 86_400_000, awaitTextMs: 800, retries: 2, timeoutMs: 8000, keepDays: 180 },
  /** Screens that are painted before any script has run: how many beside home, how large, and for how long. */
  keptViews: { others: 30, characters: 250_000, keepDays: 30 },
  /** How many entries the row shows, and how little must be left to hide one. */
  continueWatching: { max: 20, hideUnderSeconds: 120, everyMs: 5000, sendAfterMs: 20_000 },
  /** The share of a title that counts as watched. */
  completion: 0.9,
  /** A kind of title is preferred from more than this share of what was watched on. */
  preferenceShare: 0.6,
  /** How often the install toast asks on one device at most, and how long after the last time. */
  install: { asks: 3, askAgainMs: 30 * 86_400_000 },
  maxPage: 500,
  pageSize: 20,
  upcomingMonths: 3,
  /** Pages of an endless list, and how many come by themselves before a person is asked: the footer must stay within reach. */
  endlessPages: 250,
  endlessUnasked: 5,
} as const

/** How old (ms) an answer of the movie database at this address may be without being asked for again: the lists of providers a day (decision P2). */
export const staleMsOf = (address: string): number =>
  address.includes('/watch/providers/') ? limits.query.providersStaleMs : limits.query.staleMs
