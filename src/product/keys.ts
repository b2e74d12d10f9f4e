import { bookKeys } from './book-keys.ts'
import { channelKeys } from './channel-keys.ts'
import { cardKeys, pageKeys, placeKeys } from './page-keys.ts'
import { type KeyChord, playerKeys } from './player-keys.ts'

export const keyGroupNames = ['page', 'cards', 'places', 'player', 'channel', 'book'] as const
export type KeyGroupName = (typeof keyGroupNames)[number]

/** Keys that work in one place. A person may choose others for them, on each device. */
export interface KeyGroup<Action extends string = string> {
  name: KeyGroupName
  keys: Readonly<Record<Action, readonly KeyChord[]>>
  /** The groups that work at the same time: one key has one meaning among them. */
  rivals: readonly KeyGroupName[]
  /** Keys that nobody can choose here, because something would be out of reach without them. */
  reserved: readonly KeyChord[]
}

const always = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Backspace', 'Delete']
const moving = [...always, 'Space', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

const group = <Action extends string>(
  name: KeyGroupName,
  keys: Readonly<Record<Action, readonly KeyChord[]>>,
  rivals: readonly KeyGroupName[],
  reserved: readonly KeyChord[],
): KeyGroup<Action> => ({ name, keys, rivals, reserved })

/** All keys that can be chosen: everywhere, on cards, after G, in the player, with a channel, on the page of an audiobook. */
export const keyGroups = {
  page: group('page', pageKeys, ['page', 'cards', 'channel', 'book'], moving),
  cards: group('cards', cardKeys, ['page', 'cards'], moving),
  places: group('places', placeKeys, ['places'], moving),
  player: group('player', playerKeys, ['player'], always),
  channel: group('channel', channelKeys, ['page', 'channel'], always),
  book: group('book', bookKeys, ['page', 'book'], always),
}

/** What keys of remote controls are called: browsers of televisions know them by number alone (`keyCode`). */
export const remoteKeys: ReadonlyMap<number, KeyChord> = new Map([
  // Back on webOS, on Tizen.
  [461, 'GoBack'],
  [10009, 'GoBack'],
  [412, 'MediaRewind'],
  [413, 'MediaStop'],
  [415, 'MediaPlay'],
  [417, 'MediaFastForward'],
  [10232, 'MediaTrackPrevious'],
  [10233, 'MediaTrackNext'],
  [10252, 'MediaPlayPause'],
  [427, 'ChannelUp'],
  [428, 'ChannelDown'],
])
