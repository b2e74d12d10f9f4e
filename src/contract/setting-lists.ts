import { type ListField, listFields, type Preferences, type SavedFilter } from './entities/preferences.ts'
import { homePlaces } from './home-places.ts'
import { placed } from './places.ts'

/** What a row of the settings holds; in a change null takes it away. */
export interface SettingRow {
  key: string
  value: unknown
}

/** The rows of one list, by the element each is about. */
type Held = ReadonlyMap<string, unknown>

/** How a list of settings and its rows become each other. */
interface ListForm<Item> {
  nameOf: (item: Item) => string
  read: (held: Held) => Item[]
  /** The values of the rows of these elements. */
  values: (items: readonly Item[], held: Held) => Map<string, unknown>
  /** What holds of an element that has no row. */
  usual?: Partial<Record<string, unknown>>
}

const marks: ListForm<string> = {
  nameOf: (name) => name,
  read: (held) => [...held.keys()].sort(),
  values: (names) => new Map(names.map((name) => [name, true])),
}

const usualPlaces: Partial<Record<string, number>> = homePlaces
const homePlaceOf = (row: string, held: Held): number | undefined => placeIn(held.get(row)) ?? usualPlaces[row]

const homeOrder: ListForm<string> = {
  nameOf: (row) => row,
  read: (held) => byPlace(new Map<string, unknown>([...Object.entries(homePlaces), ...held])),
  values: (rows, held) => placed(rows, (row) => homePlaceOf(row, held)),
  usual: usualPlaces,
}

const savedFilters: ListForm<SavedFilter> = {
  nameOf: ({ id }) => id,
  read: (held) => byPlace(held).flatMap((id) => filterIn(id, held.get(id))),
  values(filters, held) {
    const places = placed(filters.map(savedFilters.nameOf), (id) => placeIn(held.get(id)))
    return new Map(filters.map(({ id, type, name, query }) => [id, { type, name, query, place: places.get(id) }]))
  },
}

const inOrder: ListForm<string> = {
  nameOf: (name) => name,
  read: byPlace,
  values: (names, held) => placed(names, (name) => placeIn(held.get(name))),
}

const forms: { [L in ListField]: ListForm<Preferences[L][number]> } = {
  homeOrder,
  homeHidden: marks,
  services: marks,
  savedFilters,
  favoriteChannels: inOrder,
  favoriteTeams: marks,
}

/** The row of one element of a list. */
export const elementKey = (list: ListField, element: string): string => `${list}/${element}`

/** What a person decided, from the rows that hold it; a list nobody touched is not among it. */
export function settingsIn(rows: readonly SettingRow[]): Partial<Preferences> {
  const lists = listFields.map((list) => [list, heldIn(list, rows)] as const).filter(([, held]) => held.size > 0)
  return Object.fromEntries([
    ...rows.filter(({ key }) => !key.includes('/')).map(({ key, value }) => [key, value]),
    ...lists.map(([list, held]) => [list, forms[list].read(held)]),
  ])
}

/** The rows to be changed so that a list holds these elements in this order; `rows` are those there are. */
export function listChanges<L extends ListField>(
  list: L,
  items: readonly Preferences[L][number][],
  rows: readonly SettingRow[],
): SettingRow[] {
  const { nameOf, values, usual = {} }: ListForm<Preferences[L][number]> = forms[list]
  const held = heldIn(list, rows)
  const wanted = new Set(items.map(nameOf))
  const put = [...values(items, held)].filter(([name, value]) => !isSame(value, held.get(name) ?? usual[name]))
  const gone = [...held.keys()].filter((name) => !wanted.has(name)).map((name): [string, null] => [name, null])
  return [...put, ...gone].map(([name, value]) => ({ key: elementKey(list, name), value }))
}

/** The rows to be changed so that a row of home stands where `order` has it: its own, and another only where two share a place. */
export function homeMove(order: readonly string[], moved: string, rows: readonly SettingRow[]): SettingRow[] {
  const held = heldIn('homeOrder', rows)
  const placeOf = (row: string) => homePlaceOf(row, held)
  const known = order.filter((row) => row === moved || placeOf(row) !== undefined)
  const stays = known.every((row) => placed(known, placeOf).get(row) === placeOf(row))
  const places = placed(known, (row) => (row === moved && !stays ? undefined : placeOf(row)))
  const changed = [...places].filter(([row, place]) => place !== placeOf(row))
  return changed.map(([row, place]) => ({ key: elementKey('homeOrder', row), value: place }))
}

function heldIn(list: ListField, rows: readonly SettingRow[]): Map<string, unknown> {
  const start = elementKey(list, '')
  return new Map(rows.filter(({ key }) => key.startsWith(start)).map(({ key, value }) => [key.slice(start.length), value]))
}

function byPlace(held: Held): string[] {
  return [...held].toSorted(([a, one], [b, other]) => (placeIn(one) ?? 0) - (placeIn(other) ?? 0) || (a < b ? -1 : 1)).map(([name]) => name)
}

/** A row holds its place, or is it. */
function placeIn(value: unknown): number | undefined {
  const place: unknown = typeof value === 'object' && value !== null && 'place' in value ? value.place : value
  return typeof place === 'number' ? place : undefined
}

const filterIn = (id: string, value: unknown): SavedFilter[] =>
  isFilter(value) ? [{ id, type: value.type, name: value.name, query: value.query }] : []

/** The rows of a list were checked when they came; what another client made of them is left out. */
const isFilter = (value: unknown): value is Omit<SavedFilter, 'id'> =>
  typeof value === 'object' && value !== null && 'type' in value && 'name' in value && 'query' in value

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
