import { mediaKey, watchableKey } from '#contract/media.ts'
import type { Episode } from '#domain/title/season.ts'

/** Where an episode stands in its show. */
export type EpisodePlace = Pick<Episode, 'season' | 'number'>

/** What somebody has watched of one show. */
export interface SeenEpisodes {
  /** An episode that is in the history by itself. */
  has: (season: number, episode: number) => boolean
  /** The same, or the whole show is: nothing of it can be spoilt any more. */
  isSeen: (season: number, episode: number) => boolean
  /** How many of a season's episodes; `of` when the whole show is watched, and never more. */
  countIn: (season: number, of: number) => number
  /** The last of all in the show's order, specials not counted; null before one is watched. */
  furthest: EpisodePlace | null
}

/** Reads it from the keys of a watch history (`tv:1399`, `tv:1399:1:2`). */
export function seenEpisodes(keys: readonly string[], show: number): SeenEpisodes {
  const ref = { media_type: 'tv', media_id: show } as const
  const whole = mediaKey(ref)
  const own = new Set(keys.filter((key) => key === whole || key.startsWith(`${whole}:`)))
  const has = (season: number, episode: number): boolean => own.has(watchableKey({ ...ref, season, episode }))
  return {
    has,
    isSeen: (season, episode) => own.has(whole) || has(season, episode),
    countIn(season, of) {
      const seen = [...own].filter((key) => key.startsWith(`${whole}:${season}:`)).length
      return own.has(whole) ? of : Math.min(seen, of)
    },
    furthest:
      [...own]
        .map(placeOf)
        .filter(({ season }) => season > 0)
        .toSorted(byPlace)
        .at(-1) ?? null,
  }
}

/** A whole show has no place: season 0. */
function placeOf(key: string): EpisodePlace {
  const [season = 0, number = 0] = key.split(':').slice(2).map(Number)
  return { season, number }
}

/** The order of a show's episodes. */
export const byPlace = (a: EpisodePlace, b: EpisodePlace): number => a.season - b.season || a.number - b.number
