import type { KeyState } from '#contract/older-shapes.ts'
import { held, laneOf, type PayloadVersions, shadowUnder } from './outbox.ts'
import { asked, idInVersion, stateOf, upcast } from './payload-versions.ts'
import type { Lane, NewMutation, QueuedMutation, Row, Shadow } from './store.ts'

/** A key as it is now, and its row. */
interface Part {
  state: KeyState
  row: Row
}

/** What a lane has become. `n` is the number of the mutation whose place is taken. */
interface SplitLane {
  parts: Part[]
  mutations: (NewMutation & { n?: number })[]
}

/**
 * The rows and mutations of a lane whose values become several rows in the current one of `versions`, all with the stamps they had; pure.
 * What a mutation changed of what was there before it is what its person did: the rest of its value is not sent again.
 */
export function splitLane(
  { owner, entity, key }: Lane,
  row: Row | undefined,
  queue: readonly QueuedMutation[],
  versions: PayloadVersions,
): SplitLane {
  const { current } = versions
  const parts = new Map<string, Part>()
  const mutations: SplitLane['mutations'] = []
  const known = row && confirmedOf(row)
  if (known && !known.deleted) {
    const { stamp, ackSeq } = known
    for (const state of upcast({ entity, key, value: known.value }, current - 1, { versions }))
      parts.set(laneOf(state), { state, row: { owner, key: state.key, value: state.value, deleted: false, stamp, ackSeq } })
  }
  for (const { n, ...mutation } of queue) {
    const before = [...parts.values()].map(({ state }) => state).filter(({ value }) => value !== null)
    const states = upcast(stateOf(mutation, mutation.payload), mutation.payloadVersion, { held: before, versions })
    for (const [index, state] of states.entries()) {
      const below = parts.get(laneOf(state))?.row
      const { stamp } = mutation
      const next = { owner, key: state.key, value: state.value, deleted: state.value === null, stamp, ackSeq: below?.ackSeq ?? 0 }
      parts.set(laneOf(state), { state, row: { ...next, shadow: shadowUnder(below) } })
      mutations.push({
        ...mutation,
        ...asked(state),
        ...(index === 0 && { n }),
        mutationId: idInVersion(mutation.mutationId, state, current),
        payload: state.value,
        payloadVersion: current,
        leaseId: null,
        nextAttemptAt: below?.shadow === undefined ? freeAt(mutation) : held,
      })
    }
  }
  return { parts: [...parts.values()], mutations }
}

/** What the server holds of a row, as far as this device knows. */
function confirmedOf(row: Row): Shadow | null {
  const known = shadowUnder(row)
  return known?.lost === undefined ? known : known.lost
}

/** When a mutation may be sent that is now the first of its lane; what was on its way is sent again. */
const freeAt = ({ leaseId, nextAttemptAt }: NewMutation): number => (leaseId !== null || nextAttemptAt === held ? 0 : nextAttemptAt)
