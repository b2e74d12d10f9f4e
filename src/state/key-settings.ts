import { proxy, subscribe } from 'valtio'
import { holderOf, type KeySettings } from '#domain/keys.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { type KeyGroup, type KeyGroupName, keyGroupNames, keyGroups } from '#product/keys.ts'
import type { KeyChord } from '#product/player-keys.ts'

/** The keys of this device; other devices have other keyboards. */
export const keySettings = proxy<KeySettings>(read())

/** Local storage may hold anything: what is no key of ours is left out. Before they had a place of their own, they stood among the player's settings. */
function read(): KeySettings {
  const kept = parsed(storage.read(storageKeys.keys) ?? storage.read(storageKeys.player))
  const own: Partial<Record<string, unknown>> = Object(kept.own)
  return {
    own: Object.fromEntries(keyGroupNames.map((name) => [name, chordsOf(name, own[name] ?? (name === 'player' ? own : undefined))])),
    areCharactersOff: kept.areCharactersOff === true,
  }
}

function chordsOf(name: KeyGroupName, kept: unknown): Record<string, KeyChord> {
  const { keys } = keyGroups[name]
  const entries = Object.entries<unknown>(Object(kept))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, KeyChord] => Object.hasOwn(keys, entry[0]) && typeof entry[1] === 'string'),
  )
}

function parsed(json: string | null): Partial<Record<keyof KeySettings, unknown>> {
  try {
    return json === null ? {} : Object(JSON.parse(json))
  } catch {
    return {}
  }
}

const remember = (): void => void storage.write(storageKeys.keys, JSON.stringify(keySettings))

// What stood among the player's settings is gone from there with their next change.
if (storage.read(storageKeys.keys) === null && storage.read(storageKeys.player) !== null) remember()
subscribe(keySettings, remember)

export function setCharactersOff(areOff: boolean): void {
  keySettings.areCharactersOff = areOff
}

/**
 * Gives an action a key of the person's own, or none when it is empty.
 *
 * @returns what had the key until now and has it no longer
 */
export function setKey(group: KeyGroup, action: string, chord: KeyChord): ReturnType<typeof holderOf> {
  const held = chord === '' ? undefined : holderOf(group, chord, keySettings)
  const isSame = held?.group === group.name && held.action === action
  for (const rival of group.rivals) write(rival, (entries) => entries.filter(([, key]) => key === '' || key !== chord))
  write(group.name, (entries) => [...entries.filter(([name]) => name !== action), [action, chord]])
  return isSame ? undefined : held
}

/** Gives groups their usual keys back. */
export const resetKeys = (groups: readonly KeyGroup[]): void => {
  for (const { name } of groups) write(name, () => [])
}

type Entries = [action: string, chord: KeyChord][]

function write(name: KeyGroupName, change: (entries: Entries) => Entries): void {
  const entries = Object.entries(keySettings.own[name] ?? {}).flatMap(([action, chord]): Entries =>
    chord === undefined ? [] : [[action, chord]],
  )
  keySettings.own = { ...keySettings.own, [name]: Object.fromEntries(change(entries)) }
}
