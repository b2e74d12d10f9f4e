import type { KeyChord } from './player-keys.ts'

/** What can be done by key while a channel is watched, besides its number. Up is the channel after, as on a remote control. */
export const channelKeys = {
  next: ['ArrowUp', 'PageUp', 'ChannelUp', 'MediaTrackNext', 'Shift+N'],
  previous: ['ArrowDown', 'PageDown', 'ChannelDown', 'MediaTrackPrevious', 'Shift+P'],
  last: ['Backspace', 'L'],
  play: ['Space', 'K', 'MediaPlayPause', 'MediaPlay', 'MediaPause'],
  mute: ['M'],
  louder: ['+', '='],
  quieter: ['-'],
  fullscreen: ['F'],
  close: ['Escape'],
} as const satisfies Record<string, readonly KeyChord[]>

export type ChannelAction = keyof typeof channelKeys
