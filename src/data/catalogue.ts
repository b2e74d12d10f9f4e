import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import type { Title } from '#domain/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { openChannel } from '#platform/channel.ts'
import { onNetworkHint } from '#platform/network-hint.ts'
import { storage } from '#platform/storage.ts'
import { onReturn } from '#platform/visibility.ts'
import { cacheKey } from '#remote/cache-key.ts'
import { type Failure, getJson } from '#remote/http.ts'
import { type Query, queryUrl } from '#remote/tmdb.ts'
import { limits } from '#spec/limits.ts'
import { storageKeys } from '#spec/storage-keys.ts'
import { connectivity } from '#state/connectivity.ts'
import { loadConfig } from './config.ts'

/**
 * What is known of a question's answer. A value is never replaced by a failure: both are there when refreshing failed.
 * `asOf` is when the service gave the value (epoch ms).
 */
export interface Answer<T> {
  value?: T
  asOf?: number
  failure?: Failure
}

export type { Failure }

interface Entry {
  query: Query<unknown>
  answer: Answer<unknown>
  url: string | null
  askedAt: number
  asking: Promise<void> | null
  listeners: Set<() => void>
}

const entries = new Map<string, Entry>()
const maxEntries = 300
const nothing: Answer<never> = {}
let listening = false

const keyOf = (query: Query<unknown>): string => `${query.path}?${new URLSearchParams(query.params)}`

function entryOf(query: Query<unknown>): Entry {
  const key = keyOf(query)
  const entry = entries.get(key) ?? { query, answer: nothing, url: null, askedAt: 0, asking: null, listeners: new Set() }
  // Put back last: the first of the map are those not used for longest.
  entries.delete(key)
  entries.set(key, entry)
  for (const [old, { listeners }] of entries) {
    if (entries.size <= maxEntries) break
    if (listeners.size === 0) entries.delete(old)
  }
  return entry
}

const isStale = (entry: Entry): boolean =>
  entry.answer.value === undefined || entry.answer.failure !== undefined || deviceClock.now() - entry.askedAt > limits.query.staleMs

/** Asks unless the answer is younger than five minutes (specification, section 9). Never rejects. */
function ask(entry: Entry, again = false): Promise<void> {
  if (!again && !isStale(entry)) return Promise.resolve()
  entry.asking ??= fetchInto(entry).finally(() => {
    entry.asking = null
  })
  return entry.asking
}

async function fetchInto(entry: Entry): Promise<void> {
  listenForUpdates()
  const config = await loadConfig()
  entry.url = config && queryUrl(entry.query, config)
  const got = entry.url === null ? ({ ok: false, failure: 'offline' } as const) : await getJson(entry.url)
  const value = got.ok ? entry.query.read(got.body) : null
  entry.askedAt = deviceClock.now()
  entry.answer =
    got.ok && value !== null
      ? { value, asOf: got.cachedAt ?? entry.askedAt }
      : { ...entry.answer, failure: got.ok ? 'malformed' : got.failure }
  for (const changed of entry.listeners) changed()
}

/** The service worker answers from its cache and says here when the service's own answer then differed. */
function listenForUpdates(): void {
  if (listening) return
  listening = true
  openChannel<{ type?: string; url?: string }>('catalogue').listen((message) => {
    if (message.type !== 'refreshed' || message.url === undefined) return
    for (const entry of entries.values())
      if (entry.url !== null && cacheKey(new URL(entry.url, location.origin).href) === message.url) void ask(entry, true)
  })
  onReturn(refreshCatalogue)
  onNetworkHint(refreshCatalogue)
  subscribe(connectivity, refreshCatalogue)
}

/** Asks again what is on screen and old or missing: on coming back to the app or to the network. */
function refreshCatalogue(): void {
  for (const entry of entries.values()) if (entry.listeners.size > 0 && isStale(entry)) void ask(entry)
}

/** The answers as they are known now, in the order of the questions; asks what is missing or old. */
export function useQueries<T>(queries: readonly Query<T>[]): readonly Answer<T>[] {
  const asked = queries.map(entryOf)
  const keys = queries.map(keyOf).join('\n')
  const shown = useRef<readonly Answer<T>[]>([])
  useEffect(() => {
    for (const entry of asked) void ask(entry)
    // The keys say all that matters of the questions, which are new objects each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys])
  return useSyncExternalStore(
    (changed) => {
      for (const { listeners } of asked) listeners.add(changed)
      return () => asked.forEach(({ listeners }) => listeners.delete(changed))
    },
    () => {
      const now = asked.map(({ answer }) => answer as Answer<T>)
      if (now.length !== shown.current.length || now.some((answer, place) => answer !== shown.current[place])) shown.current = now
      return shown.current
    },
  )
}

/** The answer as it is known now; asks when it is missing or old. Null asks nothing. */
export function useQuery<T>(query: Query<T> | null): Answer<T> {
  return useQueries(query ? [query] : [])[0] ?? nothing
}

/** Whether a question's answer is known already, at any age. */
export const isKnown = (query: Query<unknown>): boolean => entries.get(keyOf(query))?.answer.value !== undefined

/** Whether the service said that it has no such thing. */
export const isUnknown = (query: Query<unknown>): boolean => entries.get(keyOf(query))?.answer.failure === 'not-found'

/** Asks again after a failure. */
export const askAgain = (...queries: Query<unknown>[]): void => queries.forEach((query) => void ask(entryOf(query), true))

/**
 * For route loaders: starts the questions and waits for them only as long as a person does not notice, so that what the cache
 * has is there without a skeleton and what it has not shows one.
 */
export async function prepare(...queries: Query<unknown>[]): Promise<void> {
  const noticeMs = 120
  const answered = Promise.all(queries.map((query) => ask(entryOf(query))))
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, noticeMs))])
}

/** Lets the head script of index.html start these questions next time, before any bundle has run. */
export function askEarlyNextTime(...queries: Query<unknown>[]): void {
  const urls = queries.flatMap((query) => entries.get(keyOf(query))?.url ?? [])
  if (urls.length === queries.length) storage.write(storageKeys.early, JSON.stringify(urls))
}

/** What some list on this device already told of a title: shown while its own page is on the way, or cannot come. */
export function knownTitle(type: MediaType, id: number): Title | undefined {
  for (const { query, answer } of entries.values()) {
    const found = answer.value !== undefined && query.titlesOf?.(answer.value).find((title) => title.type === type && title.id === id)
    if (found) return found
  }
  return undefined
}
