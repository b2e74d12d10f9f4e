import type { EntityName } from '#contract/sync.ts'
import { deviceClock, randomText } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import type { Lane } from '#sync/store.ts'
import { laneKey, laneOfKey } from './lane-key.ts'

/** What a person decided about one row of theirs. */
export interface Decision extends Lane {
  op: 'put' | 'delete'
  /** The whole value for `put`, null for `delete`. */
  value: unknown
}

/** A decision that is noted; `at` is the device's epoch ms. */
export interface Note extends Decision {
  id: string
  at: number
}

/** A note as it is stored under its lane, which says the rest. */
type Noted = Omit<Note, keyof Lane>

const prefix = storagePrefixes.decided
const readers = new Set<() => void>()
/** What is stored, by lane, as text: rendering a heart must not parse anything. */
const open = new Map<string, string>(storage.entries(prefix))
/** Of this page: those that were replaced, or given up. */
const outdated = new Set<string>()

/**
 * Notes a decision synchronously, before the database is even open: a page that is closed in between leaves it to the next one,
 * which replays it. A newer decision on the same row replaces it.
 */
export function noteDecision(decision: Decision): Note {
  const lane = laneKey(prefix, decision)
  const { op, value } = decision
  const noted: Noted = { id: randomText(), op, value, at: deviceClock.now() }
  const text = JSON.stringify(noted)
  const replaced = parse(open.get(lane))
  if (replaced !== undefined) outdated.add(replaced.id)
  open.set(lane, text)
  storage.write(lane, text)
  tell()
  return { ...decision, ...noted }
}

/** Crosses a note off, unless it was replaced. `carriedOut` false: it never will be, and the person was told. */
export function crossOff(note: Note, carriedOut = true): void {
  const lane = laneKey(prefix, note)
  if (!carriedOut) outdated.add(note.id)
  if (parse(open.get(lane))?.id === note.id) open.delete(lane)
  // Another tab may have decided anew meanwhile.
  if (parse(storage.read(lane))?.id === note.id) storage.remove(lane)
  tell()
}

/**
 * The ids of notes that must not be carried out any more: the database is to remember them, like those it has carried out. A browser
 * that is killed forgets the last seconds of local storage, and what was replaced or crossed off then is there again.
 */
export const outdatedNotes = (): readonly string[] => [...outdated]

/** Whether something is decided and not in the database yet. */
export const isDecidedOn = (owner: string, entity: EntityName, key: string): boolean =>
  parse(open.get(laneKey(prefix, { owner, entity, key }))) !== undefined

/** The notes of one owner, oldest first. */
export function openNotes(owner: string): Note[] {
  const notes = [...open].flatMap(([lane, text]) => {
    const target = laneOfKey(prefix, lane)
    const noted = parse(text)
    return noted !== undefined && target?.owner === owner ? [{ ...target, ...noted }] : []
  })
  return notes.toSorted((a, b) => a.at - b.at)
}

export function onDecisions(changed: () => void): () => void {
  readers.add(changed)
  return () => readers.delete(changed)
}

function parse(text: string | null | undefined): Noted | undefined {
  if (!text) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isNoted(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isNoted = (found: unknown): found is Noted =>
  typeof found === 'object' &&
  found !== null &&
  'op' in found &&
  (found.op === 'put' || found.op === 'delete') &&
  'value' in found &&
  'id' in found &&
  typeof found.id === 'string' &&
  'at' in found &&
  typeof found.at === 'number'

function tell(): void {
  for (const changed of readers) changed()
}
