import type { KeyChord } from './player-keys.ts'

/** What can be done by key on the page of the audiobook that is listened to. */
export const bookKeys = {
  play: ['Space', 'K', 'Enter', 'MediaPlayPause', 'MediaPlay', 'MediaPause', 'MediaStop'],
  back: ['ArrowLeft', 'MediaRewind'],
  forward: ['ArrowRight', 'MediaFastForward'],
  chapterBack: ['Ctrl+ArrowLeft', 'Alt+ArrowLeft', 'MediaTrackPrevious'],
  chapterForward: ['Ctrl+ArrowRight', 'Alt+ArrowRight', 'MediaTrackNext'],
  louder: ['ArrowUp'],
  quieter: ['ArrowDown'],
  mute: ['M'],
  faster: ['Shift+ArrowUp', '>'],
  slower: ['Shift+ArrowDown', '<'],
  chapters: ['L'],
  bookmark: ['B'],
  sleep: ['Z'],
} as const satisfies Record<string, readonly KeyChord[]>

export type BookAction = keyof typeof bookKeys
