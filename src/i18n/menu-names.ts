import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MenuKey, TopLink } from '#product/menus.ts'

/** What each menu is called in header, overlay and bottom sheet. */
export const menuNames: Record<MenuKey, MessageDescriptor> = {
  movies: msg`Movies`,
  shows: msg`Shows`,
  trending: msg`Trending`,
  more: msg`More`,
}

/** What the links beside them are called, in the order in which they find room. */
export const topLinkNames: Record<TopLink, MessageDescriptor> = {
  '/live-tv': msg`Live TV`,
  '/4k-contents': msg`4K`,
  '/audiobooks': msg`Audiobooks`,
  '/': msg`Home`,
}
