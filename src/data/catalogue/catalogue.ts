import { startTransition, useEffect, useMemo, useState } from 'react'
import { atMost } from '#platform/clock.ts'
import { savesData } from '#platform/network.ts'
import { storage } from '#platform/storage.ts'
import type { Failure } from '#remote/api/http.ts'
import type { Query } from '#remote/tmdb/query.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import {
  type Answer,
  ask,
  colorOf,
  configNow,
  entryOf,
  keyOf,
  knownEntry,
  knownTitle,
  letGo,
  loadConfig,
  mentionedTitles,
} from './catalogue-entries.ts'

export type { Answer, Failure, Query }
export { colorOf, configNow, knownTitle, loadConfig, mentionedTitles }

const nothing: Answer<never> = {}

/** A question's entry holds what its reader made. */
const answerIn = <T>({ answer }: ReturnType<typeof entryOf>) => answer as Answer<T>
const answersIn = <T>(entries: readonly ReturnType<typeof entryOf>[]): readonly Answer<T>[] => entries.map((entry) => answerIn<T>(entry))

/** The answers as they are known now, in the order of the questions; asks what is missing or old. */
export function useQueries<T>(queries: readonly Query<T>[]): readonly Answer<T>[] {
  const keys = queries.map(keyOf).join('\n')
  // The keys say all that matters of the questions, which are new objects each time.
  // oxlint-disable-next-line react/exhaustive-deps
  const asked = useMemo(() => queries.map(entryOf), [keys])
  const known = useMemo(() => answersIn<T>(asked), [asked])
  const [shown, setShown] = useState({ asked, answers: known })
  useEffect(() => {
    // In slices: an answer often brings a whole screen, and whoever presses a key meanwhile is heard between two of them.
    const show = (): void =>
      startTransition(() =>
        setShown((old) => {
          const answers = answersIn<T>(asked)
          return old.asked === asked && answers.every((answer, place) => answer === old.answers[place]) ? old : { asked, answers }
        }),
      )
    for (const { listeners } of asked) listeners.add(show)
    show()
    for (const entry of asked) void ask(entry)
    return () =>
      asked.forEach((entry) => {
        entry.listeners.delete(show)
        letGo(entry)
      })
  }, [asked])
  return shown.asked === asked ? shown.answers : known
}

/** The answer as it is known now; asks when it is missing or old. Null asks nothing. */
export function useQuery<T>(query: Query<T> | null): Answer<T> {
  return useQueries(query ? [query] : [])[0] ?? nothing
}

/** The answer, and how to ask for it again after a failure. */
export interface RetryableAnswer<T> extends Answer<T> {
  retry: () => void
}

/** The answer as it is known now, for a page or a part of one that offers to try again. Null asks nothing. */
export function useAnswer<T>(query: Query<T> | null): RetryableAnswer<T> {
  return { ...useQuery(query), retry: () => query && askAgain(query) }
}

/** A question's answer if it is known already, at any age. */
export function knownValue<T>(query: Query<T>): T | undefined {
  const entry = knownEntry(query)
  return entry && answerIn<T>(entry).value
}

/** Whether it is. */
export const isKnown = (query: Query<unknown>): boolean => knownValue(query) !== undefined

/** Asks again after a failure. */
export const askAgain = (...queries: Query<unknown>[]): void => queries.forEach((query) => void ask(entryOf(query), { again: 'anew' }))

/**
 * For route loaders: starts the questions and waits for them only as long as a person does not notice, so that what the cache
 * has is there without a skeleton and what it has not shows one.
 */
export async function prepare(...queries: Query<unknown>[]): Promise<void> {
  const noticeMs = 120
  const answered = Promise.all(queries.map((query) => ask(entryOf(query))))
  await atMost(noticeMs, answered)
}

/** The answer for what happens outside of a screen, known or asked for; undefined where it cannot be had. Never rejects. */
export async function answerTo<T>(query: Query<T>): Promise<T | undefined> {
  const entry = entryOf(query)
  await ask(entry)
  return answerIn<T>(entry).value
}

interface EntryQuestion {
  /** Other questions whose answers the page shows. */
  beside?: readonly Query<unknown>[]
  /** The page is not wanted yet: asked behind everything that is on screen, and not at all where data is to be saved. */
  isAhead?: boolean
}

/** The same for the page of one thing; false when the service says that it has no such thing. */
export async function prepareEntry(query: Query<unknown>, { beside = [], isAhead = false }: EntryQuestion = {}): Promise<boolean> {
  if (!isAhead) await prepare(query, ...beside)
  else if (!savesData()) void ask(entryOf(query), { priority: 'ahead' })
  return knownEntry(query)?.answer.failure !== 'not-found'
}

/** Lets the head script of index.html start these questions next time, before any bundle has run. */
export function askEarlyNextTime(...queries: Query<unknown>[]): void {
  // Addresses of the movie database itself carry the key, which no storage keeps.
  const config = configNow()
  if (config === null) return
  if (config.tmdbKey !== null) return storage.remove(storageKeys.early)
  const urls = queries.flatMap((query) => knownEntry(query)?.url ?? [])
  if (urls.length === queries.length) storage.write(storageKeys.early, JSON.stringify(urls))
}
