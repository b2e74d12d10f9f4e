import { entityNames } from '#contract/sync.ts'
import type { storagePrefixes } from '#platform/storage-keys.ts'
import type { Lane } from '#sync/store.ts'

type Prefix = (typeof storagePrefixes)[keyof typeof storagePrefixes]

/** A lane as text. */
const laneText = ({ owner, entity, key }: Lane): string => `${owner}:${entity}:${key}`

/** The local-storage key of a lane. */
export const laneKey = <P extends Prefix>(prefix: P, lane: Lane): `${P}${string}` => `${prefix}${laneText(lane)}`

/** The lane of a local-storage key; undefined for one that is none. An owner and an entity have no colon in them, a key may. */
export function laneOfKey(prefix: Prefix, stored: string): Lane | undefined {
  const [owner, named, ...key] = stored.slice(prefix.length).split(':')
  const entity = entityNames.find((name) => name === named)
  return owner === undefined || entity === undefined ? undefined : { owner, entity, key: key.join(':') }
}
