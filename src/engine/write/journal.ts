import { entityNames, type EntityName, payloadVersion } from '#contract/sync.ts'
import { randomText } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import type { Lane } from '#sync/store.ts'
import type { Decision } from '#sync/write.ts'
import type { Clock } from '#sync/ports.ts'

/** What a person decided about a row of the owner of now: `value` is the whole value for `put`, null for `delete`. */
export type Change = Pick<Decision, 'entity' | 'key' | 'op' | 'value'>

/** A decision in the journal; `at` is the device's epoch ms, `v` the payload version of its value, left out by those of version 1. */
export interface JournalEntry extends Lane, Change {
  id: string
  at: number
  v?: number
}

/** An entry as it is stored under its lane, which says the rest. */
type Stored = Omit<JournalEntry, keyof Lane>

/**
 * Decisions that the database does not have yet, in local storage (decision record 15): a page may be closed before the database is
 * even open, and the next page replays them. At most one entry for each row.
 */
export interface Journal {
  /** Adds a decision, synchronously. It replaces an older one about the same row. */
  add: (decision: Lane & Change) => JournalEntry
  /** Removes an entry, unless it was replaced. `isApplied` false: it will never be applied, and the failure was reported. */
  remove: (entry: JournalEntry, isApplied?: boolean) => void
  /** The entries of one owner, oldest first. */
  entries: (owner: string) => JournalEntry[]
  /** Whether a decision about this row is not in the database yet. */
  isPending: (lane: Lane) => boolean
  /**
   * The ids of entries that must not be applied any more. The database remembers them, like those it has applied: a browser that is
   * killed forgets the last seconds of local storage, and entries that were removed or replaced then are there again.
   */
  obsolete: () => readonly string[]
  onChange: (changed: () => void) => () => void
}

const prefix = storagePrefixes.decided

export function createJournal(clock: Clock): Journal {
  const listeners = new Set<() => void>()
  /** What is stored, by lane, as text: rendering a heart must not parse anything. */
  const open = new Map<string, string>(storage.entries(prefix))
  const obsolete = new Set<string>()
  const notify = () => listeners.forEach((changed) => changed())

  return {
    add(decision) {
      const lane = laneKey(prefix, decision)
      const { op, value } = decision
      const stored: Stored = { id: randomText(), op, value, at: clock.now(), v: payloadVersion }
      const text = JSON.stringify(stored)
      const replaced = parse(open.get(lane))
      if (replaced !== undefined) obsolete.add(replaced.id)
      open.set(lane, text)
      storage.write(lane, text)
      notify()
      return { ...decision, ...stored }
    },
    remove(entry, isApplied = true) {
      const lane = laneKey(prefix, entry)
      if (!isApplied) obsolete.add(entry.id)
      if (parse(open.get(lane))?.id === entry.id) open.delete(lane)
      // Another tab may have decided anew meanwhile.
      if (parse(storage.read(lane))?.id === entry.id) storage.remove(lane)
      notify()
    },
    entries(owner) {
      const found = [...open].flatMap(([key, text]) => {
        const lane = laneOfKey(prefix, key)
        const stored = parse(text)
        return stored !== undefined && lane?.owner === owner ? [{ ...lane, ...stored }] : []
      })
      return found.toSorted((a, b) => a.at - b.at)
    },
    isPending: (lane) => parse(open.get(laneKey(prefix, lane))) !== undefined,
    obsolete: () => [...obsolete],
    onChange(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function parse(text: string | null | undefined): Stored | undefined {
  if (!text) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isStored(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isStored = (found: unknown): found is Stored =>
  typeof found === 'object' &&
  found !== null &&
  'op' in found &&
  (found.op === 'put' || found.op === 'delete') &&
  'value' in found &&
  'id' in found &&
  typeof found.id === 'string' &&
  'at' in found &&
  typeof found.at === 'number'

type Prefix = typeof storagePrefixes.decided | typeof storagePrefixes.mirror

/** The local-storage key of a row's journal entry or backup. */
export const laneKey = <P extends Prefix>(prefix: P, { owner, entity, key }: Lane): `${P}${string}` => `${prefix}${owner}:${entity}:${key}`

/** The row of a local-storage key; undefined for one that names none. An owner and an entity have no colon in them, a key may. */
export function laneOfKey(prefix: Prefix, stored: string): Lane | undefined {
  const [owner, named, ...key] = stored.slice(prefix.length).split(':')
  const entity: EntityName | undefined = entityNames.find((name) => name === named)
  return owner === undefined || entity === undefined ? undefined : { owner, entity, key: key.join(':') }
}
