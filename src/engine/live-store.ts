import { currentOwner, onOwnerChange } from '#data/account/owner.ts'
import type { Local } from './device/open-device.ts'
import { openLocal } from './device/open-local.ts'
import { whenPainted } from '#platform/idle.ts'

/** A live view of the owner's data, as `useSyncExternalStore` wants it. */
export interface LiveStore<T> {
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

type Watch<T> = (local: Local, owner: string, changed: (value: T) => void, failed: (error: unknown) => void) => Promise<() => void>

/**
 * Keeps one query running from its first reader on, for whoever is signed in. The database is opened only after the first
 * paint. A database that fails leaves the last value standing and is tried again, while anybody looks.
 */
export function liveStore<T>(watch: Watch<T>): LiveStore<T> {
  const readers = new Set<() => void>()
  let value: T | undefined
  let generation = 0
  let running = false
  let stop: (() => void) | undefined

  const set = (next: T | undefined) => {
    value = next
    for (const changed of readers) changed()
  }

  async function start(): Promise<void> {
    const mine = ++generation
    running = true
    stop?.()
    stop = undefined
    const current = () => mine === generation
    const fail = () => {
      if (!current()) return
      running = false
      setTimeout(() => {
        if (!running && readers.size > 0) void start()
      }, retryMs)
    }
    try {
      await whenPainted()
      const local = await openLocal()
      const next = await watch(local, currentOwner(), (found) => current() && set(found), fail)
      if (current()) stop = next
      else next()
    } catch {
      // The commands tell the person when the database is unavailable; a view can only stay as it is.
      fail()
    }
  }

  onOwnerChange(() => {
    if (!running) return
    set(undefined)
    void start()
  })

  return {
    subscribe(changed) {
      readers.add(changed)
      if (!running) void start()
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
        const timer = setTimeout(done, running ? followMs : 0)
        readers.add(look)
        look()
      }),
  }
}
