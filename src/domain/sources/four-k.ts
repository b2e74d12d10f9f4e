import { mediaKey, type MediaRef, watchableOf } from '#contract/media.ts'
import { fourK } from '#product/four-k.ts'

/** Lines of pictures in 4K, by what is watched (`watchableKey`) or by its title. */
export type Heights = Readonly<Record<string, number>>

/** A title in 4K: the lines of the largest picture that is reported of it, and by whom. */
export interface FourKTitle extends MediaRef {
  height: number
  /** The names of all who report one, each once. */
  sources: readonly string[]
}

/** Whether a source reports a picture in 4K. What it does not say is never guessed. */
export const isFourK = (height: number | null | undefined): height is number => typeof height === 'number' && height >= fourK.lines

/** The titles of which sources report pictures in 4K, each once, in the order in which they are said; an episode counts for its show. */
export function fourKTitles(said: readonly { source: string; heights: Heights }[]): FourKTitle[] {
  const titles = new Map<string, FourKTitle>()
  for (const { source, heights } of said)
    for (const [key, height] of Object.entries(heights)) {
      if (!isFourK(height)) continue
      const { media_type, media_id } = watchableOf(key)
      const title = mediaKey({ media_type, media_id })
      const known = titles.get(title)
      titles.set(title, {
        media_type,
        media_id,
        height: Math.max(height, known?.height ?? 0),
        sources: [...new Set([...(known?.sources ?? []), source])],
      })
    }
  return [...titles.values()]
}

/** What is remembered of a source once the streams of one title were asked for: with its largest picture first where that is in 4K, else without it. */
export function withHeight(heights: Heights, key: string, height: number): Heights {
  const wanted = isFourK(height) ? height : undefined
  if (heights[key] === wanted) return heights
  const { [key]: _, ...rest } = heights
  return wanted === undefined ? rest : { [key]: wanted, ...rest }
}
