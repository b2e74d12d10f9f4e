import type { CastMember, CrewMember } from './credits.ts'
import type { Foreign } from './texts.ts'
import type { Video } from './videos.ts'

/** A season as its show names it. Number 0 holds the specials. */
export interface Season {
  number: number
  /** Empty when it has none but its number. */
  name: string
  overview: string
  /** How many episodes. */
  episodes: number
  posterPath: string | null
  date: string | null
}

/** One episode. `date` is `YYYY-MM-DD`, null when it is not known yet. */
export interface Episode extends Foreign<'name' | 'overview'> {
  season: number
  number: number
  /** Empty when it has none but its number: the screens say "Episode 3" in their own words. */
  name: string
  overview: string
  date: string | null
  /** Minutes; 0 when unknown. */
  runtime: number
  stillPath: string | null
  /** 0 to 10; 0 when nobody voted. */
  rating: number
  /** What the service says of it: `finale`, `mid_season`, `standard` or nothing. */
  kind: string
}

/** A season's own page; the episodes in their order. */
export interface SeasonDetails extends Foreign<'overview'> {
  number: number
  name: string
  overview: string
  posterPath: string | null
  date: string | null
  episodes: readonly Episode[]
  videos: readonly Video[]
}

/** An episode's own page. */
export interface EpisodeDetails extends Episode {
  guests: readonly CastMember[]
  crew: readonly CrewMember[]
  stills: readonly string[]
}
