import { type EntityName, payloadVersion } from '#contract/sync.ts'

/** Makes a value of version `v + 1` out of one of version `v`; pure. */
type Upcaster = (value: unknown) => unknown

/** The payload versions a bundle or a server knows (sync protocol 1.13). */
export interface PayloadVersions {
  /** The newest version of every shape. */
  current: number
  /** By entity and by the version it starts from; an entity without a step did not change its shape there. */
  upcasters: Partial<Record<EntityName, Readonly<Record<number, Upcaster>>>>
}

/** What this bundle knows: one version so far, so there are no upcasters yet. */
export const payloadVersions: PayloadVersions = { current: payloadVersion, upcasters: {} }

/** The value of an older version in the shape of the current one. A deletion (null) has no shape. */
export function upcast(
  entity: EntityName,
  value: unknown,
  from: number,
  { current, upcasters }: PayloadVersions = payloadVersions,
): unknown {
  if (value === null) return null
  let result: unknown = value
  for (let version = from; version < current; version++) result = (upcasters[entity]?.[version] ?? same)(result)
  return result
}

const same: Upcaster = (value) => value
