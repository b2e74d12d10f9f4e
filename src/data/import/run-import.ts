import type { SettingRow } from '#contract/setting-lists.ts'
import { clearKey, type EntityName, entityNames } from '#contract/sync.ts'
import { currentOwner } from '#data/account/owner.ts'
import { saveElements } from '#data/account/preferences.ts'
import { engine } from '#data/engine.ts'
import type { BadRow, ImportRow } from '#domain/import/entry.ts'
import { countLists, latestOfEach, type ListCount, type Match, rowsOf, type Unmatched } from '#domain/import/plan.ts'
import { settingRows } from '#domain/import/settings.ts'
import { deviceClock } from '#platform/clock.ts'
import { importLimits } from '#product/importing.ts'
import { visibleRows } from '#sync/merge.ts'
import type { ReadTx } from '#sync/store.ts'
import type { LeftOutFile, ReadImport } from './read-files.ts'

/** What an import would do; nothing of it is done yet. */
export interface ImportPlan {
  /** Whose it is: it counts for nobody else. */
  owner: string
  files: readonly string[]
  fresh: readonly ImportRow[]
  counts: readonly ListCount[]
  /** Settings that are decided by it, and the backup's settings. */
  settings: { fresh: number; there: number; backup: unknown }
  unmatched: readonly Unmatched[]
  bad: readonly BadRow[]
  leftOut: readonly LeftOutFile[]
}

/** Compares what was read with what the person has. Rejects when that cannot be read; changes nothing. */
export async function planImport(read: ReadImport, matches: ReadonlyMap<string, Match>): Promise<ImportPlan> {
  const owner = currentOwner()
  const { rows, unmatched } = rowsOf(read.entries, matches, deviceClock.now())
  const all = latestOfEach([...read.rows, ...rows])
  const { store } = await engine.open()
  const [known, held] = await store.read(async (tx) => {
    const names = new Set<string>()
    for (const entity of entityNames)
      for (const { key } of visibleRows(entity, await tx.allRows(entity, owner))) names.add(nameOf(entity, key))
    return [names, (await tx.allRows('preferences', owner)).filter(({ deleted }) => !deleted)] as const
  })
  const fresh = all.filter(({ entity, key }) => !known.has(nameOf(entity, key)))
  const settled = settingRows(read.settings, held).length
  const settings = { fresh: settled, there: settingRows(read.settings, []).length - settled, backup: read.settings }
  return { owner, files: read.files, fresh, counts: countLists(all, fresh), settings, unmatched, bad: read.bad, leftOut: read.leftOut }
}

const nameOf = (entity: EntityName, key: string): string => `${entity} ${key}`

/** How far an import came. */
export interface ImportResult {
  written: number
  isWhole: boolean
}

/**
 * Takes over what a plan found to be new, in batches that are each a transaction and go to the account like any change. What is there by
 * now stays as it is. Never rejects: what could not be saved is told, and importing the same once more goes on there.
 */
export async function runImport(plan: ImportPlan, onProgress: (done: number, of: number) => void): Promise<ImportResult> {
  let written = 0
  try {
    for (let at = 0; at < plan.fresh.length; at += importLimits.batch) {
      if (currentOwner() !== plan.owner) return { written, isWhole: false }
      const batch = await stillNew(plan.fresh.slice(at, at + importLimits.batch), plan.owner)
      if (batch.length > 0) await engine.write(batch.map((row) => ({ ...row, op: 'put' })))
      written += batch.length
      onProgress(Math.min(at + importLimits.batch, plan.fresh.length), plan.fresh.length)
    }
    if (plan.settings.fresh > 0 && currentOwner() === plan.owner) {
      await saveElements((held: readonly SettingRow[]) => settingRows(plan.settings.backup, held))
      written += plan.settings.fresh
    }
    return { written, isWhole: true }
  } catch {
    return { written, isWhole: false }
  }
}

/** Those of a batch that nobody has written since the plan was made. */
async function stillNew(batch: readonly ImportRow[], owner: string): Promise<ImportRow[]> {
  const { store } = await engine.open()
  return store.read(async (tx) => {
    const there = new Set<string>()
    for (const entity of entityNames) for (const key of await visibleKeys(tx, entity, owner, batch)) there.add(nameOf(entity, key))
    return batch.filter(({ entity, key }) => !there.has(nameOf(entity, key)))
  })
}

async function visibleKeys(tx: ReadTx, entity: EntityName, owner: string, batch: readonly ImportRow[]): Promise<string[]> {
  const keys = batch.filter((row) => row.entity === entity).map(({ key }) => key)
  if (keys.length === 0) return []
  const rows = (await tx.rows(entity, owner, [...keys, clearKey])).filter((row) => row !== undefined)
  return visibleRows(entity, rows).map(({ key }) => key)
}
