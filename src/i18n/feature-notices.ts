import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeatureCategory, FeatureNoticeId } from '#product/feature-notices.ts'
import type { Notice } from './notices.ts'

type FeatureWords = Notice & { description: MessageDescriptor }

/** The words of what is new, for its notice and for the page about Matinee. */
export const featureNoticeWords = {
  'enhanced-player': {
    kind: 'info',
    title: msg`Enhanced video player`,
    description: msg`Chapters, subtitles in your own style, and a key for everything.`,
  },
} as const satisfies Record<FeatureNoticeId, FeatureWords>

export const featureCategoryNames: Record<FeatureCategory, MessageDescriptor> = { player: msg`Player` }
