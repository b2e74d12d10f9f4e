import { clearKey, type EntityName } from '#contract/sync.ts'

/** What a lane holds, as text that is equal for equal content; null for nothing. */
export type Content = string | null

/** A device's idea of the time. */
export interface DeviceClock {
  /** How far behind the true time it may be (ms): because of its clock, or of a correction learnt under an earlier one. */
  behindMs: number
  /** It has heard from the server since its clock was changed. */
  isChecked: boolean
}

/** One change a person made, as the bystander outside the app saw it. */
export interface Change {
  id: number
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** What is to be there, where a lane can hold different things. */
  value?: unknown
  /** The browser profile it was made on. */
  device: string
  clock: DeviceClock
  /** When it was made, epoch ms of the true time. */
  at: number
  /** The app showed it as kept: from now on it must never be lost. */
  kept: boolean
  /** When it was done at the latest, as the app showed; for ever when it never did: a later page may still carry it out. */
  doneBy: number
}

/** A server that went back to a backup, at a moment of the true time (epoch ms). */
interface Restore {
  at: number
  /** What devices held of each lane at that moment: nobody else could bring it back. */
  remembered: ReadonlyMap<string, ReadonlySet<Content>>
}

/** A change as it is made. Where only one device matters it need not be named, and its clock is right. */
export type NewChange = Pick<Change, 'owner' | 'entity' | 'key' | 'op'> & Partial<Pick<Change, 'value' | 'device' | 'clock'>>

/** What was done and what was promised, written down outside the app and outliving it. */
export interface Ledger {
  changes: readonly Change[]
  restores: readonly Restore[]
  /** Notes a change that is about to be made; answers its number. */
  made(change: NewChange): number
  kept(id: number): void
  /** Takes back a change that was not made after all. */
  unmade(id: number): void
  restored(remembered: Restore['remembered']): void
}

/** `now` is the true time, epoch ms. */
export function openLedger(now: () => number = Date.now): Ledger {
  const changes: Change[] = []
  const restores: Restore[] = []
  let lastId = 0
  return {
    changes,
    restores,
    made(change) {
      lastId += 1
      const clock = { behindMs: 0, isChecked: true }
      changes.push({ device: '', clock, ...change, id: lastId, at: now(), kept: false, doneBy: Number.POSITIVE_INFINITY })
      return lastId
    },
    kept(id) {
      const change = changes.find((change) => change.id === id)
      if (change !== undefined && !change.kept) Object.assign(change, { kept: true, doneBy: now() })
    },
    unmade(id) {
      const index = changes.findIndex((change) => change.id === id)
      if (index !== -1) changes.splice(index, 1)
    },
    restored(remembered) {
      restores.push({ at: now(), remembered })
    },
  }
}

/** Entity and key of a lane as the pages name it: `favorites movie:603`. */
export function placeOf(lane: string): Pick<Change, 'entity' | 'key'> {
  const [entity, key = ''] = lane.split(' ')
  return { entity: entity as EntityName, key }
}

/** A lane as text: owner, entity and key. */
export const laneOf = ({ owner, entity, key }: Pick<Change, 'owner' | 'entity' | 'key'>): string => `${owner} ${entity} ${key}`

/** What a row's value is to the ledger: stars, words, or a setting; of a title on a list, that it is there. */
export function contentOf(entity: EntityName, value: unknown): Content {
  if (entity === 'preferences') return JSON.stringify(value)
  if (entity === 'ratings') return String((value as { stars: number }).stars)
  return entity === 'title_notes' ? (value as { note: string }).note : 'there'
}

/** What a change puts into its own lane. */
export const wantedBy = ({ entity, op, value }: Pick<Change, 'entity' | 'op' | 'value'>): Content =>
  op === 'delete' ? null : contentOf(entity, value)

/** A change as one lane meets it: a clear takes everything off the list it clears. */
export interface Demand {
  change: Change
  wants: Content
}

/** What was asked of each lane, in order. */
export function demandsByLane({ changes }: Pick<Ledger, 'changes'>): Map<string, Demand[]> {
  const lanes = new Map<string, Demand[]>()
  for (const [lane, own] of Map.groupBy(changes, laneOf)) {
    const clears = changes.filter((change) => own.some((other) => isClearOf(other, change)))
    const demands = [...own.map((change) => ({ change, wants: wantedBy(change) })), ...clears.map((change) => ({ change, wants: null }))]
    lanes.set(
      lane,
      demands.toSorted((a, b) => a.change.id - b.change.id),
    )
  }
  return lanes
}

const isClearOf = ({ owner, entity, key }: Change, clear: Change): boolean =>
  clear.key === clearKey && key !== clearKey && clear.owner === owner && clear.entity === entity
