import { type SavedFilter, savedFilterLimits } from '#contract/entities/preferences.ts'
import { elementKey, listChanges, type SettingRow, settingsIn } from '#contract/setting-lists.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { randomHex } from '#sync/clock.ts'
import { saveElements, usePreferences } from '#data/account/preferences.ts'

/** The filters a person saved, on all of their devices, the newest last. */
export const useSavedFilters = (): readonly SavedFilter[] => usePreferences().savedFilters

const filtersIn = (rows: readonly SettingRow[]): SavedFilter[] => settingsIn(rows).savedFilters ?? []

/** Saves what a discover page is asked for and says so; the same filter once more is only renamed. Never rejects. */
export const saveFilter = ({ type, name, query }: Omit<SavedFilter, 'id'>): Promise<void> =>
  change((rows) => {
    const all = filtersIn(rows)
    const old = all.find((filter) => filter.type === type && filter.query === query)
    if (!old && all.length >= savedFilterLimits.count) {
      showToast({ notice: 'filters-full', values: { count: all.length } })
      return []
    }
    showToast({ notice: 'filter-saved', values: { title: name } })
    if (old) return renamed(rows, old.id, name)
    const id = randomHex({ random: deviceRandom }, 8)
    return [{ key: elementKey('savedFilters', id), value: { type, name, query, place: deviceClock.now() } }]
  })

export const renameFilter = (id: string, name: string): Promise<void> => change((rows) => renamed(rows, id, name))

function renamed(rows: readonly SettingRow[], id: string, name: string): SettingRow[] {
  const filters = filtersIn(rows).map((filter) => (filter.id === id ? { ...filter, name } : filter))
  return listChanges('savedFilters', filters, rows)
}

/** Removes a filter and offers Undo, which puts it back into its place. Never rejects. */
export const removeFilter = (id: string): Promise<void> =>
  change((rows) => {
    const key = elementKey('savedFilters', id)
    const row = rows.find((other) => other.key === key)
    const filter = filtersIn(rows).find((other) => other.id === id)
    if (row === undefined || filter === undefined) return []
    const undo = () => void change((now) => (now.some((other) => other.key === key) ? [] : [row]))
    showToast({ notice: 'filter-removed', values: { title: filter.name }, undo })
    return [{ key, value: null }]
  })

const change = (how: (rows: readonly SettingRow[]) => readonly SettingRow[]): Promise<void> =>
  saveElements(how).catch(() => void showToast({ notice: 'preferences-save-failed' }))
