import type { Transaction } from 'dexie'
import { listFields } from '#contract/entities/preferences.ts'
import { laneOf, payloadVersions } from '#sync/outbox.ts'
import { splitLane } from '#sync/split-lane.ts'
import type { QueuedMutation, Row } from '#sync/store.ts'
import { storedRow } from './schema.ts'
import { readEverythingAgain, requireWriter } from './upgrades.ts'

/** What came after this upgrade is the business of later ones. */
const versions = { ...payloadVersions, current: 2 }
/** Bundles before this writer version had in one row what is several now. */
const minWriterVersion = 2

const isSplit = ({ key }: { key: string }, entity: string): boolean => entity === 'title_notes' || listFields.some((field) => field === key)

/**
 * Gives everything a person decides on its own a row of its own (decision 36), the waiting changes too. Older bundles would mix them
 * again, so they write no more; what they read past, not knowing it, is read again.
 */
export async function splitRows(tx: Transaction): Promise<void> {
  for (const entity of ['title_notes', 'preferences'] as const) {
    const rows = (await tx.table<Row>(entity).toArray()).filter((row) => isSplit(row, entity))
    const waiting = (await tx.table<QueuedMutation>('outbox').orderBy('n').toArray()).filter(
      (mutation) => mutation.entity === entity && isSplit(mutation, entity),
    )
    const lanes = new Map([...rows, ...waiting].map(({ owner, key }) => [`${owner} ${laneOf({ entity, key })}`, { owner, entity, key }]))
    await tx.table(entity).bulkDelete(rows.map(({ owner, key }) => [owner, key]))
    await tx.table('outbox').bulkDelete(waiting.map(({ n }) => n))
    for (const lane of lanes.values()) {
      const isOfLane = ({ owner, key }: { owner: string; key: string }) => owner === lane.owner && key === lane.key
      const { parts, mutations } = splitLane(lane, rows.find(isOfLane), waiting.filter(isOfLane), versions)
      for (const { state, row } of parts) {
        // An older bundle may have read one of these already, as a row it did not know.
        const there = await tx.table<Row | undefined>(state.entity).get([row.owner, row.key])
        if (there === undefined || there.stamp < row.stamp) await tx.table(state.entity).put(storedRow(row))
      }
      await tx.table('outbox').bulkPut(mutations)
    }
  }
  await readEverythingAgain(tx)
  await requireWriter(tx, minWriterVersion)
}
