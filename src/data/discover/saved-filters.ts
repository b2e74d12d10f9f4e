import { type SavedFilter, savedFilterLimits } from '#contract/entities/preferences.ts'
import { deviceRandom } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { randomHex } from '#sync/clock.ts'
import { readPreference, savePreference, usePreferences } from '#data/account/preferences.ts'

/** The filters a person saved, on all of their devices, the newest last. */
export const useSavedFilters = (): readonly SavedFilter[] => usePreferences().savedFilters

/** Saves what a discover page is asked for and says so; the same filter once more is only renamed. Never rejects. */
export const saveFilter = (filter: Pick<SavedFilter, 'type' | 'name' | 'query'>): Promise<void> =>
  change((all) => {
    const old = all.find(({ type, query }) => type === filter.type && query === filter.query)
    if (!old && all.length >= savedFilterLimits.count) {
      showToast({ notice: 'filters-full', values: { count: all.length } })
      return all
    }
    showToast({ notice: 'filter-saved', values: { title: filter.name } })
    if (old) return all.map((other) => (other === old ? { ...old, name: filter.name } : other))
    return [...all, { id: randomHex({ random: deviceRandom }, 8), ...filter }]
  })

export const renameFilter = (id: string, name: string): Promise<void> =>
  change((all) => all.map((filter) => (filter.id === id ? { ...filter, name } : filter)))

/** Removes a filter and offers Undo, which puts it back into its place. Never rejects. */
export async function removeFilter(id: string): Promise<void> {
  const before = await readPreference('savedFilters')
  const place = before.findIndex((filter) => filter.id === id)
  const removed = before[place]
  if (removed === undefined) return
  await change((all) => all.filter((filter) => filter.id !== id))
  const undo = () => void change((all) => (all.some((filter) => filter.id === id) ? all : all.toSpliced(place, 0, removed)))
  showToast({ notice: 'filter-removed', values: { title: removed.name }, undo })
}

/** One after the other, or the later change would not know of the earlier. */
let last = Promise.resolve()

function change(how: (all: SavedFilter[]) => SavedFilter[]): Promise<void> {
  last = last.then(() => apply(how))
  return last
}

async function apply(how: (all: SavedFilter[]) => SavedFilter[]): Promise<void> {
  try {
    const before = await readPreference('savedFilters')
    const after = how(before)
    if (after !== before) await savePreference('savedFilters', after)
  } catch {
    showToast({ notice: 'preferences-save-failed' })
  }
}
