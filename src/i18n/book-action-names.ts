import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookAction } from '#product/book-keys.ts'

/** What each key does on the page of an audiobook, in the list of keys. */
export const bookActionNames: Readonly<Record<BookAction, MessageDescriptor>> = {
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
