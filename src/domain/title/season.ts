import { byCode } from '#domain/order.ts'
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
  /** Who is in every episode. */
  cast: readonly CastMember[]
  guests: readonly CastMember[]
  crew: readonly CrewMember[]
  stills: readonly string[]
}

/** Seasons as people count them: the specials (0) last. */
export const inOrder = <S extends Pick<Season, 'number'>>(seasons: readonly S[]): S[] => {
  const rank = ({ number }: S): number => (number === 0 ? Infinity : number)
  return seasons.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether it was on by a day (`YYYY-MM-DD`). What has no day yet is still to come. */
export const isAired = ({ date }: Pick<Episode, 'date'>, today: string): boolean => date !== null && byCode(date, today) <= 0

/** What stands before and after one of a list; undefined at its ends. */
export function neighbours<T extends { number: number }>(list: readonly T[], number: number): { before?: T; after?: T } {
  const place = list.findIndex((entry) => entry.number === number)
  const [before, after] = place < 0 ? [] : [list[place - 1], list[place + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

/** The number of a season or an episode in an address; 0 holds the specials. Undefined for anything else. */
export const numberFromSegment = (segment: string): number | undefined => (/^\d{1,4}$/.test(segment) ? Number(segment) : undefined)
