import type { KeyState } from '#contract/older-shapes.ts'
import { digestOf } from './digest.ts'
import { laneOf, type PayloadVersions, payloadVersions } from './outbox.ts'
import type { Lane, QueuedMutation, Tx } from './store.ts'

interface Upcasting {
  /** What the state's writer knew, in the current shape. */
  held?: readonly KeyState[]
  versions?: PayloadVersions | undefined
}

/** A state of an older version in the current shape; it may have become several, or, where it says no more than `held`, none. */
export function upcast(state: KeyState, from: number, { held = [], versions = payloadVersions }: Upcasting = {}): readonly KeyState[] {
  let states: readonly KeyState[] = [state]
  for (let version = from; version < versions.current; version++)
    states = states.flatMap((older) => versions.upcasters[older.entity]?.[version]?.(older, held) ?? [older])
  return states
}

/** The state a mutation, a decision or a backup asks for. */
export const stateOf = ({ entity, key, op }: Pick<Lane, 'entity' | 'key'> & { op: 'put' | 'delete' }, value: unknown): KeyState => ({
  entity,
  key,
  value: op === 'delete' ? null : value,
})

/** A state as something that asks for it says it. */
export const asked = ({ entity, key, value }: KeyState) => ({ entity, key, op: value === null ? 'delete' : 'put' }) as const

/**
 * The id of what a mutation says of one key in a newer version: the same whenever it is made again. A changed payload needs a new id; its
 * stamp keeps it from being applied twice.
 */
export const idInVersion = (mutationId: string, lane: Pick<Lane, 'entity' | 'key'>, version: number): string =>
  mutationId.slice(0, 24) + digestOf([{ key: `${mutationId}|${laneOf(lane)}`, stamp: String(version) }]).hash.slice(0, 12)

/** Brings mutations of older versions into the current shape, in their places. */
export async function upgradeMutations(tx: Tx, older: readonly QueuedMutation[], versions: PayloadVersions): Promise<void> {
  const { current } = versions
  for (const { n, ...mutation } of older) {
    const states = upcast(stateOf(mutation, mutation.payload), mutation.payloadVersion, { versions })
    const [first, ...others] = states.map((state) => ({
      ...mutation,
      ...asked(state),
      mutationId: idInVersion(mutation.mutationId, state, current),
      payload: state.value,
      payloadVersion: current,
    }))
    if (first === undefined) await tx.removeMutations([n])
    else await tx.putMutations([{ ...first, n }])
    if (others.length > 0) await tx.addMutations(others)
  }
}
