import type { EntityName, Stamp } from '#contract/sync.ts'
import type { Disk } from './disk.ts'
import type { SimulatedServer } from './simulated-server.ts'

/** Names one version of one key. */
export const versionId = ({ owner, entity, key }: { owner: string; entity: EntityName; key: string }, stamp: Stamp): string =>
  `${owner}/${entity}/${key}@${stamp}`

/** Every version that a device or the server has (where that can be asked), and the ids of what waits. */
export function carriedBy(disks: Iterable<Disk>, owners: Iterable<string>, peek: SimulatedServer['peek']): Set<string> {
  const carried = new Set<string>()
  for (const { rows, outbox } of disks) {
    for (const row of rows.values()) for (const version of [row, row.shadow]) if (version) carried.add(versionId(row, version.stamp))
    for (const mutation of outbox.values()) carried.add(mutation.mutationId).add(versionId(mutation, mutation.stamp))
  }
  for (const owner of owners) for (const change of peek?.(owner).changes ?? []) carried.add(versionId({ owner, ...change }, change.stamp))
  return carried
}

/** One change a person made and the device said was kept. */
export interface Entry {
  owner: string
  entity: EntityName
  key: string
  deleted: boolean
  value: unknown
  stamp: Stamp
  /** `dropped`: with the device's storage, or because the person said so; it may still have reached the server. */
  /** The true time of the decision, ms; none for what a device brings again by itself, or a merge. */
  decidedAt?: number
  fate: 'waiting' | 'coalesced' | 'dead' | 'settled' | 'dropped'
}
