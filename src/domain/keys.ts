import { type KeyGroup, type KeyGroupName, keyGroups, remoteKeys } from '#product/keys.ts'
import type { KeyChord } from '#product/player-keys.ts'
import { rowNames } from '#product/row-names.ts'

/** What matters of a keydown. */
export interface KeyPress {
  key: string
  code: string
  /** The number by which remote controls are known. */
  keyCode?: number
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
  metaKey: boolean
}

/** How a person wants the keys: their own instead of the usual ones, and whether letters and symbols alone do anything (WCAG 2.1.4). */
export interface KeySettings {
  /** By group and action; an empty one is a key that was taken away. */
  own: Readonly<Partial<Record<KeyGroupName, Readonly<Partial<Record<string, KeyChord>>>>>>
  areCharactersOff: boolean
}

/** The command key stands for Control, as in the addresses of the menus of a Mac. */
const modifiers = ({ ctrlKey, metaKey, altKey }: KeyPress): string => `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`

/**
 * How a key is written down: letters by their place on the keyboard, symbols by what they type, so that `<` and `>` are in reach on every
 * keyboard. Undefined while only a modifier is down.
 */
export function chordOf(press: KeyPress): KeyChord | undefined {
  const { key, code, keyCode, shiftKey } = press
  const ofRemote = keyCode === undefined ? undefined : remoteKeys.get(keyCode)
  if (ofRemote !== undefined) return ofRemote
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Process', 'Unidentified'].includes(key)) return undefined
  const shift = shiftKey ? 'Shift+' : ''
  if (key === ' ') return `${modifiers(press)}${shift}Space`
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return `${modifiers(press)}${shift}${letter}`
  // A symbol says itself what was held down to type it; on some keyboards also with Alt.
  return key.length === 1 ? key : `${modifiers(press)}${shift}${key}`
}

/** Whether a key types a character by itself. */
export const isCharacter = (chord: KeyChord): boolean => chord.replace(/^Shift\+/, '').length === 1

/** The keys of an action as a person wants them, the one to show first; none where they took it away or gave it to another action. */
export function keysOf<Action extends string>(group: KeyGroup<Action>, action: Action, { own }: KeySettings): readonly KeyChord[] {
  const chosen = own[group.name]?.[action]
  if (chosen !== undefined) return chosen === '' ? [] : [chosen]
  const taken = new Set(group.rivals.flatMap((rival) => Object.values(own[rival] ?? {})))
  return group.keys[action].filter((chord) => !taken.has(chord))
}

/** What a key does in a group; undefined for one that does nothing there. */
export function actionOf<Action extends string>(group: KeyGroup<Action>, press: KeyPress, settings: KeySettings): Action | undefined {
  const chord = chordOf(press)
  if (chord === undefined || (settings.areCharactersOff && isCharacter(chord))) return undefined
  return rowNames(group.keys).find((action) => keysOf(group, action, settings).includes(chord))
}

/** The same where numbers have a meaning too: tenths of a film, channels. A digit is itself. */
export function actionOrDigitOf<Action extends string>(
  group: KeyGroup<Action>,
  press: KeyPress,
  settings: KeySettings,
): Action | number | undefined {
  const action = actionOf(group, press, settings)
  const chord = chordOf(press)
  if (action !== undefined || chord === undefined || settings.areCharactersOff) return action
  return /^\d$/.test(chord) && !press.ctrlKey && !press.metaKey && !press.altKey ? Number(chord) : undefined
}

/** What has a key now, among everything that works at the same time as a group. */
export function holderOf(group: KeyGroup, chord: KeyChord, settings: KeySettings): { group: KeyGroupName; action: string } | undefined {
  for (const rival of group.rivals) {
    const held: KeyGroup = keyGroups[rival]
    const action = rowNames(held.keys).find((name) => keysOf(held, name, settings).includes(chord))
    if (action !== undefined) return { group: rival, action }
  }
  return undefined
}

/** A key press as it is written down: the reverse of `chordOf`, for whatever has no keyboard. */
export function pressOf(chord: KeyChord): KeyPress {
  const parts = chord.split(/\+(?=.)/)
  const name = parts.at(-1) ?? ''
  const isLetter = /^[A-Z]$/.test(name)
  const shiftKey = parts.includes('Shift')
  return {
    key: name === 'Space' ? ' ' : isLetter && !shiftKey ? name.toLowerCase() : name,
    code: isLetter ? `Key${name}` : name.length === 1 ? '' : name,
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    shiftKey,
    metaKey: false,
  }
}
