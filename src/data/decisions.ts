import type { Favorite } from '#contract/entities.ts'
import { type MediaKey, mediaKey } from '#contract/media.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#spec/storage-keys.ts'

/** What a person decided about one title. */
export interface Decision {
  owner: string
  favorite: Favorite
  /** Kept, or kept no more. */
  wanted: boolean
}

const readers = new Set<() => void>()
let open: readonly Decision[] = readStored()

/**
 * Notes a decision synchronously, before the database is even open: a page that is closed in between leaves it to the next one
 * (`replayDecisions`). Answers with the verb that crosses it off; a newer decision on the
 * same title replaces it.
 */
export function noteDecision(decision: Decision): () => void {
  change((others) => [...others.filter((other) => !sameTitle(other, decision)), decision])
  return () => change((others) => others.filter((other) => !(sameTitle(other, decision) && other.wanted === decision.wanted)))
}

/** What is decided and not in the database yet: true, false, or undefined when there is nothing of the kind. */
export const decidedOn = (owner: string, key: MediaKey): boolean | undefined =>
  open.find((decision) => decision.owner === owner && mediaKey(decision.favorite) === key)?.wanted

/** The decisions of one owner, oldest first. */
export const openDecisions = (owner: string): Decision[] => open.filter((decision) => decision.owner === owner)

export function onDecisions(changed: () => void): () => void {
  readers.add(changed)
  return () => readers.delete(changed)
}

const sameTitle = (a: Decision, b: Decision): boolean => a.owner === b.owner && mediaKey(a.favorite) === mediaKey(b.favorite)

/** Other tabs note theirs in the same place, so each change starts from what is stored now. */
function change(next: (decisions: readonly Decision[]) => readonly Decision[]): void {
  const stored = next(readStored())
  open = next(open)
  if (stored.length === 0) storage.remove(storageKeys.decisions)
  else storage.write(storageKeys.decisions, JSON.stringify(stored))
  for (const changed of readers) changed()
}

function readStored(): readonly Decision[] {
  try {
    const found: unknown = JSON.parse(storage.read(storageKeys.decisions) ?? '[]')
    return Array.isArray(found) ? found.filter(isDecision) : []
  } catch {
    return []
  }
}

function isDecision(found: unknown): found is Decision {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('wanted' in found) || !('favorite' in found)) return false
  const { favorite } = found
  return typeof favorite === 'object' && favorite !== null && 'media_id' in favorite && 'media_type' in favorite
}
