import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MenuKey } from '#product/menus.ts'

/** What each menu is called in header, overlay and bottom sheet. */
export const menuNames: Record<MenuKey, MessageDescriptor> = {
  movies: msg`Movies`,
  shows: msg`Shows`,
  trending: msg`Trending`,
  more: msg`More`,
}
