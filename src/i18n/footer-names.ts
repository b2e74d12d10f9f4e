import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FooterLink } from '#product/footer.ts'

/** The words of the quick links. */
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
