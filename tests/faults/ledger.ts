import type { EntityName } from '#contract/sync.ts'

/** One change a person made, as the bystander outside the app saw it. */
export interface Change {
  id: number
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** The app showed it as kept: from now on it must never be lost. */
  kept: boolean
}

/** What was done and what was promised, written down outside the app and outliving it. */
export interface Ledger {
  changes: readonly Change[]
  /** Notes a change that is about to be made; answers its number. */
  made(change: Omit<Change, 'id' | 'kept'>): number
  kept(id: number): void
  /** Takes back a change that was not made after all. */
  unmade(id: number): void
}

export function openLedger(): Ledger {
  const changes: Change[] = []
  let lastId = 0
  return {
    changes,
    made(change) {
      lastId += 1
      changes.push({ ...change, id: lastId, kept: false })
      return lastId
    },
    kept(id) {
      const change = changes.find((change) => change.id === id)
      if (change !== undefined) change.kept = true
    },
    unmade(id) {
      const index = changes.findIndex((change) => change.id === id)
      if (index !== -1) changes.splice(index, 1)
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

/** For each lane whether its title may be on the list and whether it may be off it: after a kept change, only what that or a later one asked for. */
export function allowed({ changes }: Ledger): Map<string, { on: boolean; off: boolean; lastKept: Change | undefined }> {
  const lanes = new Map<string, { on: boolean; off: boolean; lastKept: Change | undefined }>()
  for (const change of changes) {
    const lane = lanes.get(laneOf(change)) ?? { on: false, off: true, lastKept: undefined }
    const before = change.kept ? { on: false, off: false, lastKept: change } : lane
    lanes.set(laneOf(change), change.op === 'put' ? { ...before, on: true } : { ...before, off: true })
  }
  return lanes
}
