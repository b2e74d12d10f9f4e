import { clearKey, type EntityName } from '#contract/sync.ts'
import type { Shelf } from '#db/watch-shelf.ts'
import type { Change } from '#domain/library/shelf-order.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import type { Durability } from '#sync/store.ts'
import type { changeRows } from '#engine/write/apply-changes.ts'
import { crossOff, noteDecision, outdatedNotes } from '#engine/write/journal.ts'
import { failureNotices } from './failure-notices.ts'
import { currentOwner } from '#data/account/owner.ts'
import { shelves } from './shelves.ts'
import { requestSync } from '#engine/sync.ts'

/** How many changes of one decision are noted in local storage before the database has them. */
const notedAtMost = 50

/**
 * Carries out what was decided about the rows of one list, at once and without the network: noted in the same moment, written in
 * one transaction, shown, and only then crossed off. Resolves with what each row held before (null: nothing), or with undefined when it
 * could not be saved: then nothing has changed and the person was told.
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

/** Arrives with the first change. From then on a change is on its way to the disk before the tap's own frame is drawn. */
let engine: { changeRows: typeof changeRows } | undefined

interface Manner {
  /** False leaves sending to another moment. */
  wake?: boolean
  durability?: Durability
}

/** The same for rows of any kind; rejects when they could not be saved, and tells nobody. */
export async function write(changes: readonly Change[], { wake = true, durability }: Manner = {}): Promise<unknown[]> {
  // Whose it is and whether it is sent is settled now: somebody else may have signed in by the time it is written.
  const owner = currentOwner()
  const queued = session.status === 'member'
  // Many at once are not a tap: what the person waits for is the transaction itself.
  const notes = changes.length > notedAtMost ? [] : changes.map((change) => noteDecision({ owner, ...change }))
  const over = [...outdatedNotes(), ...notes.map(({ id }) => id)]
  let carriedOut = false
  try {
    engine ??= await import('#engine/write/apply-changes.ts')
    const before = await engine.changeRows(owner, queued, changes, { over, durability })
    carriedOut = true
    if (wake) requestSync()
    await areShown(changes)
    return before
  } finally {
    for (const note of notes) crossOff(note, carriedOut)
  }
}

/** Resolves once the lists show what was changed in them. */
async function areShown(changes: readonly Change[]): Promise<void> {
  const moving = Object.entries(shelves).map(([name, { shows }]) => {
    const its = changes.filter(({ entity }) => entity === name)
    return its.length === 0 ? undefined : shows((shelf) => its.every((change) => isThere(shelf, change)))
  })
  await Promise.all(moving)
}

const isThere = (shelf: Shelf, { key, op }: Change): boolean =>
  key === clearKey ? shelf.newestFirst.length === 0 : shelf.has(key) === (op === 'put')
