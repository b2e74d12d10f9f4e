import { type KeyChord, type PlayerAction, playerActions, playerKeys } from '#product/player-keys.ts'

/** What matters of a keydown. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
  metaKey: boolean
}

/** How a person wants the keys: their own instead of the usual ones, and whether letters and symbols alone do anything (WCAG 2.1.4). */
export interface KeySettings {
  own: Readonly<Partial<Record<PlayerAction, KeyChord>>>
  areCharactersOff: boolean
}

/** The command key stands for Control, as in the addresses of the menus of a Mac. */
const modifiers = ({ ctrlKey, metaKey, altKey }: KeyPress): string => `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`

/**
 * How a key is written down: letters by their place on the keyboard, symbols by what they type, so that `<` and `>` are in reach on every
 * keyboard. Undefined while only a modifier is down.
 */
export function chordOf(press: KeyPress): KeyChord | undefined {
  const { key, code, shiftKey } = press
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

/** The keys of an action as a person wants them, the one to show first. */
export const keysOf = (action: PlayerAction, { own }: KeySettings): readonly KeyChord[] => {
  const chosen = own[action]
  return chosen === undefined ? playerKeys[action] : [chosen]
}

/** What a key does; undefined for one that does nothing here. Numbers jump to so many tenths of the film. */
export function actionOf(press: KeyPress, settings: KeySettings): PlayerAction | number | undefined {
  const chord = chordOf(press)
  if (chord === undefined || (settings.areCharactersOff && isCharacter(chord))) return undefined
  const chosen = playerActions.find((action) => settings.own[action] === chord)
  const usual = playerActions.find((action) => keysOf(action, settings).includes(chord))
  const digit = /^\d$/.exec(chord)
  return chosen ?? usual ?? (digit && !press.ctrlKey && !press.metaKey && !press.altKey ? Number(chord) : undefined)
}
