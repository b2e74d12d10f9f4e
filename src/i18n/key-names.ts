import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookAction } from '#product/book-keys.ts'
import type { ChannelAction } from '#product/channel-keys.ts'
import type { KeyGroupName } from '#product/keys.ts'
import { cardActionNames, pageActionNames, placeNames } from './page-key-names.ts'
import { playerActionNames } from './player-names.ts'

/** What each key does on the page of an audiobook, in the list of keys. */
const bookActionNames: Readonly<Record<BookAction, MessageDescriptor>> = {
  play: msg`Play or pause`,
  back: msg`15 seconds back`,
  forward: msg`30 seconds forward`,
  chapterBack: msg`Previous chapter`,
  chapterForward: msg`Next chapter`,
  louder: msg`Louder`,
  quieter: msg`Quieter`,
  mute: msg`Mute`,
  faster: msg`Faster`,
  slower: msg`Slower`,
  chapters: msg`To the chapters`,
  bookmark: msg`Set a bookmark`,
  sleep: msg`Sleep timer, or longer`,
}

/** What each key does while a channel is watched. */
const channelActionNames: Readonly<Record<ChannelAction, MessageDescriptor>> = {
  next: msg`Next channel`,
  previous: msg`Previous channel`,
  last: msg`Last channel`,
  play: msg`Play or pause`,
  mute: msg`Mute`,
  louder: msg`Louder`,
  quieter: msg`Quieter`,
  fullscreen: msg`Full screen`,
  close: msg`Close`,
}

/** What every key that can be chosen does, by group and action. */
export const keyNames: Readonly<Record<KeyGroupName, Readonly<Record<string, MessageDescriptor>>>> = {
  page: pageActionNames,
  cards: cardActionNames,
  places: placeNames,
  player: playerActionNames,
  channel: channelActionNames,
  book: bookActionNames,
}
