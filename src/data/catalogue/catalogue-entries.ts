import { subscribe } from 'valtio'
import type { ClientConfig } from '#contract/config.ts'
import type { MediaType } from '#contract/media.ts'
import type { Title } from '#domain/title/title.ts'
import { openChannel } from '#platform/channel.ts'
import { atMost, deviceClock } from '#platform/clock.ts'
import { onNetworkHint } from '#platform/network.ts'
import { onReturn } from '#platform/page-lifecycle.ts'
import { limits, staleMsOf } from '#product/limits.ts'
import { fetchConfig } from '#remote/api/config.ts'
import { type Failure, getJson, hurry } from '#remote/api/http.ts'
import type { Priority } from '#remote/api/rate-bucket.ts'
import { cacheKey } from '#remote/tmdb/cache-key.ts'
import { type Query, queryUrl } from '#remote/tmdb/query.ts'
import { failureIn, readColors } from '#remote/tmdb/readers.ts'
import { connectivity } from '#state/connectivity.ts'

/**
 * What is known of a question's answer. A value is never replaced by a failure: both are there when refreshing failed.
 * `asOf` is when the service gave the value (epoch ms).
 */
export interface Answer<T> {
  value?: T
  asOf?: number
  failure?: Failure
  /** Texts in another language that come later than their page: on their way, nowhere to be had, or shown by a call, as they would move it. */
  late?: 'coming' | 'nowhere' | (() => void) | undefined
}

/** A question that was asked in this tab. */
export interface Entry {
  query: Query<unknown>
  answer: Answer<unknown>
  url: string | null
  askedAt: number
  asking: Promise<void> | null
  /** Of the question that is under way. */
  priority: Priority
  controller: AbortController | null
  /** What other languages said, by their place among the query's fallbacks. */
  texts: Map<number, unknown>
  listeners: Set<() => void>
}

const entries = new Map<string, Entry>()
const maxEntries = 300
let listening = false

export const keyOf = (query: Query<unknown>): string => `${query.path}?${new URLSearchParams(query.params)}`

/** What is known of a question; made when it was never asked. */
export function entryOf(query: Query<unknown>): Entry {
  const key = keyOf(query)
  const entry = entries.get(key) ?? {
    query,
    answer: {},
    url: null,
    askedAt: 0,
    asking: null,
    priority: 'view',
    controller: null,
    texts: new Map(),
    listeners: new Set(),
  }
  // One screen needs texts in any language, another does not care: both have the same answer.
  if (query.fallbacks && !entry.query.fallbacks) entry.query = query
  // Put back last: the first of the map are those not used for longest.
  entries.delete(key)
  entries.set(key, entry)
  for (const [old, { listeners }] of entries) {
    if (entries.size <= maxEntries) break
    if (listeners.size === 0) entries.delete(old)
  }
  return entry
}

/** The same, without making it one that was used just now. */
export const knownEntry = (query: Query<unknown>): Entry | undefined => entries.get(keyOf(query))

/** Every title that an answer in memory mentions, those of the latest answers last. */
export const mentionedTitles = (): Title[] =>
  [...entries.values()].flatMap(({ query, answer }) => (answer.value === undefined ? [] : (query.titlesOf?.(answer.value) ?? [])))

/** A title as some list in memory gave it: shown while its own page is loading, or cannot be loaded. */
export function knownTitle(type: MediaType, id: number): Title | undefined {
  for (const { query, answer } of entries.values()) {
    const found = answer.value !== undefined && query.titlesOf?.(answer.value).find((title) => title.type === type && title.id === id)
    if (found) return found
  }
  return undefined
}

/** As if nothing had been asked yet: for the server, which renders one screen after the other for people who have never been here. */
export const forgetAnswers = (): void => entries.clear()

/** Waits for all that was asked; resolves with why each answer that is missing could not be had. Never rejects. */
export async function missingAnswers(): Promise<Failure[]> {
  await Promise.all([...entries.values()].map(({ asking }) => asking))
  return [...entries.values()].flatMap(({ answer: { value, failure } }) => (value === undefined && failure ? [failure] : []))
}

const isStale = (entry: Entry): boolean =>
  entry.answer.value === undefined || entry.answer.failure !== undefined || deviceClock.now() - entry.askedAt > staleMsOf(entry.query.path)

interface Asking {
  /** However young the answer is: as the caches have it, or past all of them. */
  again?: 'cached' | 'anew'
  priority?: Priority
}

/** Asks unless the answer is young enough: five minutes for most (specification, section 9). Resolves with the answer; never rejects. */
export function ask(entry: Entry, { again, priority = 'view' }: Asking = {}): Promise<void> {
  if (again === undefined && !isStale(entry)) {
    void fetchTexts(entry, entry.answer.value, priority)
    return Promise.resolve()
  }
  if (entry.asking) {
    // What was being fetched ahead is wanted now.
    if (priority === 'view') {
      entry.priority = 'view'
      if (entry.url !== null) hurry(entry.url)
    }
    return entry.asking
  }
  entry.priority = priority
  const controller = new AbortController()
  const asking = fetchInto(entry, again === 'anew', controller.signal).finally(() => {
    if (entry.asking === asking) entry.asking = null
  })
  entry.asking = asking
  entry.controller = controller
  return asking
}

const graceMs = 500

/** Called when a screen no longer shows an entry. A question nobody is left to read is taken back, unless one comes soon. */
export function letGo(entry: Entry): void {
  if (entry.listeners.size > 0) return
  if (typeof entry.answer.late === 'function') entry.answer.late()
  if (!entry.asking) return
  const { asking } = entry
  setTimeout(() => {
    if (entry.listeners.size > 0 || entry.asking !== asking) return
    entry.asking = null
    entry.controller?.abort()
  }, graceMs)
}

let knownConfig: ClientConfig | null = null
let askingConfig: Promise<ClientConfig | null> | null = null

/** Where the services are; asked once, and again after a failure. Null while it cannot be had. */
export function loadConfig(): Promise<ClientConfig | null> {
  askingConfig ??= fetchConfig().then((config) => {
    knownConfig = config
    if (!config) askingConfig = null
    return config
  })
  return askingConfig
}

/** The configuration if it has arrived. */
export const configNow = (): ClientConfig | null => knownConfig

const colors = new Map<string, string>()
const maxColors = 5000

/** The dominant color of a picture by its path, `#rrggbb`, if an answer in this tab has said it. */
export const colorOf = (path: string): string | undefined => colors.get(path)

function learnColors(body: unknown): void {
  for (const [path, color] of readColors(body)) colors.set(path, color)
  for (const oldest of colors.keys()) {
    if (colors.size <= maxColors) return
    colors.delete(oldest)
  }
}

async function fetchInto(entry: Entry, anew: boolean, signal: AbortSignal): Promise<void> {
  listenForUpdates()
  const config = await loadConfig()
  entry.url = config && queryUrl(entry.query, config)
  const got =
    entry.url === null ? ({ ok: false, failure: 'offline' } as const) : await getJson(entry.url, { priority: entry.priority, anew, signal })
  if (signal.aborted) return
  const value = got.ok ? entry.query.read(got.body) : null
  if (value !== null && got.ok) learnColors(got.body)
  entry.askedAt = deviceClock.now()
  if (got.ok && value !== null) {
    let late = entry.listeners.size > 0 ? entry.answer.late : undefined
    const texts = fetchTexts(entry, value, entry.priority)
    if (entry.query.awaitsTexts && entry.answer.value === undefined) {
      const haveCome = texts.then(() => true)
      if (!(await atMost(limits.query.awaitTextMs, haveCome))) late = 'coming'
    }
    publish(entry, { value: late ? value : withKnownTexts(entry, value), asOf: got.cachedAt ?? entry.askedAt, late })
  } else publish(entry, { ...entry.answer, failure: got.ok ? failureIn(got.body) : got.failure })
}

function publish(entry: Entry, answer: Answer<unknown>): void {
  entry.answer = answer
  for (const changed of entry.listeners) changed()
}

/** With what other languages are known to say, so that refreshing takes nothing away. */
function withKnownTexts({ query, texts }: Entry, value: unknown): unknown {
  const fallbacks = query.fallbacks?.(value) ?? []
  return fallbacks.reduce(
    (filled, { isNeeded, fill }, place) => (texts.has(place) && isNeeded(filled) ? fill(filled, texts.get(place)) : filled),
    value,
  )
}

const showTexts = (entry: Entry): void =>
  publish(entry, { ...entry.answer, value: withKnownTexts(entry, entry.answer.value), late: undefined })

/** Asks for texts that nobody has written in the language asked for, and shows them after everything else. Never rejects. */
async function fetchTexts(entry: Entry, value: unknown, priority: Priority): Promise<void> {
  const config = configNow()
  if (!config) return
  for (const [place, fallback] of (entry.query.fallbacks?.(value) ?? []).entries()) {
    if (entry.texts.has(place)) continue
    if (!fallback.isNeeded(withKnownTexts(entry, value))) break
    const got = await getJson(queryUrl(fallback, config), { priority })
    if (!got.ok) break
    entry.texts.set(place, got.body)
  }
  const { value: shown, late } = entry.answer
  const isSame = shown === (shown && withKnownTexts(entry, shown))
  if (late && entry.listeners.size > 0) publish(entry, { ...entry.answer, late: isSame ? 'nowhere' : () => showTexts(entry) })
  else if (!isSame) showTexts(entry)
}

/** The service worker answers from its cache and says here when the service's own answer then differed. */
function listenForUpdates(): void {
  if (listening) return
  listening = true
  openChannel<{ type?: string; url?: string }>('catalogue').listen((message) => {
    if (message.type !== 'refreshed' || message.url === undefined) return
    for (const entry of entries.values())
      if (entry.url !== null && cacheKey(new URL(entry.url, location.origin).href) === message.url) void ask(entry, { again: 'cached' })
  })
  onReturn(refreshCatalogue)
  onNetworkHint(refreshCatalogue)
  subscribe(connectivity, refreshCatalogue)
}

/** Asks again what is on screen and old or missing: on coming back to the app or to the network. */
function refreshCatalogue(): void {
  for (const entry of entries.values()) if (entry.listeners.size > 0 && isStale(entry)) void ask(entry)
}
