import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What kinds of videos there are, as the shelf of extras says it. */
export const videoKindNames = {
  trailer: msg`Trailers`,
  teaser: msg`Teasers`,
  clip: msg`Clips`,
  featurette: msg`Featurettes`,
  'behind-the-scenes': msg`Behind the scenes`,
  bloopers: msg`Bloopers`,
  other: msg`More videos`,
} as const satisfies Record<string, MessageDescriptor>
