import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FooterLink } from '#product/footer.ts'
import type { MenuKey } from '#product/menus.ts'

/** What each menu is called in header, overlay and bottom sheet. */
export const menuNames: Record<MenuKey, MessageDescriptor> = {
  movies: msg`Movies`,
  shows: msg`Shows`,
  trending: msg`Trending`,
  more: msg`More`,
}

/** What the quick links of the footer are called. */
export const footerNames: Record<FooterLink, MessageDescriptor> = {
  '/movies/popular': msg`Popular movies`,
  '/tv/popular': msg`Popular shows`,
  '/trending': msg`Trending`,
  '/4k-contents': msg`4K contents`,
  '/live-tv': msg`Live TV`,
  '/movies/genre/family': msg`Family`,
  '/movies/genre/documentary': msg`Documentaries`,
  '/movies/top-rated': msg`Top rated movies`,
  '/movies/now-playing': msg`Now playing`,
  '/audiobooks': msg`Audiobooks`,
}
