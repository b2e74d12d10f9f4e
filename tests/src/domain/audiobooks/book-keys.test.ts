import { expect, test } from 'vitest'
import { bookActionOf } from '#domain/audiobooks/book-keys.ts'

const press = (code: string, key = code, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
})
const usual = { areCharactersOff: false }

test.each([
  [press('Space', ' '), 'play'],
  [press('ArrowLeft'), 'back'],
  [press('ArrowRight'), 'forward'],
  [press('ArrowRight', 'ArrowRight', { ctrlKey: true }), 'chapterForward'],
  [press('ArrowUp'), 'louder'],
  [press('ArrowUp', 'ArrowUp', { shiftKey: true }), 'faster'],
  [press('ArrowDown', 'ArrowDown', { shiftKey: true }), 'slower'],
  [press('KeyM', 'm'), 'mute'],
  [press('KeyL', 'l'), 'chapters'],
  [press('KeyB', 'b'), 'bookmark'],
  // On a German keyboard the same place types a Y; letters go by their place.
  [press('KeyZ', 'y'), 'sleep'],
  [press('KeyB', 'b', { ctrlKey: true }), undefined],
  [press('KeyQ', 'q'), undefined],
])('%j does %s', (key, action) => {
  expect(bookActionOf(key, usual)).toBe(action)
})

test('letters do nothing for those who turned them off', () => {
  expect(bookActionOf(press('KeyB', 'b'), { areCharactersOff: true })).toBeUndefined()
  expect(bookActionOf(press('Space', ' '), { areCharactersOff: true })).toBe('play')
})
