import type { Chapter, Segment } from '#contract/streams.ts'
import { playing } from '#product/playing.ts'

/** The segment a moment (s) lies in, unless it is all but over; undefined outside of all. */
export const segmentAt = (segments: readonly Segment[], at: number): Segment | undefined =>
  segments.find(({ from, to }) => at >= from && at < to - 1)

/** The last chapter that has begun at a moment (s). */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined => chapters.findLast((chapter) => chapter.at <= at)

/** Less than this (s) into a chapter, going back leads to the one before it. */
const slackSeconds = 2

/** Where the chapter before or after a moment (s) begins; the beginning before the first, undefined behind the last. */
export function chapterBeside(chapters: readonly Chapter[], at: number, step: 1 | -1): number | undefined {
  if (step > 0) return chapters.find((chapter) => chapter.at > at)?.at
  return chapters.findLast((chapter) => chapter.at < at - slackSeconds)?.at ?? 0
}

/** From which second on the next episode is offered: when the credits begin, else a while before the end. */
export function nextOfferFrom(segments: readonly Segment[], duration: number): number {
  const credits = segments.findLast(({ kind, to }) => kind === 'credits' && to > duration - 1)
  const before = playing.nextOffer.find(({ fromSeconds }) => duration >= fromSeconds)?.beforeEndSeconds ?? 0
  return credits?.from ?? Math.max(0, duration - before)
}
