import { expect, test } from 'vitest'
import { actionOf } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import { press, usual } from '#support/key-presses.ts'

test.each([
  [press(' ', 'Space'), 'play'],
  [press('ArrowLeft'), 'back'],
  [press('ArrowRight'), 'forward'],
  [press('ArrowRight', 'ArrowRight', { ctrlKey: true }), 'chapterForward'],
  [press('ArrowUp'), 'louder'],
  [press('ArrowUp', 'ArrowUp', { shiftKey: true }), 'faster'],
  [press('ArrowDown', 'ArrowDown', { shiftKey: true }), 'slower'],
  [press('m', 'KeyM'), 'mute'],
  [press('l', 'KeyL'), 'chapters'],
  [press('b', 'KeyB'), 'bookmark'],
  // On a German keyboard the same place types a Y; letters go by their place.
  [press('y', 'KeyZ'), 'sleep'],
  [press('b', 'KeyB', { ctrlKey: true }), undefined],
  [press('q', 'KeyQ'), undefined],
])('%j does %s', (key, action) => {
  expect(actionOf(keyGroups.book, key, usual)).toBe(action)
})

test('letters do nothing for those who turned them off', () => {
  const off = { ...usual, areCharactersOff: true }
  expect(actionOf(keyGroups.book, press('b', 'KeyB'), off)).toBeUndefined()
  expect(actionOf(keyGroups.book, press(' ', 'Space'), off)).toBe('play')
})
