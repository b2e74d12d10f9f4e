import { endpoints } from '#contract/endpoints.ts'
import { cacheNames } from '#product/cache-names.ts'
import { limits, staleMsOf } from '#product/limits.ts'

const day = 86_400_000

/** One kind of answer that is cached while the app runs. */
export interface RuntimeCache {
  name: string
  matches: (url: URL, request: Request, origin: string) => boolean
  /** The content type an answer must have to be cached; a captive portal's page does not pass. */
  type: 'application/json' | 'image/'
  maxEntries: number
  maxAgeMs: number
  /** A younger answer is not fetched again (decisions P2, P11). */
  freshMs: (address: string) => number
  /** A cache that pages fill: what is in it is there for good, and stands in for what is not cached. */
  keptIn?: string
  /** Deleted first when the disk is full. */
  purgeable: boolean
}

const sameOrigin = (url: URL, origin: string): boolean => url.origin === origin

/** Of our own server: what is the same for everybody, and all below it. */
const { sports, audiobooks, news, channels, fourK, sourceHealth } = endpoints
const ownCatalogue = [...[sports, audiobooks, news, channels, fourK, sourceHealth].map(({ path }) => `/api${path}/`), '/licences.json/']

const isCatalogue = (path: string): boolean => path.startsWith('/tmdb/3/') || ownCatalogue.some((own) => `${path}/`.startsWith(own))

/** Parts of the guide, by page and stretch of time. */
const isGuide = (path: string): boolean => path.startsWith('/api/catalogue/guide/')

/**
 * What is cached, and how. Players, audio and video have no row, and of `/api` only what is the same for everybody has one: they are never
 * touched (platform rules, 1.3).
 */
export const runtimeCaches: readonly RuntimeCache[] = [
  {
    name: cacheNames.config,
    matches: (url, _, origin) => sameOrigin(url, origin) && url.pathname === '/config.json',
    type: 'application/json',
    maxEntries: 1,
    maxAgeMs: 180 * day,
    freshMs: () => 0,
    purgeable: false,
  },
  {
    name: cacheNames.catalogue,
    // The content security policy lets the page ask no other foreign host for `/3/...` than the movie database it is set up with.
    matches: (url, request, origin) =>
      sameOrigin(url, origin) ? isCatalogue(url.pathname) : request.destination === '' && url.pathname.startsWith('/3/'),
    type: 'application/json',
    maxEntries: 400,
    maxAgeMs: limits.query.keepDays * day,
    freshMs: staleMsOf,
    purgeable: false,
  },
  {
    name: cacheNames.guide,
    matches: (url, _, origin) => sameOrigin(url, origin) && isGuide(url.pathname),
    type: 'application/json',
    // What is over is of no use to anybody: two days ahead of a few pages of channels.
    maxEntries: 60,
    maxAgeMs: 3 * day,
    freshMs: staleMsOf,
    purgeable: false,
  },
  {
    name: cacheNames.images,
    matches: (url, _, origin) => sameOrigin(url, origin) && url.pathname.startsWith('/img/'),
    type: 'image/',
    maxEntries: 300,
    maxAgeMs: 180 * day,
    freshMs: () => 180 * day,
    keptIn: cacheNames.articlePictures,
    purgeable: true,
  },
]

/** The row that answers a request, if any. Only GET, and never one that carries a person's credentials. */
export function cacheFor(request: Request, origin: string): RuntimeCache | undefined {
  if (request.method !== 'GET' || request.mode === 'navigate' || request.headers.has('authorization') || request.headers.has('range'))
    return undefined
  const url = new URL(request.url)
  return runtimeCaches.find((row) => row.matches(url, request, origin))
}
