import { chordOf, type KeyPress } from '../watching/player-keys.ts'

/** What a key does while a channel is watched; a number is a digit of one. */
export type ChannelAction = 'next' | 'previous' | 'last' | 'play' | 'mute' | 'louder' | 'quieter' | 'fullscreen' | 'close'

/** Up is the channel after, as on a remote control. */
export const channelKeys: Readonly<Record<ChannelAction, readonly string[]>> = {
  next: ['ArrowUp', 'PageUp', 'ChannelUp', 'MediaTrackNext', 'Shift+N'],
  previous: ['ArrowDown', 'PageDown', 'ChannelDown', 'MediaTrackPrevious', 'Shift+P'],
  last: ['Backspace', 'L'],
  play: ['Space', 'K', 'MediaPlayPause', 'MediaPlay', 'MediaPause'],
  mute: ['M'],
  louder: ['+', '='],
  quieter: ['-'],
  fullscreen: ['F'],
  close: ['Escape'],
}

const actions = new Map(
  (['next', 'previous', 'last', 'play', 'mute', 'louder', 'quieter', 'fullscreen', 'close'] as const).flatMap((action) =>
    channelKeys[action].map((chord) => [chord, action] as const),
  ),
)

export function channelActionOf(press: KeyPress): ChannelAction | number | undefined {
  const chord = chordOf(press)
  if (chord === undefined) return undefined
  return /^\d$/.test(chord) && !press.ctrlKey && !press.metaKey && !press.altKey ? Number(chord) : actions.get(chord)
}
