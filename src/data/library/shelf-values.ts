import { atMost } from '#platform/clock.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { SavedTitle } from '#contract/titles.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { allRowsOf, rowsOf } from '#db/shelf.ts'
import type { Shelf } from '#db/watch-shelf.ts'
import { type ShelfName, withMoment } from '#contract/sync.ts'
import { stampMs } from '#sync/clock.ts'
import { engine } from '#data/engine.ts'
import { currentOwner, onOwnerChange } from '#data/account/owner.ts'
import { shelves } from './shelves.ts'
import type { Row } from '#sync/store.ts'
import { useLive } from '#data/use-live.ts'

export interface ShelfValues {
  favorites: SavedTitle
  watchlist: SavedTitle
  watch_history: WatchHistoryItem
}

/** What stands behind a key. The same object as long as nothing about it has changed, so that it is not drawn again. */
interface Read<V> {
  value: V
  stamp: string
}

type Known<N extends ShelfName> = ReadonlyMap<string, Read<ShelfValues[N]>>

const nothing = (): { [N in ShelfName]: Map<string, Read<ShelfValues[N]>> } => ({
  favorites: new Map(),
  watchlist: new Map(),
  watch_history: new Map(),
})
/** What was read in this visit, so that coming back to a list shows it at once. */
const known = nothing()
onOwnerChange(() => Object.assign(known, nothing()))

/** How often something was read, and who shows it. */
let reads = 0
const readsSoFar = (): number => reads
const listeners = new Set<() => void>()

const onRead = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The keys read since a list last changed: what is known of these is what the database holds. */
const readSince = new WeakMap<Shelf, Set<string>>()

/**
 * What stands behind the keys of a list that are looked at, read again whenever the list changes. A key that is still being read
 * is missing. Brings Dexie along: for lazily loaded screens only.
 */
export function useShelfValues<N extends ShelfName>(name: N, keys: readonly string[]): Known<N> {
  const shelf = useLive(shelves[name])
  useSyncExternalStore(onRead, readsSoFar, readsSoFar)
  const asked = keys.join(' ')
  useEffect(() => {
    if (!shelf) return
    const read = readSince.get(shelf) ?? new Set()
    readSince.set(shelf, read)
    const missing = asked.split(' ').filter((key) => shelf.has(key) && !read.has(key))
    for (const key of missing) read.add(key)
    // The database is unavailable: what was read before stays.
    readValues(name, missing).catch(() => readSince.delete(shelf))
  }, [name, asked, shelf])
  return known[name]
}

/** A page that needs longer than this shows its outline meanwhile (ms). */
const patienceMs = 120

/** Reads the beginning of a list, so that it is there when its page opens. Never rejects, and never takes long. */
export async function readAhead(name: ShelfName, count: number): Promise<void> {
  await atMost(
    patienceMs,
    readBeginning(name, count).catch(() => undefined),
  )
}

async function readBeginning(name: ShelfName, count: number): Promise<void> {
  const { read, subscribe, shows } = shelves[name]
  if (read() === undefined) {
    const leave = subscribe(() => undefined)
    await shows(() => true)
    leave()
  }
  const shelf = read()
  if (shelf?.beginning) keep(name, shelf.beginning)
  else await readValues(name, shelf?.newestFirst.slice(0, count) ?? [])
}

async function readValues<N extends ShelfName>(name: N, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const owner = currentOwner()
  const { database } = await engine.open()
  const rows = await rowsOf(database, name, owner, keys)
  if (owner === currentOwner()) keep(name, rows)
}

function keep<N extends ShelfName>(name: N, rows: readonly Row[]): void {
  const news = rows.filter(({ key, deleted, stamp }) => !deleted && known[name].get(key)?.stamp !== stamp)
  if (news.length === 0) return
  for (const { key, value, stamp } of news) {
    known[name].set(key, { value: withMoment(name, value, stampMs(stamp)) as ShelfValues[N], stamp })
  }
  reads += 1
  for (const changed of listeners) changed()
}

/** Everything on a list, newest first: for an export, or to bring it back. Rejects when the database is unavailable. */
export async function allOnShelf<N extends ShelfName>(name: N): Promise<{ key: string; value: ShelfValues[N] }[]> {
  const { database } = await engine.open()
  const rows = await allRowsOf(database, name, currentOwner())
  return rows.map(({ key, value, stamp }) => ({ key, value: withMoment(name, value, stampMs(stamp)) as ShelfValues[N] }))
}
