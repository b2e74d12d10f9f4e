import { useSyncExternalStore } from 'react'
import type { PreferenceField, Preferences } from '#contract/entities.ts'
import { defaultPreferences } from '#contract/preferences.ts'
import { session } from '#state/session.ts'
import type { Row } from '#sync/store.ts'
import { liveStore } from './live-store.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'
import { requestSync } from './sync.ts'

interface Stored {
  /** What was decided, field by field. */
  decided: Partial<Preferences>
  all: Preferences
}

const stored = liveStore<Stored>(async ({ database }, owner, changed, failed) => {
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

/** Calls back with what the person decided, whenever that changes on any device, so that the screen can follow. */
export function onPreferences(changed: (decided: Partial<Preferences>) => void): () => void {
  return stored.subscribe(() => changed(stored.read()?.decided ?? {}))
}

/** Saves one preference, merged on its own. Resolves once it is on disk; rejects when it could not be saved. */
export async function savePreference<F extends PreferenceField>(field: F, value: Preferences[F]): Promise<void> {
  const [{ store, ports }, { writeLocally }] = await Promise.all([openLocal(), import('#sync/write.ts')])
  const change = { owner: currentOwner(), entity: 'preferences', key: field, op: 'put', value } as const
  await store.transact((tx) => writeLocally(tx, ports, { ...change, queued: session.status === 'member' }))
  requestSync()
}
