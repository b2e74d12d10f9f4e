import { useSyncExternalStore } from 'react'
import type { PreferenceField, Preferences } from '#contract/entities.ts'
import { defaultPreferences } from '#contract/preferences.ts'
import { session } from '#state/session.ts'
import type { Row } from '#sync/store.ts'
import { liveStore } from './live-store.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'
import { requestSync } from './sync.ts'

const stored = liveStore<Preferences>(async ({ database }, owner, changed, failed) => {
  const { watchRows } = await import('#db/watch.ts')
  return watchRows(database, 'preferences', owner, (rows) => changed(overDefaults(rows)), failed)
})

const overDefaults = (rows: readonly Pick<Row, 'key' | 'value'>[]): Preferences => ({
  ...defaultPreferences,
  ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
})

/** The person's preferences, or this device's for a guest; the defaults while the database opens. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(stored.subscribe, stored.read) ?? defaultPreferences
}

/** Calls back with the preferences whenever they change on any device, so that what is shown can follow. */
export function onPreferences(changed: (preferences: Preferences) => void): () => void {
  return stored.subscribe(() => {
    const preferences = stored.read()
    if (preferences !== undefined) changed(preferences)
  })
}

/** Saves one preference, merged on its own. Resolves once it is on disk; rejects when it could not be saved. */
export async function savePreference<F extends PreferenceField>(field: F, value: Preferences[F]): Promise<void> {
  const [{ store, ports }, { writeLocally }] = await Promise.all([openLocal(), import('#sync/write.ts')])
  const change = { owner: currentOwner(), entity: 'preferences', key: field, op: 'put', value } as const
  await store.transact((tx) => writeLocally(tx, ports, { ...change, queued: session.status === 'member' }))
  requestSync()
}
