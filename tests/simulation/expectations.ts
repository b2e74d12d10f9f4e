import { type Change, clearKey, type Stamp, type EntityName } from '#contract/sync.ts'
import { stampMs } from '#sync/clock.ts'
import { wins } from '#sync/merge.ts'
import { type Disk, type PlacedRow } from './disk.ts'
import type { Ledger } from './ledger.ts'
import { type Entry, versionId } from './versions.ts'

/** What the end of a run is judged by, for one account. */
interface Ended {
  owner: string
  ledger: Ledger
  /** What the server holds, tombstones included. */
  held: readonly Change[]
  wasPurged: boolean
}

interface Version {
  entity: EntityName
  key: string
  value: unknown
  deleted: boolean
  stamp: Stamp
}

/**
 * What the server must hold of an account: the newest change of each key that was not refused, under the newest clear. What nobody had
 * any more after a restore is not asked for; then it is the newest of the others. A deletion is: every device that has heard of it
 * remembers it.
 */
export function serverDifferences({ owner, ledger, held, wasPurged }: Ended): string[] {
  const found: string[] = []
  const rows = new Map(held.map((change) => [placeOf(change), change]))
  const cleared = rows.get(`watch_history/${clearKey}`)?.stamp
  const taken = [...ledger.entries.values()].filter((entry) => entry.owner === owner && isTaken(entry))
  const isForgotten = (entry: Entry): boolean => ledger.forgotten.has(versionId(entry, entry.stamp))
  const deletions = newestOf(taken.filter(({ deleted }) => deleted))
  for (const [place, entry] of newestOf(taken.filter((entry) => !isForgotten(entry)))) {
    const row = rows.get(place)
    // Nothing is what it asks for.
    if (entry.deleted && row === undefined) continue
    const isPurged = wasPurged && row === undefined && (deletions.get(place)?.stamp ?? '') >= entry.stamp
    if (isUnder(entry, cleared)) {
      if (row !== undefined && row.stamp <= entry.stamp)
        found.push(`I10: the server holds ${show(row)} of ${place}, which was cleared at ${cleared}`)
    } else if (!isRight(row, entry, ledger) && !isBack(row, entry, ledger) && !isPurged) {
      found.push(`I3: the server holds ${show(row)} of ${owner}/${place} instead of ${show(entry)}`)
    }
  }
  found.push(
    ...ledger.trueTime
      .beatenTooEarly(
        taken.filter((entry) => !isForgotten(entry)),
        rows,
      )
      .map((what) => `I18: ${owner}/${what}`),
  )
  for (const row of held)
    if (!ledger.versions.has(versionId({ owner, ...row }, row.stamp)))
      found.push(`I6: nobody decided ${show(row)} of ${owner}/${placeOf(row)}`)
  return found
}

/** What a device shows of an account must be what the server holds (law I3). */
export function deviceDifferences(name: string, { rows }: Disk, { owner, held }: Pick<Ended, 'owner' | 'held'>): string[] {
  const found: string[] = []
  const own = [...rows.values()].filter((row) => row.owner === owner)
  const shown = new Map(seenOf(own).map((row) => [placeOf(row), row]))
  const wanted = seenOf(held)
  for (const row of wanted) {
    const there = shown.get(placeOf(row))
    if (there?.stamp !== row.stamp || !same(there.value, row.value))
      found.push(`I3: ${name} shows ${show(there)} of ${owner}/${placeOf(row)}, the server ${show(row)}`)
  }
  if (shown.size !== wanted.length) found.push(`I3: ${name} shows ${shown.size} rows of ${owner}, the server has ${wanted.length}`)
  return found
}

const isTaken = ({ fate }: Entry): boolean => fate === 'waiting' || fate === 'settled'

function newestOf(entries: readonly Entry[]): Map<string, Entry> {
  const newest = new Map<string, Entry>()
  for (const entry of entries) if (wins(entry, newest.get(placeOf(entry)))) newest.set(placeOf(entry), entry)
  return newest
}

/** A late copy of a request may have brought back something newer that was forgotten. */
const isBack = (row: Change | undefined, entry: Entry, { forgotten, versions, wasRestored }: Ledger): boolean =>
  row !== undefined &&
  row.stamp > entry.stamp &&
  (forgotten.has(versionId(entry, row.stamp)) || (wasRestored && versions.has(versionId(entry, row.stamp))))

/** What a restored server had lost may come back under a stamp of the same moment, or, where that was ahead of time, of another one. */
const isRight = (row: Change | undefined, { stamp, deleted, value }: Entry, { trueTime }: Ledger): boolean =>
  row !== undefined &&
  (stampMs(row.stamp) === stampMs(stamp) || trueTime.wasServerClockSet) &&
  row.deleted === deleted &&
  same(row.value, value)

const placeOf = ({ entity, key }: { entity: EntityName; key: string }): string => `${entity}/${key}`

const isUnder = ({ entity, key, stamp }: { entity: EntityName; key: string; stamp: Stamp }, cleared: Stamp | undefined): boolean =>
  entity === 'watch_history' && key !== clearKey && cleared !== undefined && stamp <= cleared

/** What a person sees of an account's rows, and the clear. */
function seenOf<R extends Change | PlacedRow>(rows: readonly R[]): R[] {
  const cleared = rows.find(({ entity, key }) => entity === 'watch_history' && key === clearKey)?.stamp
  return rows.filter((row) => !row.deleted && !isUnder(row, cleared))
}

const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** Two values are the same whatever the order of their fields, and a field left out is as good as its default. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? ''

const show = (version: Omit<Version, 'entity' | 'key'> | undefined): string =>
  version === undefined ? 'nothing' : `${version.deleted ? 'a deletion' : canonical(version.value)} at ${version.stamp}`
