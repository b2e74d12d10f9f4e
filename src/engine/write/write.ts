import type { Durability } from '#sync/store.ts'
import type { LocalData } from '#engine/device/open-device.ts'
import type { Identity } from '#engine/ports.ts'
import type { applyChanges } from './apply-changes.ts'
import type { Change, Journal } from './journal.ts'

/** How many changes of one decision are journalled: of more than these it is the transaction that the person waits for. */
const journalledAtMost = 50

export interface WriteOptions {
  /** False leaves sending to another moment. */
  isSent?: boolean
  durability?: Durability
  /** Awaited before the change counts as done: the screens show it. */
  untilShown?: () => Promise<unknown>
}

/**
 * Writes changes of the current owner's rows, without the network: first in the journal, in the same moment, then in one transaction.
 * Resolves once they are on disk, with what each row held before (null: nothing); rejects when they could not be saved, with nothing
 * changed.
 */
export type Write = (changes: readonly Change[], options?: WriteOptions) => Promise<unknown[]>

export interface Writer {
  write: Write
  /** Applies what an earlier page has journalled for the current owner. */
  replay: () => Promise<void>
}

interface WriterPorts {
  identity: Identity
  journal: Journal
  open: () => Promise<LocalData>
  requestSync: () => void
}

export function createWriter({ identity, journal, open, requestSync }: WriterPorts): Writer {
  /** Known from the first change on: later ones are on their way to the disk before the frame of their tap is drawn. */
  let loaded: { applyChanges: typeof applyChanges } | undefined
  const apply = async (batch: Omit<Parameters<typeof applyChanges>[2], 'isQueued'>): Promise<unknown[]> => {
    loaded ??= await import('./apply-changes.ts')
    const { store, ports, ownerOf } = await open()
    const owner = ownerOf(batch.owner)
    return loaded.applyChanges(store, ports, { ...batch, owner, isQueued: !identity.isGuest(owner) })
  }

  return {
    async write(changes, { isSent = true, durability, untilShown } = {}) {
      // Whose it is is settled now: somebody else may have signed in by the time it is written.
      const owner = identity.owner()
      const entries = changes.length > journalledAtMost ? [] : changes.map((change) => journal.add({ owner, ...change }))
      const ids = [...journal.obsolete(), ...entries.map(({ id }) => id)]
      let isApplied = false
      try {
        const before = await apply({ owner, changes, entries: ids, durability })
        isApplied = true
        if (isSent) requestSync()
        await untilShown?.()
        return before
      } finally {
        for (const entry of entries) journal.remove(entry, isApplied)
      }
    },
    async replay() {
      const owner = identity.owner()
      for (const entry of journal.entries(owner)) {
        await apply({ owner, changes: [entry], entries: [entry.id], replayed: entry.v ?? 1 })
        journal.remove(entry)
      }
    },
  }
}
