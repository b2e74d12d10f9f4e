import { type PreferenceField, type Preferences, defaultPreferences, type SingleField } from '#contract/entities/preferences.ts'
import type { SettingRow } from '#contract/setting-lists.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from './owner.ts'
import { write } from '#data/library/decide.ts'
import { useLive } from '#data/use-live.ts'

interface Stored {
  /** What was decided, setting by setting. */
  decided: Partial<Preferences>
  all: Preferences
}

const stored = engine.liveView<Stored>(async ({ database }, owner, changed, failed) => {
  const [{ watchRows }, { settingsIn }] = await Promise.all([import('#db/watch.ts'), import('#contract/setting-lists.ts')])
  const show = (rows: readonly SettingRow[]) => {
    const decided = settingsIn(rows)
    changed({ decided, all: { ...defaultPreferences, ...decided } })
  }
  return watchRows(database, 'preferences', owner, show, failed)
})

/** The person's preferences, or this device's for a guest; the defaults while the database opens. */
export function usePreferences(): Preferences {
  return useLive(stored, (known) => known?.all ?? defaultPreferences)
}

/**
 * The same for what would otherwise show something that is switched off: undefined while the database opens. While it is not `wanted` it
 * does not open it.
 */
export function useKnownPreferences(wanted = true): Preferences | undefined {
  return useLive(wanted ? stored : unread, (known) => known?.all)
}

const unread = { ...stored, subscribe: () => () => undefined }

/** Calls back with what the person decided, whenever that changes on any device, so that the screen can follow. */
export function onPreferences(changed: (decided: Partial<Preferences>) => void): () => void {
  return stored.subscribe(() => changed(stored.read()?.decided ?? {}))
}

/** What the person decided, setting by setting, from the database itself; rejects while that is unavailable. */
export async function readDecided(): Promise<Partial<Preferences>> {
  const [{ settingsIn }, rows] = await Promise.all([import('#contract/setting-lists.ts'), settingRows()])
  return settingsIn(rows)
}

/** What the person wants now, from the database itself; what holds for everybody while that is unavailable. */
export async function readPreference<F extends PreferenceField>(field: F): Promise<Preferences[F]> {
  const decided = await readDecided().catch(() => ({}))
  return { ...defaultPreferences, ...decided }[field]
}

async function settingRows(): Promise<SettingRow[]> {
  const { store } = await engine.open()
  return (await store.read((tx) => tx.allRows('preferences', currentOwner()))).filter(({ deleted }) => !deleted)
}

/** Saves one preference, merged on its own. Resolves once it is on disk; rejects when it could not be saved. */
export async function savePreference<F extends SingleField>(field: F, value: Preferences[F]): Promise<void> {
  await saveRows([{ key: field, value }])
}

/** One after the other, or the later change would not know of the earlier. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Saves some elements of lists, each merged on its own; `how` is told what the rows of all settings hold. Resolves once it is on disk;
 * rejects when it could not be saved.
 */
export function saveElements(how: (rows: readonly SettingRow[]) => readonly SettingRow[]): Promise<void> {
  const saved = last.then(async () => saveRows(how(await settingRows())))
  last = saved.catch(() => undefined)
  return saved
}

async function saveRows(rows: readonly SettingRow[]): Promise<void> {
  if (rows.length === 0) return
  await write(rows.map(({ key, value }) => ({ entity: 'preferences', key, op: value === null ? 'delete' : 'put', value })))
}
