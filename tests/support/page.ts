import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { Title } from '#domain/title/title.ts'
import type { TestMember, TestServer } from './server.ts'
import { type Shared, shareTabs } from './tabs.ts'

/** The data layer of one page, on a device of its own, with the real server behind its `fetch`. */
export type Page = Awaited<ReturnType<typeof openPage>>

export interface Network {
  /** Takes the place of the server while it is set, for the calls it answers; it is told the call, such as `POST /api/sync/push`. */
  instead: ((call: string) => Promise<Response> | null) | null
  /** The calls that were made. */
  calls: string[]
}

export interface PageOptions {
  stored?: Map<string, string>
  /** An earlier page's database, to open the app again on the same device. */
  disk?: IDBFactory
  /** Given to two pages, makes them tabs of one browser. */
  shared?: Shared
  /** Out of reach of the server until `network.instead` is null: what is restored is not sent before a test looks. */
  isCut?: boolean
}

/** Loads the app's data layer afresh, as opening a page does. */
export async function openPage(
  server: TestServer,
  { stored = new Map(), disk = new IDBFactory(), shared = shareTabs(), isCut = false }: PageOptions = {},
) {
  const network: Network = { instead: isCut ? () => Promise.reject(new TypeError('Failed to fetch')) : null, calls: [] }
  // What closed pages have planned since, as their connections ended.
  if (areClosed) closePages()
  areClosed = false
  vi.resetModules()
  const events = stubBrowser(stored, disk, shared)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${path.split('?')[0]}`
    network.calls.push(call)
    return network.instead?.(call) ?? server.fetch(`http://matinee.test${path}`, init)
  })
  const { Dexie } = await import('dexie')
  Dexie.dependencies.indexedDB = disk
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  const { engine } = await import('#data/engine.ts')
  const { settleGuest } = await import('#data/account/settle-guest.ts')
  return {
    session: {
      ...(await import('#data/account/session.ts')),
      ...(await import('#data/account/sign-out.ts')),
      ...(await import('#data/account/remove-account.ts')),
      ...(await import('#state/session.ts')),
      ...(await import('#state/session-requests.ts')),
    },
    guest: {
      ...(await import('#data/account/settle-guest.ts')),
      ...(await import('#data/account/merge-guest.ts')),
      ...(await import('#data/account/owner.ts')),
    },
    lists: {
      ...(await import('#data/library/saved-titles.ts')),
      ...(await import('#data/library/shelves.ts')),
      ...(await import('#data/library/removals.ts')),
      ...(await import('#data/library/clear-history.ts')),
    },
    watching: {
      ...(await import('#data/watching/watch-history.ts')),
      ...(await import('#data/watching/continue-watching.ts')),
      ...(await import('#data/watching/positions.ts')),
      ...(await import('#data/watching/streams.ts')),
    },
    opinions: await import('#data/library/opinion.ts'),
    tags: await import('#data/library/tags.ts'),
    news: await import('#data/news/saved-articles.ts'),
    filters: await import('#data/discover/saved-filters.ts'),
    home: {
      ...(await import('#data/home/home.ts')),
      ...(await import('#data/home/arrange-home.ts')),
      ...(await import('#data/home/follow-home.ts')),
    },
    episodes: await import('#data/watching/watched-episodes.ts'),
    watchingPreferences: await import('#data/watching/watching-preferences.ts'),
    preferences: await import('#data/account/preferences.ts'),
    engine,
    /** Starts synchronisation, as the app does. */
    start: () => engine.start(() => noteSettling(settleGuest())),
    toasts: await import('#state/toasts.ts'),
    connectivity: (await import('#state/connectivity.ts')).connectivity,
    /** What the device has in local storage. */
    stored,
    network,
    /** Shows or hides the page. */
    show(isShown: boolean) {
      Object.assign(document, { visibilityState: isShown ? 'visible' : 'hidden' })
      events.dispatchEvent(new Event('visibilitychange'))
    },
    /** Lets the browser tell the page something, such as `pagehide` or `freeze`. */
    dispatch: (name: string) => events.dispatchEvent(new Event(name)),
  }
}

/** The same after the browser was ended: nothing of earlier pages goes on. */
export async function openOnlyPage(server: TestServer, options: PageOptions = {}): Promise<Page> {
  closePages()
  // What they were in the middle of ends; without timers nothing follows it.
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  return openPage(server, options)
}

const settling = new Set<Promise<void>>()

function noteSettling(work: Promise<void>): Promise<void> {
  const end = () => void settling.delete(work)
  settling.add(work)
  work.then(end, end)
  return work
}

const { setTimeout: realTimeout, setInterval: realInterval } = globalThis
const timers = new Set<ReturnType<typeof setTimeout>>()
let areClosed = false

/** Closes all pages: nothing they had planned happens any more. Their browser stays, for what is still under way. */
export function closePages(): void {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  // What waits for one of these timers never ends.
  settling.clear()
  areClosed = true
}

/** Closes all pages at the end of a test, once none is in the middle of its start: what follows from that would happen in the next test. */
export async function endPages(): Promise<void> {
  await Promise.allSettled(settling)
  closePages()
}

const tracked =
  (start: typeof realTimeout | typeof realInterval) =>
  (work: () => void, ms?: number): ReturnType<typeof setTimeout> => {
    const timer = start(work, ms)
    timers.add(timer)
    return timer
  }

function stubBrowser(stored: Map<string, string>, disk: IDBFactory, shared: Shared): EventTarget {
  const events = new EventTarget()
  vi.stubGlobal('setTimeout', tracked(realTimeout))
  vi.stubGlobal('setInterval', tracked(realInterval))
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => setTimeout(painted))
  vi.stubGlobal('document', { visibilityState: 'visible', readyState: 'complete', addEventListener: events.addEventListener.bind(events) })
  vi.stubGlobal('navigator', { language: 'en-US', onLine: true, locks: shared.locks, serviceWorker: undefined })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  vi.stubGlobal('BroadcastChannel', shared.BroadcastChannel)
  return events
}

export const movie = (id: number, title = `Movie ${id}`): Title => ({
  type: 'movie',
  id,
  title,
  overview: '',
  posterPath: null,
  backdropPath: null,
  date: null,
  rating: 7,
  language: 'en',
  genreIds: [],
})

/** What a member types to log in. */
export const credentials = ({ email, password }: TestMember) => ({ email, password })
