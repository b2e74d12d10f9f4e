/** A thing that is new in Matinee, as a person is told of it (specification, section 3); its words are in `i18n/feature-notices.ts`. */
interface FeatureNotice {
  id: string
  /** The version of Matinee's features that it came with; the build has a name of its own. */
  version: string
  /** The day it came, `YYYY-MM-DD`. */
  date: string
  details: {
    /** What part of Matinee it is about. */
    category: string
    /** The page where it can be tried. */
    link: string
  }
}

/** All of them, the newest first. */
export const featureNotices = [
  { id: 'enhanced-player', version: '1.0.0', date: '2026-11-27', details: { category: 'player', link: '/player' } },
] as const satisfies readonly FeatureNotice[]

/** How a notice is told (section 9): how long it stays, when more is offered after it came, and how long that stays; ms. */
export const featureToasts = { noticeMs: 10_000, moreAfterMs: 3000, moreMs: 8000 } as const

export type FeatureNoticeId = (typeof featureNotices)[number]['id']
export type FeatureCategory = (typeof featureNotices)[number]['details']['category']
