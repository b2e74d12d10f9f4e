import { proxy } from 'valtio'
import { type SeenMode, seenModes } from '#contract/entities/preferences.ts'
import { storage } from '#platform/storage.ts'
import { listLooks } from '#product/list-look.ts'
import { storageKeys } from '#platform/storage-keys.ts'

type Looks = { [Name in keyof typeof listLooks]: (typeof listLooks)[Name][number] }

const keys = { view: storageKeys.listView, paging: storageKeys.listPaging, platformBar: storageKeys.platformBar } as const

/**
 * How lists look on this device. `seen` is a copy of a preference that other devices share: lists are drawn before the database
 * is open, and must not change then.
 */
export const listLook = proxy<Looks & { seen: SeenMode }>({
  view: pick(listLooks.view, storage.read(keys.view)),
  paging: pick(listLooks.paging, storage.read(keys.paging)),
  platformBar: pick(listLooks.platformBar, storage.read(keys.platformBar)),
  seen: pick(seenModes, storage.read(storageKeys.seenTitles)),
})

function pick<T extends string>(allowed: readonly [T, ...T[]], stored: string | null): T {
  return allowed.find((value) => value === stored) ?? allowed[0]
}

export function setListLook<Name extends keyof Looks>(name: Name, value: Looks[Name]): void {
  Object.assign(listLook, { [name]: value })
  storage.write(keys[name], value)
}

/** Notes what the preference says, for the next start. */
export function setSeenMode(mode: SeenMode): void {
  listLook.seen = mode
  storage.write(storageKeys.seenTitles, mode)
}
