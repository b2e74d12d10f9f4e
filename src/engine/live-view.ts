import { whenPainted } from '#platform/page-lifecycle.ts'
import type { LocalData } from './device/open-device.ts'
import type { Identity } from './ports.ts'

/** A live view of the owner's data, as `useSyncExternalStore` wants it. */
export interface LiveView<T> {
  subscribe: (changed: () => void) => () => void
  /** Undefined until the database has answered. */
  read: () => T | undefined
  /** Resolves when the view shows what is asked for, or was given the time to. */
  shows: (holds: (value: T) => boolean) => Promise<void>
}

/** A database that failed is asked again after this (ms): another tab may have let go of it. */
const retryMs = 3000
/** A view follows a write within milliseconds; one that nobody watches does not follow at all. */
const followMs = 300

/** Begins to watch one query for an owner; resolves with what ends it. */
export type Watch<T> = (
  data: LocalData,
  owner: string,
  changed: (value: T) => void,
  failed: (error: unknown) => void,
) => Promise<() => void>

/**
 * Keeps one query running from its first reader on, for whoever is signed in. The database is opened only after the first
 * paint. A database that fails leaves the last value standing and is tried again, while anybody looks.
 */
export function createLiveView<T>(open: () => Promise<LocalData>, identity: Identity, watch: Watch<T>): LiveView<T> {
  const readers = new Set<() => void>()
  let value: T | undefined
  let generation = 0
  let isRunning = false
  let stop: (() => void) | undefined
  let owner = identity.owner()

  const set = (next: T | undefined) => {
    value = next
    for (const changed of readers) changed()
  }

  async function start(): Promise<void> {
    const mine = ++generation
    isRunning = true
    stop?.()
    stop = undefined
    const isCurrent = () => mine === generation
    const fail = () => {
      if (!isCurrent()) return
      isRunning = false
      setTimeout(() => {
        if (!isRunning && readers.size > 0) void start()
      }, retryMs)
    }
    try {
      await whenPainted()
      const next = await watch(await open(), identity.owner(), (found) => isCurrent() && set(found), fail)
      if (isCurrent()) stop = next
      else next()
    } catch {
      // The commands report an unavailable database; a view can only stay as it is.
      fail()
    }
  }

  identity.onChange(() => {
    const next = identity.owner()
    if (next === owner) return
    owner = next
    if (!isRunning) return
    set(undefined)
    void start()
  })

  return {
    subscribe(changed) {
      readers.add(changed)
      if (!isRunning) void start()
      return () => readers.delete(changed)
    },
    read: () => value,
    shows: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (value === undefined || !holds(value)) return
          done()
        }
        const done = () => {
          clearTimeout(timer)
          readers.delete(look)
          resolve()
        }
        const timer = setTimeout(done, isRunning ? followMs : 0)
        readers.add(look)
        look()
      }),
  }
}
