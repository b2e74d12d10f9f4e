import { useEffect, useSyncExternalStore } from 'react'
import type { MediaType } from '#contract/media.ts'
import type { Title } from '#domain/title.ts'
import { systemClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { type Failure, getJson } from '#remote/http.ts'
import { type Query, queryUrl } from '#remote/tmdb.ts'
import { limits } from '#spec/limits.ts'
import { storageKeys } from '#spec/storage-keys.ts'
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
let updates: BroadcastChannel | null = null

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
  entry.answer.value === undefined || entry.answer.failure !== undefined || systemClock.now() - entry.askedAt > limits.query.staleMs

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
  entry.askedAt = systemClock.now()
  entry.answer =
    got.ok && value !== null
      ? { value, asOf: got.cachedAt ?? entry.askedAt }
      : { ...entry.answer, failure: got.ok ? 'malformed' : got.failure }
  for (const changed of entry.listeners) changed()
}

/** The service worker answers from its cache and says here when the service's own answer then differed. */
function listenForUpdates(): void {
  if (updates) return
  updates = new BroadcastChannel('catalogue')
  updates.addEventListener('message', ({ data }: MessageEvent<{ type?: string; url?: string }>) => {
    if (data?.type !== 'refreshed' || typeof data.url !== 'string') return
    for (const entry of entries.values()) if (isSame(entry.url, data.url)) void ask(entry, true)
  })
}

/** The worker names an address in full and without what does not change the answer (the key). */
function isSame(asked: string | null, refreshed: string): boolean {
  if (asked === null) return false
  const [a, b] = [new URL(asked, location.origin), new URL(refreshed, location.origin)]
  for (const url of [a, b]) {
    url.searchParams.delete('api_key')
    url.searchParams.sort()
  }
  return a.href === b.href
}

/** Asks again what is on screen and old or missing: on coming back to the app or to the network. */
export function refreshCatalogue(): void {
  for (const entry of entries.values()) if (entry.listeners.size > 0 && isStale(entry)) void ask(entry)
}

/** The answer as it is known now; asks when it is missing or old. Null asks nothing. */
export function useQuery<T>(query: Query<T> | null): Answer<T> {
  const entry = query && entryOf(query)
  const key = query && keyOf(query)
  useEffect(() => {
    if (key !== null) void ask(entries.get(key) ?? entryOf(query as Query<T>))
    // The key says all that matters of the query, which is a new object each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return useSyncExternalStore(
    (changed) => {
      entry?.listeners.add(changed)
      return () => entry?.listeners.delete(changed)
    },
    () => (entry?.answer ?? nothing) as Answer<T>,
  )
}

/** Whether a question's answer is known already, at any age. */
export const isKnown = (query: Query<unknown>): boolean => entries.get(keyOf(query))?.answer.value !== undefined

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
