import {
  accentColors,
  defaultPreferences,
  featureVersion,
  type ListField,
  listFields,
  pictureLength,
  preferredSources,
  type SavedFilter,
  savedFilterLimits,
  seenModes,
  type SingleField,
} from '#contract/entities/preferences.ts'
import { listChanges, type SettingRow, settingsIn } from '#contract/setting-lists.ts'
import { rowNames } from '#product/row-names.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (found: unknown): Fields => (typeof found === 'object' && found !== null ? { ...found } : {})
const isOneOf =
  (allowed: readonly string[]) =>
  (found: unknown): boolean =>
    typeof found === 'string' && allowed.includes(found)
const isFlag = (found: unknown): boolean => typeof found === 'boolean'
const isPicture = (found: unknown): boolean =>
  typeof found === 'string' && found.length <= pictureLength && /^data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(found)

/** Whether something may be the value of a setting. */
const single: Record<SingleField, (found: unknown) => boolean> = {
  isNotificationsEnabled: isFlag,
  isFeatureNewsEnabled: isFlag,
  isWatchHistoryEnabled: isFlag,
  isContinueWatchingEnabled: isFlag,
  isSpoilerShieldEnabled: isFlag,
  accentColor: isOneOf(accentColors),
  preferredSource: isOneOf(preferredSources),
  picture: isPicture,
  seenTitles: isOneOf(seenModes),
  seenFeatures: (found) => typeof found === 'string' && featureVersion.test(found),
}

const names = (found: unknown): string[] =>
  (Array.isArray(found) ? found : []).filter((name: unknown): name is string => typeof name === 'string' && /^[!-~]{1,60}$/.test(name))

function filters(found: unknown): SavedFilter[] {
  return (Array.isArray(found) ? found : []).flatMap((item: unknown) => {
    const { id, type, name, query } = fieldsOf(item)
    if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string' || (type !== 'movie' && type !== 'tv')) return []
    const fits =
      /^[0-9a-f]{16}$/.test(id) && name !== '' && name.length <= savedFilterLimits.name && query.length <= savedFilterLimits.query
    return fits ? [{ id, type, name, query }] : []
  })
}

/**
 * The rows by which the settings of a backup join those there are: what somebody decided stays, of lists what is missing is added.
 *
 * @param held the rows there are
 */
export function settingRows(backup: unknown, held: readonly SettingRow[]): SettingRow[] {
  const [found, decided] = [fieldsOf(backup), settingsIn(held)]
  const fields = rowNames(single)
    .filter((field) => decided[field] === undefined && single[field](found[field]) && found[field] !== defaultPreferences[field])
    .map((key): SettingRow => ({ key, value: found[key] }))
  return [...fields, ...listFields.flatMap((list) => missing(list, found[list], held))]
}

/** What a list lacks, behind what it has; the order of home is one decision and stays as it is where there is any. */
function missing(list: ListField, found: unknown, held: readonly SettingRow[]): SettingRow[] {
  const keys = new Set(held.map(({ key }) => key))
  const isNew = ({ key, value }: SettingRow): boolean => value !== null && !keys.has(key)
  const { [list]: own = [] } = settingsIn(held)
  if (list === 'savedFilters') {
    const filed = own.filter((one): one is SavedFilter => typeof one === 'object')
    const ids = new Set(filed.map(({ id }) => id))
    const added = [...filed, ...filters(found).filter(({ id }) => !ids.has(id))].slice(0, savedFilterLimits.count)
    return listChanges(list, added, held).filter(isNew)
  }
  if (list === 'homeOrder' && own.length > 0) return []
  const there = own.filter((one): one is string => typeof one === 'string')
  return listChanges(list, [...new Set([...there, ...names(found)])].slice(0, 100), held).filter(isNew)
}
