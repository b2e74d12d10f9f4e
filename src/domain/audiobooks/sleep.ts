import { listening } from '#product/listening.ts'

/** When playing ends by itself: after a time that only counts while it plays, or at the end of a chapter (0: of this one, 1: of the next). */
export type Sleep = { until: 'time'; leftMs: number } | { until: 'chapter'; chapters: number }

/** The same after so much of playing (ms). */
export const sleepAfter = (sleep: Sleep, passedMs: number): Sleep =>
  sleep.until === 'time' ? { until: 'time', leftMs: Math.max(0, sleep.leftMs - passedMs) } : sleep

/** How long it still plays (ms); infinite where other chapters come first. @param chapterLeftMs of the chapter, at its speed */
export const leftOf = (sleep: Sleep, chapterLeftMs: number): number => {
  if (sleep.until === 'time') return sleep.leftMs
  return sleep.chapters === 0 ? chapterLeftMs : Number.POSITIVE_INFINITY
}

/** How loud it is shortly before the end, as a part of its volume. */
export const fadedVolume = (leftMs: number): number => Math.min(1, Math.max(0, leftMs / listening.fadeMs))

/** Longer by one step: some minutes, or one chapter. */
export const extendedSleep = (sleep: Sleep): Sleep =>
  sleep.until === 'time'
    ? { until: 'time', leftMs: sleep.leftMs + listening.extendMinutes * 60_000 }
    : { until: 'chapter', chapters: sleep.chapters + 1 }

/** After the end of a chapter; null where it was the one to stop at. */
export function sleepAfterChapter(sleep: Sleep): Sleep | null {
  if (sleep.until === 'time') return sleep
  return sleep.chapters === 0 ? null : { until: 'chapter', chapters: sleep.chapters - 1 }
}
