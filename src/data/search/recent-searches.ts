import { useSyncExternalStore } from 'react'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { showToast } from '#state/toasts.ts'
import { currentOwner } from '#data/account/owner.ts'

const most = 8
const keyOf = (owner: string) => `${storagePrefixes.searches}${owner}` as const
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const stored = (): string => storage.read(keyOf(currentOwner())) ?? '[]'

function textsIn(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

function keep(texts: readonly string[]): void {
  if (texts.length === 0) storage.remove(keyOf(currentOwner()))
  else storage.write(keyOf(currentOwner()), JSON.stringify(texts))
  for (const changed of listeners) changed()
}

/** What this person last searched for on this device, newest first; it never leaves the device. */
export const useRecentSearches = (): readonly string[] => textsIn(useSyncExternalStore(subscribe, stored))

/** Puts a search in front of the others. */
export function rememberSearch(text: string): void {
  keep(newest([text, ...textsIn(stored())]))
}

/** Those to be kept, each once whatever its case. */
const newest = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index).slice(0, most)

/** Forgets them, and offers Undo. */
export function clearRecentSearches(): void {
  const before = textsIn(stored())
  const owner = currentOwner()
  keep([])
  showToast({ notice: 'searches-cleared', undo: () => owner === currentOwner() && keep(newest([...textsIn(stored()), ...before])) })
}
