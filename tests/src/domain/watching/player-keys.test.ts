import { describe, expect, test } from 'vitest'
import { actionOrDigitOf, type KeyPress, type KeySettings } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import { playerActions, playerKeys } from '#product/player-keys.ts'
import { press, usual } from '#support/key-presses.ts'

const doesInPlayer = (pressed: KeyPress, settings: KeySettings) => actionOrDigitOf(keyGroups.player, pressed, settings)

/** The key table of an American keyboard; what stands in a row is what is pressed. */
const american: readonly (readonly [name: string, press: KeyPress, does: ReturnType<typeof doesInPlayer>])[] = [
  ['space', press(' ', 'Space'), 'play'],
  ['K', press('k', 'KeyK'), 'play'],
  ['left', press('ArrowLeft', 'ArrowLeft'), 'back'],
  ['right', press('ArrowRight', 'ArrowRight'), 'forward'],
  ['shift left', press('ArrowLeft', 'ArrowLeft', { shiftKey: true }), 'backFine'],
  ['shift right', press('ArrowRight', 'ArrowRight', { shiftKey: true }), 'forwardFine'],
  ['J', press('j', 'KeyJ'), 'backLarge'],
  ['L', press('l', 'KeyL'), 'forwardLarge'],
  [',', press(',', 'Comma'), 'frameBack'],
  ['.', press('.', 'Period'), 'frameForward'],
  ['<', press('<', 'Comma', { shiftKey: true }), 'slower'],
  ['>', press('>', 'Period', { shiftKey: true }), 'faster'],
  ['\\', press('\\', 'Backslash'), 'normalSpeed'],
  ['0', press('0', 'Digit0'), 0],
  ['9', press('9', 'Digit9'), 9],
  ['9 beside', press('9', 'Numpad9'), 9],
  ['Home', press('Home', 'Home'), 'start'],
  ['End', press('End', 'End'), 'end'],
  ['control left', press('ArrowLeft', 'ArrowLeft', { ctrlKey: true }), 'chapterBack'],
  ['option right', press('ArrowRight', 'ArrowRight', { altKey: true }), 'chapterForward'],
  ['PageUp', press('PageUp', 'PageUp'), 'chapterForward'],
  ['PageDown', press('PageDown', 'PageDown'), 'chapterBack'],
  ['up', press('ArrowUp', 'ArrowUp'), 'louder'],
  ['down', press('ArrowDown', 'ArrowDown'), 'quieter'],
  ['Enter, the OK of a remote control', press('Enter', 'Enter'), 'play'],
  ['M', press('m', 'KeyM'), 'mute'],
  ['F', press('f', 'KeyF'), 'fullscreen'],
  ['T', press('t', 'KeyT'), 'theatre'],
  ['I', press('i', 'KeyI'), 'mini'],
  ['P', press('p', 'KeyP'), 'pictureInPicture'],
  ['C', press('c', 'KeyC'), 'subtitles'],
  ['shift C', press('C', 'KeyC', { shiftKey: true }), 'subtitleMenu'],
  ['+', press('+', 'Equal', { shiftKey: true }), 'largerSubtitles'],
  ['-', press('-', 'Minus'), 'smallerSubtitles'],
  ['G', press('g', 'KeyG'), 'subtitlesEarlier'],
  ['H', press('h', 'KeyH'), 'subtitlesLater'],
  ['shift G', press('G', 'KeyG', { shiftKey: true }), 'subtitlesMuchEarlier'],
  ['shift H', press('H', 'KeyH', { shiftKey: true }), 'subtitlesMuchLater'],
  ['S', press('s', 'KeyS'), 'skip'],
  ['shift N', press('N', 'KeyN', { shiftKey: true }), 'next'],
  ['shift P', press('P', 'KeyP', { shiftKey: true }), 'previous'],
  ['E', press('e', 'KeyE'), 'episodes'],
  ['D', press('d', 'KeyD'), 'statistics'],
  ['shift I', press('I', 'KeyI', { shiftKey: true }), 'information'],
  ['?', press('?', 'Slash', { shiftKey: true }), 'help'],
]

/** The keys that a German keyboard has elsewhere. */
const german: typeof american = [
  ['<', press('<', 'IntlBackslash'), 'slower'],
  ['>', press('>', 'IntlBackslash', { shiftKey: true }), 'faster'],
  ['?', press('?', 'Minus', { shiftKey: true }), 'help'],
  ['+', press('+', 'BracketRight'), 'largerSubtitles'],
  ['-', press('-', 'Slash'), 'smallerSubtitles'],
  ['\\', press('\\', 'Minus', { altKey: true, ctrlKey: true }), 'normalSpeed'],
  ['N', press('N', 'KeyN', { shiftKey: true }), 'next'],
]

test.each(american)('%s', (_name, key, does) => {
  expect(doesInPlayer(key, usual)).toBe(does)
})

test.each(german)('on a German keyboard: %s', (_name, key, does) => {
  expect(doesInPlayer(key, usual)).toBe(does)
})

test('every action has a key, and no key has two', () => {
  const all = playerActions.flatMap((action) => playerKeys[action])
  expect(playerActions.filter((action) => playerKeys[action].length === 0)).toEqual([])
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
})

test.each([
  ['a modifier alone', press('Shift', 'ShiftLeft', { shiftKey: true })],
  ['a dead key', press('Dead', 'BracketLeft')],
  ['control F, which searches the page', press('f', 'KeyF', { ctrlKey: true })],
  ['command R, which reloads', press('r', 'KeyR', { metaKey: true })],
  ['control 1, which changes the tab', press('1', 'Digit1', { ctrlKey: true })],
  ['a letter without a meaning', press('q', 'KeyQ')],
  ['Tab', press('Tab', 'Tab')],
  ['F5', press('F5', 'F5')],
])('%s does nothing', (_name, key) => {
  expect(doesInPlayer(key, usual)).toBeUndefined()
})

describe("a person's own keys", () => {
  const settings: KeySettings = { own: { player: { play: 'X', next: 'F9' } }, areCharactersOff: false }

  test('take the place of the usual ones', () => {
    expect(doesInPlayer(press('x', 'KeyX'), settings)).toBe('play')
    expect(doesInPlayer(press('k', 'KeyK'), settings)).toBeUndefined()
    expect(doesInPlayer(press('F9', 'F9'), settings)).toBe('next')
    expect(doesInPlayer(press('m', 'KeyM'), settings)).toBe('mute')
  })

  test('are taken from what had them, digits too', () => {
    const own = { player: { play: 'M', mute: '5' } }
    expect(doesInPlayer(press('m', 'KeyM'), { own, areCharactersOff: false })).toBe('play')
    expect(doesInPlayer(press('5', 'Digit5'), { own, areCharactersOff: false })).toBe('mute')
  })

  test('letters and symbols can be turned off; what moves stays', () => {
    const off: KeySettings = { own: {}, areCharactersOff: true }
    for (const key of [
      press('k', 'KeyK'),
      press('?', 'Slash', { shiftKey: true }),
      press('5', 'Digit5'),
      press('N', 'KeyN', { shiftKey: true }),
    ])
      expect(doesInPlayer(key, off)).toBeUndefined()
    expect(doesInPlayer(press(' ', 'Space'), off)).toBe('play')
    expect(doesInPlayer(press('ArrowLeft', 'ArrowLeft'), off)).toBe('back')
  })
})
