import { type Definitions, definitionsOf } from './definitions.ts'
import type { Module } from './modules.ts'
import type { Revision } from './sources.ts'

/** A way through the house: from one definition along everything that it uses, no further than the rooms named. */
export interface Way {
  name: string
  /** The definition it begins with; found by name, files may move. */
  entry: string
  /** The folder of the file that exports it. */
  entryIn: RegExp
  rooms: readonly string[]
  /** Definitions that are named on this way and do not run on it; each says when they do. */
  aside: Readonly<Record<string, string>>
  /** What definitions put aside were called in earlier revisions. */
  formerly?: readonly string[]
  /** Rooms it must get to: a way that is cut short is no short way. */
  reaches: readonly string[]
}

/** The two ways with a bar in `bars.ts`. */
export const ways: Readonly<Record<'write' | 'read', Way>> = {
  write: {
    name: 'write: a heart is tapped, until the server has acknowledged the row',
    entry: 'SavedButton',
    entryIn: /^src\/(?:parts|components)\//,
    rooms: ['parts', 'components', 'data', 'engine', 'db', 'sync', 'remote'],
    aside: {
      useSavedTitle: 'reads whether the title is kept: a way of its own',
      areShown: 'the lists follow through their live views: a way of its own',
      createLiveView: 'the lists follow through their live views: a way of its own',
      announceRows: 'the lists follow through their live views: a way of its own',
      queryAgain: 'when the page is thawed',
      updateBackup: 'when the page is idle',
      isNamed: 'when it failed',
      DatabaseUnavailable: 'when it failed',
      removeFrom: 'the heart is taken off again',
      saveAsGuest: 'nobody is signed in',
      openAnyDatabase: 'opened before the first tap',
      recoverLost: 'after the browser has lost data',
      recoverSetBack: 'after the disk has lost data',
      keepConnection: 'when the database is in trouble',
      warnOfLosses: 'without a database on disk',
      maintain: 'when the page is idle',
      reserveSpace: 'when the page is idle',
      startSync: 'when the page starts',
      failureNotices: 'when it failed',
      laterPorts: 'when the engine has something to report',
      pull: 'once the row is acknowledged',
      renewToken: 'every half hour',
      followRenewal: 'every half hour',
      keepRenewed: 'every half hour',
      noteFailure: 'when it failed',
      isolate: 'when it failed',
      mendStamps: 'when a stamp was given before the time of the server was known',
      reject: 'when the server rejected it',
      rejectedChanges: 'when the server rejected something',
      postpone: 'when it is to be tried again',
      noteRoom: 'when the account is full',
      release: 'when it is to be tried again',
      sweepHidden: 'when a list was cleared',
      upgradeMutations: 'after an update of the app',
      inCurrentShape: 'after an update of the app',
    },
    formerly: [
      'createRescue',
      'keepInOrder',
      'tellRefusals',
      'startEngine',
      'bury',
      'ready',
      'tidyMirror',
      'liveStore',
      'tell',
      'keepAuth',
    ],
    reaches: ['data', 'db', 'sync', 'remote'],
  },
  read: {
    name: 'read: the details page of a movie, from its address to the screen and the network',
    entry: 'Route',
    entryIn: /^src\/routes\/movie\.\$entry\.tsx$/,
    rooms: ['routes', 'features', 'parts', 'components', 'data', 'remote'],
    aside: {
      ListScreen: 'another screen',
      HeroSkeleton: 'while nothing is known of the title',
      AgeMark: 'when the answer is old',
      TitleCard: 'without a poster',
      readSeasonSummary: 'only of shows',
      readEpisode: 'only of shows',
      retryAfterMs: 'when the service asks to wait',
      fetchConfig: 'once, at the start',
      cacheKey: 'when the service worker has found a newer answer',
      prepareList: 'another screen',
      listQuery: 'another screen',
      DetailsSections: 'below the head of the page',
      SavedButton: 'a way of its own',
      WatchedButton: 'a way of its own',
      RemindButton: 'before it comes out',
      ComesOut: 'before it comes out',
      ShareButton: 'a way of its own',
      NextEpisode: 'only of shows',
      PageFailed: 'when it failed',
      FailedBlock: 'when it failed',
    },
    formerly: ['DetailsSkeleton'],
    reaches: ['features', 'data', 'remote'],
  },
}

export interface Walked {
  files: readonly Module[]
  /** Lines of these files. */
  lines: number
  /** What the way puts aside and never meets: its reasons are out of date. */
  unmet: readonly string[]
}

/**
 * Walks a way definition by definition, not file by file: from the entry along every value that its definition uses, also through
 * `import()`, whose names are those of the loaded file that the loading file mentions. Types, style sheets and other rooms do not
 * count. Throws when the entry is missing or a room it must get to is not reached.
 */
export function walk(way: Way, modules: ReadonlyMap<string, Module>, { rooms, aliases }: Pick<Revision, 'rooms' | 'aliases'>): Walked {
  const folders = way.rooms.flatMap((room) => (rooms[room] ? [`${rooms[room].folder}/`] : []))
  const isInside = (path: string) => !path.endsWith('.css.ts') && folders.some((folder) => path.startsWith(folder))
  const read = new Map<string, Definitions>()
  const definitions = (path: string): Definitions | undefined => {
    const module = modules.get(path)
    if (module && !read.has(path)) read.set(path, definitionsOf(module, aliases))
    return read.get(path)
  }

  const met = new Set<string>()
  const taken = new Map<string, Set<string>>()
  const loaded = new Map<string, Set<string>>()
  const mentioned = new Map<string, Set<string>>()

  /** Takes a name that another file wants from this one. */
  const take = (path: string, name: string): void => {
    const exported = definitions(path)?.exported.get(name)
    if (exported === undefined) return
    if (typeof exported === 'string') return use(path, exported)
    added(taken, path, name)
    follow(exported.target, exported.name)
  }
  const follow = (path: string, name: string): void => {
    if (modules.has(path) && isInside(path)) take(path, name)
  }
  /** Uses a name inside a file: a definition of its own, or an import. */
  const use = (path: string, name: string): void => {
    if (way.formerly?.includes(name)) return
    if (name in way.aside) {
      met.add(name)
      return
    }
    const { own, imported } = definitions(path) ?? {}
    const origin = imported?.get(name)
    const uses = own?.get(name)
    if (origin) {
      if (origin.name === '*') added(loaded, path, origin.target)
      else follow(origin.target, origin.name)
    }
    if (!uses || !added(taken, path, name)) return
    for (const target of uses.loaded) added(loaded, path, target)
    for (const word of uses.mentioned) added(mentioned, path, word)
    for (const one of uses.names) use(path, one)
    for (const target of loaded.get(path) ?? []) for (const word of mentioned.get(path) ?? []) follow(target, word)
  }

  const start = [...modules.values()].find(({ path }) => way.entryIn.test(path) && definitions(path)?.own.has(way.entry))
  if (!start) throw new Error(`${way.name}: nothing under ${way.entryIn} defines ${way.entry}`)
  use(start.path, way.entry)
  const files = [...taken.keys()].flatMap((path) => modules.get(path) ?? [])
  for (const room of way.reaches) {
    const folder = rooms[room]?.folder
    // An earlier revision may not have the room.
    if (folder === undefined || files.some(({ path }) => path.startsWith(`${folder}/`))) continue
    throw new Error(`${way.name}: does not get to ${folder}/`)
  }
  return { files, lines: files.reduce((sum, { lines }) => sum + lines, 0), unmet: Object.keys(way.aside).filter((name) => !met.has(name)) }
}

/** Puts a value into the set of a key; false when it was there. */
function added(sets: Map<string, Set<string>>, key: string, value: string): boolean {
  const values = sets.get(key) ?? new Set()
  sets.set(key, values)
  const isNew = !values.has(value)
  values.add(value)
  return isNew
}
