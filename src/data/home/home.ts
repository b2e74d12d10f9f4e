import { useSyncExternalStore } from 'react'
import type { HomeLayout } from '#domain/home/home-layout.ts'
import type { Taste } from '#domain/home/taste.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { currentOwner } from '#data/account/owner.ts'
import type { SavedTitle } from '#contract/titles.ts'
import type { NextUp } from './next-up.ts'

/** What home looks like for one person. */
export interface Home extends HomeLayout, Taste {
  /** Keys of the platforms they subscribe to. */
  services: readonly string[]
  /** What they come to next in the shows they watch. */
  nextUp: readonly NextUp[]
  /** What of their watchlist they have not seen. */
  fromWatchlist: readonly SavedTitle[]
}

const untouched: Home = { order: [], hidden: [], services: [], preferred: 'balanced', nextUp: [], fromWatchlist: [] }
const listeners = new Set<() => void>()
let shown: { key: string; json: string | null; home: Home } | undefined

/**
 * What was last known of this owner's home. A copy in local storage, because the first view needs it before the database is open;
 * what counts is their preferences and their history.
 */
export function lastKnownHome(): Home {
  const key = `${storagePrefixes.home}${currentOwner()}` as const
  const json = storage.read(key)
  if (shown?.key !== key || shown.json !== json) shown = { key, json, home: parsed(json) }
  return shown.home
}

/** Local storage may hold anything: what is no home is left out. */
function parsed(json: string | null): Home {
  try {
    const kept: Partial<Taste> & Partial<Record<keyof HomeLayout | 'services' | 'nextUp' | 'fromWatchlist', unknown>> =
      json === null ? {} : Object(JSON.parse(json))
    const { preferred = 'balanced', finished } = kept
    const isTitle = typeof finished?.title === 'string' && Number.isInteger(finished.id)
    return {
      order: texts(kept.order),
      hidden: texts(kept.hidden),
      services: texts(kept.services),
      preferred,
      finished: isTitle ? finished : undefined,
      nextUp: Array.isArray(kept.nextUp) ? kept.nextUp.filter(isNextUp) : [],
      fromWatchlist: Array.isArray(kept.fromWatchlist) ? kept.fromWatchlist.filter(isSaved) : [],
    }
  } catch {
    return untouched
  }
}

const isTitled = (value: unknown): value is { title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
const isNextUp = (value: unknown): value is NextUp => isTitled(value) && 'show' in value && Number.isInteger(value.show)
const isSaved = (value: unknown): value is SavedTitle => isTitled(value) && 'media_id' in value && Number.isInteger(value.media_id)

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [])

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useHome = (): Home => useSyncExternalStore(subscribe, lastKnownHome, lastKnownHome)

/** Stores what has become known of an owner's home, for this view and for the next start. */
export function rememberHome(owner: string, news: Partial<Home>): void {
  if (owner !== currentOwner()) return
  const json = JSON.stringify({ ...lastKnownHome(), ...news })
  if (json === shown?.json) return
  storage.write(`${storagePrefixes.home}${owner}`, json)
  for (const changed of listeners) changed()
}
