import { chordOf, isCharacter, type KeyPress, type KeySettings } from '#domain/watching/player-keys.ts'
import { type BookAction, bookKeys } from '#product/book-keys.ts'
import { rowNames } from '#product/row-names.ts'

/** What a key does on the page of the audiobook that is listened to; undefined for one that does nothing there. */
export function bookActionOf(press: KeyPress, { areCharactersOff }: Pick<KeySettings, 'areCharactersOff'>): BookAction | undefined {
  const chord = chordOf(press)
  if (chord === undefined || (areCharactersOff && isCharacter(chord))) return undefined
  return rowNames(bookKeys).find((action) => bookKeys[action].some((key) => key === chord))
}
