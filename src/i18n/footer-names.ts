import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FooterLink, LegalLink } from '#product/footer.ts'

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

/** What the pages about Matinee itself are called. */
export const legalNames: Record<LegalLink, MessageDescriptor> = {
  '/privacy': msg`Privacy`,
  '/terms': msg`Terms of use`,
  '/dmca': msg`Copyright`,
  '/content-removal': msg`Content removal`,
  '/development': msg`About Matinee`,
}
