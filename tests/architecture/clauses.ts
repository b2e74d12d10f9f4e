import { channelCategories } from '#contract/live-tv.ts'
import { accentColors } from '#contract/entities/preferences.ts'
import { rules as watchHistory } from '#contract/entities/watch-history.ts'
import { defaultTheme, themes } from '#product/appearance.ts'
import { breakpoints } from '#product/breakpoints.ts'
import { footerLinks } from '#product/footer.ts'
import { defaultLanguage, defaultRegion, languages, regions } from '#product/languages.ts'
import { limits, staleMsOf } from '#product/limits.ts'
import { menus } from '#product/menus.ts'
import { cardKeys } from '#product/page-keys.ts'
import { type Platform, platforms } from '#product/platforms.ts'
import { playerKeys } from '#product/player-keys.ts'
import { playing } from '#product/playing.ts'

/** What the specification names by a text, a limit, a key or an address, and this version has. */

/** Texts (sections 2, 4 and 8), to the letter. */
export const texts: readonly string[] = [
  'Watch Free Movies & TV Shows Online in HD | No Signup',
  'Browse by Platform',
  'No content available for the selected platform(s) at this time.',
  'This is a limitation of the data source, not a bug.',
  'Trending Now',
  'Details',
  'Watch',
  'Add to Favorites',
  'Remove from Favorites',
  'Explore more',
  'Continue Watching',
  'Pick up on this device',
  '{left} min left',
  'Search for TV Show...',
  'Search for Movie...',
  'Profile',
  'Light',
  'Dark',
  'System',
  'Sign in',
  'Signing in...',
  'Sign Up',
  'Creating...',
  'Show',
  'Hide',
  'Oops! Page not found',
  'The page you are looking for does not exist. Please go back to the homepage.',
  'Go Home',
  'No video selected yet.',
  'No source available for this title',
  'Error saving preferences',
  'There was a problem saving your preferences.',
  'Failed to update theme color. Please try again.',
  'Failed to delete favorite',
  'Failed to delete watchlist item',
  'Failed to delete watch history item',
  'Failed to add to watch history',
  'Failed to add to favorites',
  'Failed to add to watchlist',
  'Installation Failed',
  'There was an error installing the app. Please try again.',
  'Theme Updated',
  'Your color preference has been saved and applied.',
  'Watch History Enabled',
  'Watch History Disabled',
  'Continue Watching Enabled',
  'Continue Watching Disabled',
  'Installation Started',
  'The app installation has started.',
  'Installation Cancelled',
  'You can install the app later from the menu.',
  'Successfully Installed',
  'The app has been installed successfully!',
  'Install App?',
  'Install this app for offline access and a better experience.',
  'The email or password you entered is incorrect.',
  'Login failed. Please try again.',
  'This email is already in use. Please use a different email address.',
  'Registration failed. Please try again.',
  'Error loading TV shows. Please try again.',
  'Failed to load movies.',
  'Failed to load upcoming movies.',
  'Failed to load anime movies.',
  'Failed to load Netflix movies.',
  'Failed to load Disney+ movies.',
  'Failed to load Apple TV+ movies.',
  'Failed to load Amazon Prime movies.',
  'Failed to load Netflix shows.',
  'Failed to load Disney+ shows.',
  'Failed to load Apple TV+ shows.',
  'Failed to load Prime Video shows.',
  'No channels found.',
  'Please log in to track your watch history.',
  'Please log in to add items to your favorites.',
  'Please log in to add items to your watchlist.',
]

/** Every provider id that the platforms are asked for with. */
const providerIds = new Set(
  Object.values(platforms).flatMap(({ movie, tv, inBritain = '' }: Platform) => [movie, tv, inBritain].join('|').split('|')),
)

/** Limits (section 9): what each is called there, what it is here, what it must be. */
export const limitRows: readonly (readonly [clause: string, here: unknown, specified: unknown])[] = [
  ['toasts at once', limits.toast.max, 5],
  ['toast, ms', limits.toast.durationMs, 5000],
  ['auth refresh, ms', limits.authRefreshMs, 60_000],
  ['local watch history, entries', watchHistory.guestLimit, 50],
  ['local watch history, throttle in ms', limits.localHistory.throttleMs, 30_000],
  ['requests of the api in a minute', [limits.rate.api, limits.rate.windowMs], [100, 60_000]],
  ['theme and accent', [defaultTheme, accentColors[0]], ['dark', '#E63462']],
  ['search, debounce and dropdown in ms', [limits.search.debounceMs, limits.search.blurMs], [250, 150]],
  ['search, suggestions', limits.search.suggestions, 5],
  ['search, placeholder in ms', [limits.search.typeMs, limits.search.eraseMs, limits.search.pauseMs], [120, 60, 1200]],
  ['rotating hero', limits.rotatingHero, { max: 10, rotateMs: 6000, withinDays: 14 }],
  ['home banner', limits.banner.max, 5],
  ['trending hero sections', limits.trendingHero.max, 4],
  ['home trending lists, pages and kept', [limits.homeLists.pages, limits.homeLists.keep], [5, 40]],
  ['continue watching, entries and seconds left', [limits.continueWatching.max, limits.continueWatching.hideUnderSeconds], [20, 120]],
  ['completion', limits.completion, 0.9],
  ['preference threshold', limits.preferenceShare, 0.6],
  ['scroll and swipe, px', [limits.gestures.scrollPx, limits.gestures.swipePx], [50, 50]],
  ['sheet, px and ms', [limits.gestures.sheetClosePx, limits.gestures.sheetCloseDelayMs], [60, 300]],
  ['carousel, share of the view', limits.scrollStep, 0.75],
  ['slides per view', limits.slidesPerView.map(([, slides]) => slides), [2, 3, 4, 5]],
  ['breakpoints, px', [breakpoints.tablet, breakpoints.desktop, breakpoints.wide], [768, 1024, 1280]],
  ['stale time in ms and retries', [limits.query.staleMs, limits.query.retries], [300_000, 2]],
  ['lists of providers, ms (P2)', staleMsOf('/watch/providers/movie'), 86_400_000],
  ['languages and the first one', [Object.keys(languages).toSorted(), defaultLanguage], [['de', 'en'], 'en']],
  ['regions, the first of them the usual one', [regions, defaultRegion], [['US', 'GB', 'FR', 'DE', 'JP', 'IN', 'TD'], 'US']],
  ['themes', themes.toSorted(), ['dark', 'light', 'system']],
  ['accents', accentColors.length, 7],
  ['upcoming, months', limits.upcomingMonths, 3],
  ['footer links', footerLinks.length, 10],
  ['platforms', Object.keys(platforms).length, 11],
  [
    'provider ids',
    ['8', '15', '119', '531', '337', '122', '350', '970', '237', '386', '384', '2839'].filter((id) => !providerIds.has(id)),
    [],
  ],
  ['kinds of channel', channelCategories.length, 15],
  ['menus', Object.keys(menus), ['movies', 'shows', 'trending', 'more']],
  ['player, ms until the controls go', playing.hideControlsMs, 3000],
]

/** Keys, as the app writes them down, with what they do. */
export const keyRows: readonly (readonly [action: string, keys: readonly string[], key: string])[] = [
  ['play', playerKeys.play, 'Space'],
  ['play', playerKeys.play, 'K'],
  ['10 seconds back', playerKeys.backLarge, 'J'],
  ['10 seconds forward', playerKeys.forwardLarge, 'L'],
  ['mute', playerKeys.mute, 'M'],
  ['full screen', playerKeys.fullscreen, 'F'],
  ['slower', playerKeys.slower, '<'],
  ['faster', playerKeys.faster, '>'],
  ['normal speed', playerKeys.normalSpeed, '\\'],
  ['subtitles', playerKeys.subtitles, 'C'],
  ['subtitles earlier', playerKeys.subtitlesEarlier, 'G'],
  ['subtitles later', playerKeys.subtitlesLater, 'H'],
  ['statistics', playerKeys.statistics, 'D'],
  ['skip a segment', playerKeys.skip, 'S'],
  ['next episode', playerKeys.next, 'Shift+N'],
  ['picture in picture', playerKeys.pictureInPicture, 'P'],
  ['heart', Object.keys(cardKeys), 'H'],
  ['watchlist', Object.keys(cardKeys), 'W'],
  ['remove', Object.keys(cardKeys), 'X'],
]

/** Addresses (section 2), each with the route that answers it. */
export const addresses: Readonly<Record<string, string>> = {
  '/': '/',
  '/login': '/login',
  '/signup': '/signup',
  '/profile': '/profile',
  '/watch-history': '/watch-history',
  '/favorites': '/favorites',
  '/watchlist': '/watchlist',
  '/on-this-device': '/on-this-device',
  '/search': '/search',
  '/trending': '/trending/',
  '/trending/movie': '/trending/movie',
  '/trending/tv': '/trending/tv',
  '/person/popular': '/person/popular',
  '/person/92000001': '/person/$id',
  '/collection/93000003': '/collection/$id',
  '/movies/genre/family': '/movies/$',
  ...Object.fromEntries(
    (['movie', 'tv'] as const).flatMap((type) => [
      [`/${type}`, `/${type}/`],
      [`/${type}/603`, `/${type}/$entry`],
      [`/${type}/603-the-matrix`, `/${type}/$entry`],
      [`/${type}/discover`, `/${type}/discover`],
      [`/${type}/genres`, `/${type}/genres`],
      [`/${type}/genre/family`, `/${type}/genre/$slug`],
    ]),
  ),
  ...Object.fromEntries(
    [
      '/watch/movie/603',
      '/watch/movie/603-the-matrix',
      '/watch/tv/1399/1/1',
      '/watch/tv/1-1/1399-game-of-thrones',
      '/watch/tv/1399-game-of-thrones',
    ].map((address) => [address, '/watch/$']),
  ),
  '/audiobooks': '/audiobooks',
  '/listen/librivox-52/emma': '/listen/$',
  '/player/movie/603': '/player/$',
  '/player/tv/1399/1/1': '/player/$',
}

/** List pages (section 2): their addresses are rows of a table, not routes. */
export const listAddresses: readonly string[] = [
  ...['popular', 'now-playing', 'upcoming', 'top-rated', 'anime', 'netflix', 'disney', 'apple', 'prime'].map((slug) => `/movie/${slug}`),
  ...['popular', 'airing-today', 'on-the-air', 'top-rated', 'anime-series', 'netflix', 'disney', 'apple', 'prime'].map(
    (slug) => `/tv/${slug}`,
  ),
]
