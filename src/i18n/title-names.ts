import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TitleStatus } from '#domain/title/details.ts'
import type { VideoKind } from '#domain/title/videos.ts'

/** Where a title stands. */
export const statusNames: Record<TitleStatus, MessageDescriptor> = {
  rumored: msg`Rumored`,
  planned: msg`Planned`,
  'in-production': msg`In production`,
  'post-production': msg`Post-production`,
  released: msg`Released`,
  canceled: msg`Canceled`,
  pilot: msg`Pilot`,
  'returning-series': msg`Returning series`,
  ended: msg`Ended`,
}

/** What kinds of videos there are. */
export const videoKindNames: Record<VideoKind, MessageDescriptor> = {
  trailer: msg`Trailers`,
  teaser: msg`Teasers`,
  clip: msg`Clips`,
  featurette: msg`Featurettes`,
  'behind-the-scenes': msg`Behind the scenes`,
  bloopers: msg`Bloopers`,
  other: msg`More videos`,
}
