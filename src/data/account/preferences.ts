import { useSyncExternalStore } from 'react'
import type { PreferenceField, Preferences } from '#contract/entities.ts'
import { defaultPreferences } from '#contract/preferences.ts'
import type { Row } from '#sync/store.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from './owner.ts'
import { write } from '#data/library/decide.ts'

interface Stored {
  /** What was decided, field by field. */
  decided: Partial<Preferences>
  all: Preferences
}

const stored = engine.liveView<Stored>(async ({ database }, owner, changed, failed) => {
  const { watchRows } = await import('#db/watch.ts')
  return watchRows(database, 'preferences', owner, (rows) => changed(storedOf(rows)), failed)
})

function storedOf(rows: readonly Pick<Row, 'key' | 'value'>[]): Stored {
  const decided: Partial<Preferences> = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { decided, all: { ...defaultPreferences, ...decided } }
}

/** The person's preferences, or this device's for a guest; the defaults while the database opens. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(stored.subscribe, () => stored.read()?.all ?? defaultPreferences)
}

/**
 * The same for what would otherwise show something that is switched off: undefined while the database opens. While it is not `wanted` it
 * does not open it.
 */
export function useKnownPreferences(wanted = true): Preferences | undefined {
  return useSyncExternalStore(wanted ? stored.subscribe : never, () => stored.read()?.all)
}

const never = () => () => undefined

/** Calls back with what the person decided, whenever that changes on any device, so that the screen can follow. */
export function onPreferences(changed: (decided: Partial<Preferences>) => void): () => void {
  return stored.subscribe(() => changed(stored.read()?.decided ?? {}))
}

/** What the person wants now, from the database itself; what holds for everybody while that is unavailable. */
export async function readPreference<F extends PreferenceField>(field: F): Promise<Preferences[F]> {
  try {
    const { store } = await engine.open()
    const [row] = await store.read((tx) => tx.rows('preferences', currentOwner(), [field]))
    return row === undefined || row.deleted ? defaultPreferences[field] : (row.value as Preferences[F])
  } catch {
    return defaultPreferences[field]
  }
}

/** Saves one preference, merged on its own. Resolves once it is on disk; rejects when it could not be saved. */
export async function savePreference<F extends PreferenceField>(field: F, value: Preferences[F]): Promise<void> {
  await write([{ entity: 'preferences', key: field, op: 'put', value }])
}
