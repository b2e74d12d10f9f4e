import { useSyncExternalStore } from 'react'
import type { EntityName } from '#contract/sync.ts'
import { isDecidedOn, onDecisions } from '#engine/write/journal.ts'
import { currentOwner } from '#data/account/owner.ts'

/** Whether a change of this row is being written: what is shown as kept is kept, even if the power fails now. */
export const useDeciding = (list: EntityName, key: string): boolean =>
  useSyncExternalStore(onDecisions, () => isDecidedOn(currentOwner(), list, key))
