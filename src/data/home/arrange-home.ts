import type { Preferences } from '#contract/entities/preferences.ts'
import { elementKey, homeMove, type SettingRow } from '#contract/setting-lists.ts'
import { toggled } from '#domain/home/home-layout.ts'
import type { FilterRow, HomeRow } from '#product/home-rows.ts'
import { showToast } from '#state/toasts.ts'
import { lastKnownHome, rememberHome } from './home.ts'
import { currentOwner } from '#data/account/owner.ts'
import { readDecided, saveElements } from '#data/account/preferences.ts'

// Each of these counts at once and is saved as what it changes, so that devices may change different rows. None rejects.

/** A row has a new place: `order` says where all of them stand now. */
export function moveRow(order: readonly HomeRow[], moved: HomeRow): Promise<void> {
  rememberHome(currentOwner(), { order })
  return save((rows) => homeMove(order, moved, rows))
}

/** Pins a saved filter below the rows of `order`, or takes it from home. */
export function togglePinned(order: readonly HomeRow[], filter: FilterRow): Promise<void> {
  const next = toggled(order, filter)
  if (next.includes(filter)) return moveRow(next, filter)
  rememberHome(currentOwner(), { order: next })
  return save(() => [{ key: elementKey('homeOrder', filter), value: null }])
}

/** Hides a row, or shows it again. */
export function toggleHidden(row: HomeRow): Promise<void> {
  const hidden = toggled(lastKnownHome().hidden, row)
  rememberHome(currentOwner(), { hidden })
  return save(() => [mark('homeHidden', row, hidden.includes(row))])
}

/** All rows where they usually stand, and none hidden. */
export function resetHome(): Promise<void> {
  rememberHome(currentOwner(), { order: [], hidden: [] })
  const starts = [elementKey('homeOrder', ''), elementKey('homeHidden', '')]
  return save((rows) => rows.filter(({ key }) => starts.some((start) => key.startsWith(start))).map(({ key }) => ({ key, value: null })))
}

/** Whether this person subscribes to a platform becomes the other. */
export function toggleService(platform: string): Promise<void> {
  const services = toggled(lastKnownHome().services, platform)
  rememberHome(currentOwner(), { services })
  return save(() => [mark('services', platform, services.includes(platform))])
}

const mark = (list: 'homeHidden' | 'services', element: string, isMarked: boolean): SettingRow => ({
  key: elementKey(list, element),
  value: isMarked ? true : null,
})

let saving = 0

/** Saves it, and then shows what the database holds: what it said meanwhile may have been older than what was arranged last. */
async function save(how: (rows: readonly SettingRow[]) => readonly SettingRow[]): Promise<void> {
  const owner = currentOwner()
  saving += 1
  await saveElements(how).catch(() => void showToast({ notice: 'preferences-save-failed' }))
  saving -= 1
  const decided = await readDecided().catch(() => undefined)
  if (decided !== undefined) rememberArranged(owner, decided)
}

/** What the database holds of an owner's home counts, unless more is being saved. */
export function rememberArranged(owner: string, { homeOrder = [], homeHidden = [], services = [] }: Partial<Preferences>): void {
  if (saving === 0) rememberHome(owner, { order: homeOrder, hidden: homeHidden, services })
}
