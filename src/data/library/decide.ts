import { useSyncExternalStore } from 'react'
import { clearKey, type EntityName, type ShelfName } from '#contract/sync.ts'
import { currentOwner } from '#data/account/owner.ts'
import { engine } from '#data/engine.ts'
import type { Shelf } from '#db/watch-shelf.ts'
import type { Change } from '#engine/write/journal.ts'
import type { WriteOptions } from '#engine/write/write.ts'
import { showToast, type ToastRequest } from '#state/toasts.ts'
import { failureNotices } from './failure-notices.ts'
import { shelves } from './shelves.ts'

/**
 * Applies what was decided about the rows of one list, at once and without the network. Resolves with what each row held before
 * (null: nothing), or with undefined when it could not be saved: then nothing has changed and a notice says so.
 *
 * @param also what changes in other lists, in the same transaction
 */
export async function decide(
  list: Exclude<EntityName, 'preferences'>,
  changes: readonly Omit<Change, 'entity'>[],
  also: readonly Change[] = [],
): Promise<unknown[] | undefined> {
  try {
    return await write([...changes.map((change) => ({ ...change, entity: list })), ...also])
  } catch {
    const notice = failureNotices[list]?.[changes[0]?.op ?? 'put']
    if (notice !== undefined) showToast({ notice })
    return undefined
  }
}

/** The same for rows of any kind; rejects when they could not be saved, without a notice. Resolves once the lists show it. */
export function write(changes: readonly Change[], options: Omit<WriteOptions, 'untilShown'> = {}): Promise<unknown[]> {
  for (const { entity, key } of changes) decided.set(rowName(entity, key), timesDecided(entity, key) + 1)
  return engine.write(changes, { ...options, untilShown: () => areShown(changes) })
}

/** How often each row was decided on in this page. */
const decided = new Map<string, number>()
const rowName = (entity: EntityName, key: string): string => `${entity} ${key}`
const timesDecided = (entity: EntityName, key: string): number => decided.get(rowName(entity, key)) ?? 0

/**
 * The Undo of what was just decided on rows, for its notice. It can be done until something else is decided on them: one that comes late must
 * not cost what is newer.
 */
export function undoOf(entity: EntityName, keys: readonly string[], undo: () => void): Pick<ToastRequest, 'undo' | 'isUndoable'> {
  const count = () => keys.reduce((sum, key) => sum + timesDecided(entity, key), 0)
  const now = count()
  return { undo, isUndoable: () => count() === now }
}

/** The same of rows that were not there before. */
export function undoOfAdding(list: ShelfName, added: readonly { key: string }[]): ReturnType<typeof undoOf> {
  const keys = added.map(({ key }) => key)
  const removals = keys.map((key) => ({ key, op: 'delete', value: null }) as const)
  return undoOf(list, keys, () => void decide(list, removals))
}

function areShown(changes: readonly Change[]): Promise<unknown> {
  const moving = Object.entries(shelves).map(([name, { shows }]) => {
    const its = changes.filter(({ entity }) => entity === name)
    return its.length === 0 ? undefined : shows((shelf) => its.every((change) => isThere(shelf, change)))
  })
  return Promise.all(moving)
}

const isThere = (shelf: Shelf, { key, op }: Change): boolean =>
  key === clearKey ? shelf.newestFirst.length === 0 : shelf.has(key) === (op === 'put')

/** Whether a change of this row is being written: what is shown as kept is kept, even if the power fails now. */
export function useDeciding(list: EntityName, key: string): boolean {
  const read = (): boolean => engine.journal.isPending({ owner: currentOwner(), entity: list, key })
  return useSyncExternalStore(engine.journal.onChange, read, read)
}
