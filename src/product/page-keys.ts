import type { KeyChord } from './player-keys.ts'

type Keys = Readonly<Record<string, readonly KeyChord[]>>

/** What a key does on every page; letters by their place on the keyboard. */
export const pageKeys = {
  search: ['/'],
  palette: ['Ctrl+K'],
  undo: ['Ctrl+Z'],
  /** Followed by a key of `placeKeys`. */
  go: ['G'],
  help: ['?'],
} as const satisfies Keys
export type PageAction = keyof typeof pageKeys

/** What a key does with the card that has the focus. */
export const cardKeys = { watch: ['Shift+Enter'], favorites: ['H'], watchlist: ['W'], remove: ['X'] } as const satisfies Keys
export type CardAction = keyof typeof cardKeys

/** Where the key of `go` and then one of these lead. */
export const placeKeys = {
  home: ['H'],
  discover: ['D'],
  shows: ['S'],
  trending: ['R'],
  channels: ['T'],
  library: ['L'],
} as const satisfies Keys
export type PlaceName = keyof typeof placeKeys

/** How long (ms) the second key may come after the first. */
export const placeKeyMs = 1500
