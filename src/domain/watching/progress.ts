import { limits } from '#product/limits.ts'

/** How far somebody is in a movie or an episode, in seconds. A duration of 0 is unknown. */
export interface Progress {
  watch_position: number
  duration: number
}

const secondsLeft = ({ watch_position, duration }: Progress): number => Math.max(0, duration - watch_position)

const share = ({ watch_position, duration }: Progress): number => (duration > 0 ? watch_position / duration : 0)

/** Counts as watched in statistics and marks (specification, section 9; decision W1). */
export const isCompleted = (progress: Progress): boolean => share(progress) >= limits.completion

/** The same for what a person marked as watched by their own word, which may have no length. */
export const isSeen = (progress: Progress): boolean => progress.duration === 0 || isCompleted(progress)

/** So close to the end that there is nothing to continue: the credits (decision W1). */
export const isNearEnd = (progress: Progress): boolean =>
  progress.duration > 0 && secondsLeft(progress) < limits.continueWatching.hideUnderSeconds

/**
 * Watched to the end: no position is kept any longer, the history has it. A share alone does not end it, nor two minutes left of something
 * short (decision W1).
 */
export const isDone = (progress: Progress): boolean => isNearEnd(progress) && isCompleted(progress)

/** Whole minutes left, at least 1; null when the length is unknown. */
export const minutesLeft = (progress: Progress): number | null =>
  progress.duration > 0 ? Math.max(1, Math.round(secondsLeft(progress) / 60)) : null

/** From 0 to 1, for a bar. */
export const shareWatched = (progress: Progress): number => Math.min(1, Math.max(0, share(progress)))

/** A position as it is kept and sent: whole seconds, rounded down (decision W8). */
export const wholeSeconds = <P extends Progress>(progress: P): P => ({
  ...progress,
  watch_position: Math.max(0, Math.floor(progress.watch_position)),
  duration: Math.max(0, Math.floor(progress.duration)),
})
