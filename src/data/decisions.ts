import type { EntityName } from '#contract/sync.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#spec/storage-keys.ts'
import type { Lane } from '#sync/operation.ts'
import { laneKey, laneOfKey } from './lane.ts'

/** What a person decided about one row of theirs. */
export interface Decision extends Lane {
  op: 'put' | 'delete'
  /** The whole value for `put`, null for `delete`. */
  value: unknown
}

/** A decision as it is stored under its lane; the lane says the rest. */
type Noted = Pick<Decision, 'op' | 'value'> & { at: number }

const prefix = storagePrefixes.decided
const readers = new Set<() => void>()
/** What is stored, by lane, as text: rendering a heart must not parse anything. */
const open = new Map<string, string>(storage.entries(prefix))

/**
 * Notes a decision synchronously, before the database is even open: a page that is closed in between leaves it to the next one,
 * which replays it. Answers with the verb that crosses it off; a newer decision on the same row replaces it.
 */
export function noteDecision(decision: Decision): () => void {
  const lane = laneKey(prefix, decision)
  const noted = JSON.stringify({ op: decision.op, value: decision.value, at: deviceClock.now() } satisfies Noted)
  open.set(lane, noted)
  storage.write(lane, noted)
  tell()
  return () => {
    if (open.get(lane) === noted) open.delete(lane)
    // Another tab may have decided anew meanwhile.
    if (storage.read(lane) === noted) storage.remove(lane)
    tell()
  }
}

/** What is decided and not in the database yet; undefined when there is nothing of the kind. */
export function decidedOn(owner: string, entity: EntityName, key: string): Decision['op'] | undefined {
  const noted = open.get(laneKey(prefix, { owner, entity, key }))
  return noted === undefined ? undefined : parse(noted)?.op
}

/** The decisions of one owner, oldest first. */
export function openDecisions(owner: string): Decision[] {
  const found = [...open].flatMap(([lane, text]) => {
    const noted = parse(text)
    const target = laneOfKey(prefix, lane)
    return noted !== undefined && target?.owner === owner
      ? [{ at: noted.at, decision: { ...target, op: noted.op, value: noted.value } }]
      : []
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ decision }) => decision)
}

export function onDecisions(changed: () => void): () => void {
  readers.add(changed)
  return () => readers.delete(changed)
}

function parse(text: string): Noted | undefined {
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
  'at' in found &&
  typeof found.at === 'number'

function tell(): void {
  for (const changed of readers) changed()
}
