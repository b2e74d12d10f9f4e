import { expect, test } from 'vitest'
import { actionOf, chordOf, holderOf, type KeySettings, keysOf, pressOf } from '#domain/keys.ts'
import { type KeyGroup, keyGroupNames, keyGroups } from '#product/keys.ts'
import { rowNames } from '#product/row-names.ts'
import { press, usual } from '#support/key-presses.ts'

const groups: readonly KeyGroup[] = keyGroupNames.map((name) => keyGroups[name])
const allChords = groups.flatMap(({ keys }) => Object.values(keys).flat())

test('a key is written down by its place when it is a letter, by what it types when it is not, by its number on a remote control', () => {
  expect(chordOf(press('з', 'KeyP'))).toBe('P')
  expect(chordOf(press('Ä', 'Quote', { shiftKey: true }))).toBe('Ä')
  expect(chordOf(press('ArrowUp', 'ArrowUp', { metaKey: true }))).toBe('Ctrl+ArrowUp')
  expect(chordOf(press(' ', 'Space', { shiftKey: true }))).toBe('Shift+Space')
  expect(chordOf(press('Unidentified', '', { keyCode: 461 }))).toBe('GoBack')
  expect(chordOf(press('XF86Back', '', { keyCode: 10009 }))).toBe('GoBack')
  expect(chordOf(press('Unidentified', '', { keyCode: 10252 }))).toBe('MediaPlayPause')
  expect(chordOf(press('Unidentified', '', { keyCode: 1 }))).toBeUndefined()
})

test.each(allChords)('%s is pressed as it is written', (chord) => {
  expect(chordOf(pressOf(chord))).toBe(chord)
})

test.each(groups)('in $name every action has a key, none of them two, and none is reserved but OK', (group) => {
  const chords = Object.values(group.keys).flat()
  expect(Object.values(group.keys).filter((keys) => keys.length === 0)).toEqual([])
  expect(chords.toSorted()).toEqual([...new Set(chords)].toSorted())
  expect(['player', 'channel', 'book'].includes(group.name) ? [] : chords.filter((chord) => group.reserved.includes(chord))).toEqual([])
})

test.each(groups)('no usual key of $name means something else at the same time', (group) => {
  for (const action of rowNames(group.keys)) {
    for (const chord of keysOf(group, action, usual)) expect(holderOf(group, chord, usual)).toBeDefined()
  }
  const others = new Set(
    group.rivals.filter((name) => name !== group.name).flatMap((name) => Object.values<readonly string[]>(keyGroups[name].keys).flat()),
  )
  expect(
    Object.values(group.keys)
      .flat()
      .filter((chord) => others.has(chord)),
  ).toEqual([])
})

test('a key of one’s own takes the place of the usual ones, also from what works at the same time', () => {
  const settings: KeySettings = { own: { cards: { favorites: 'G' } }, areCharactersOff: false }
  expect(keysOf(keyGroups.cards, 'favorites', settings)).toEqual(['G'])
  expect(actionOf(keyGroups.cards, press('g', 'KeyG'), settings)).toBe('favorites')
  expect(actionOf(keyGroups.cards, press('h', 'KeyH'), settings)).toBeUndefined()
  expect(keysOf(keyGroups.page, 'go', settings)).toEqual([])
  expect(actionOf(keyGroups.page, press('g', 'KeyG'), settings)).toBeUndefined()
  // The player is another place.
  expect(actionOf(keyGroups.player, press('g', 'KeyG'), settings)).toBe('subtitlesEarlier')
})

test('a key can be taken away', () => {
  const settings: KeySettings = { own: { page: { help: '' } }, areCharactersOff: false }
  expect(keysOf(keyGroups.page, 'help', settings)).toEqual([])
  expect(actionOf(keyGroups.page, press('?', 'Slash', { shiftKey: true }), settings)).toBeUndefined()
})

test('who has a key is found among all that work at the same time', () => {
  expect(holderOf(keyGroups.page, 'H', usual)).toEqual({ group: 'cards', action: 'favorites' })
  expect(holderOf(keyGroups.places, 'H', usual)).toEqual({ group: 'places', action: 'home' })
  expect(holderOf(keyGroups.player, 'Q', usual)).toBeUndefined()
})
