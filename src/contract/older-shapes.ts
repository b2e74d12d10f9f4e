import { listFields, type SavedFilter } from './entities/preferences.ts'
import { listChanges, type SettingRow } from './setting-lists.ts'
import type { EntityName } from './sync.ts'

/** The desired state of one key; null deletes it. */
export interface KeyState {
  entity: EntityName
  key: string
  value: unknown
}

/**
 * Makes the states of version `v + 1` out of one of version `v`; pure. One that said several things becomes several. `held` is what its
 * writer knew of them, in the new shape: what is not among what it says now, they took away. Of a writer of whom that is not known,
 * nothing is taken away: they may never have seen it.
 */
export type Upcaster = (state: KeyState, held: readonly KeyState[]) => readonly KeyState[]

/** Version 1 had stars and words of a title in one row. */
const opinion: Upcaster = (state, held) => {
  const { key, value } = state
  if (value === null)
    return [
      { entity: 'ratings', key, value: null },
      { entity: 'title_notes', key, value: null },
    ]
  if (!isRecord(value)) return [state]
  const { stars = null, note = '', ...title } = value
  if (stars === null && note === '') return [state]
  const part = (entity: EntityName, own: Record<string, unknown> | null): KeyState[] => {
    const before = held.find((other) => other.entity === entity && other.key === key)?.value
    if (own === null) return before === undefined ? [] : [{ entity, key, value: null }]
    const isSame = isRecord(before) && Object.entries(own).every(([name, is]) => before[name] === is)
    return isSame ? [] : [{ entity, key, value: { ...title, ...own } }]
  }
  return [...part('ratings', stars === null ? null : { stars }), ...part('title_notes', note === '' ? null : { note })]
}

/** Version 1 had a list of settings in one row. */
const setting: Upcaster = (state, held) => {
  const { key, value } = state
  const list = listFields.find((field) => field === key)
  if (list === undefined || !(value === null || Array.isArray(value))) return [state]
  const rows = held.filter(({ entity }) => entity === 'preferences')
  const items: readonly unknown[] = value ?? []
  const changes = list === 'savedFilters' ? filterChanges(items, rows) : listChanges(list, items.filter(isName), rows)
  return changes?.map((row) => ({ entity: 'preferences', ...row })) ?? [state]
}

const filterChanges = (items: readonly unknown[], rows: readonly SettingRow[]): SettingRow[] | undefined =>
  items.every(isFilter) ? listChanges('savedFilters', items, rows) : undefined

const isFilter = (item: unknown): item is SavedFilter => isRecord(item) && typeof item['id'] === 'string'

/** Others named nothing there is. */
const isName = (item: unknown): item is string => typeof item === 'string' && /^[!-~]{1,60}$/.test(item)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The steps to the current version, by entity and by the version each starts from. */
export const upcasters: Partial<Record<EntityName, Readonly<Record<number, Upcaster>>>> = {
  title_notes: { 1: opinion },
  preferences: { 1: setting },
}
