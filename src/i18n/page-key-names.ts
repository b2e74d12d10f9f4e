import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CardAction, PageAction, PlaceName } from '#product/page-keys.ts'

/** What the keys of every page do, in the list of keys. */
export const pageActionNames: Readonly<Record<PageAction, MessageDescriptor>> = {
  search: msg`Search`,
  palette: msg`Search and commands`,
  undo: msg`Undo the last removal`,
  go: msg`Go to a page, followed by its key`,
  help: msg`Keyboard shortcuts`,
}

export const cardActionNames: Readonly<Record<CardAction, MessageDescriptor>> = {
  watch: msg`Watch`,
  favorites: msg`Favorite, or no longer`,
  watchlist: msg`On the watchlist, or no longer`,
  remove: msg`Remove from the row`,
}

export const placeNames: Readonly<Record<PlaceName, MessageDescriptor>> = {
  home: msg`Home`,
  discover: msg`Discover movies`,
  shows: msg`Discover shows`,
  trending: msg`Trending`,
  channels: msg`Live TV`,
  library: msg`Library`,
}
