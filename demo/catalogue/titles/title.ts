import type { Day } from '../dates.ts'
import type { MoodKey } from '../moods/all.ts'
import type { Text } from '../text.ts'

/** Which irregularities of real answers an item shows; `quirks.ts` names them all. */
export interface Quirks {
  posterless?: boolean
  backdropless?: boolean
  logoless?: boolean
  genreless?: boolean
  popularityAsText?: boolean
  softcore?: boolean
  /** Carries a genre that the genre list no longer has. */
  foreign?: boolean
  /** A show under a genre that only movies have. */
  strayGenre?: boolean
  /** A show whose seasons do not say on their episodes which season it is. */
  seasonless?: boolean
  /** Nearly empty: no runtime, tagline, genres, pictures or credits. */
  bare?: boolean
  /** In no list unless it is asked for. */
  hidden?: 'adult' | 'video'
}

export interface Role {
  person: number
  character: string
}

/** What movies and shows of the demo catalogue have in common. Nothing here depends on today. */
export interface Title {
  id: number
  index: number
  /** Selects the style of its pictures. */
  art: MoodKey | 'silent'
  title: Text
  originalTitle: string
  originalLanguage: string
  country: string
  overview: Text
  tagline: Text
  genres: readonly number[]
  /** 0 is the most popular of its kind. */
  rank: number
  vote: number
  votes: number
  cast: readonly Role[]
  directors: readonly number[]
  writer: number | undefined
  homepage: string
  /** A public film on YouTube with its name; its key has eleven characters. */
  video: { key: string; name: string } | undefined
  quirks: Quirks
}

export interface Movie extends Title {
  kind: 'movie'
  /** Minutes; 0 when unknown. */
  runtime: number
  imdbId: string | null
  collection: number | undefined
  certification: string
  release: { rolling: number } | { fixed: Day } | { unknown: true }
  budget: number
}

export interface Show extends Title {
  kind: 'tv'
  schedule: Schedule
  certification: string
  /** Its number among the networks. */
  network: number
  specials: boolean
  episodeMinutes: number
  /** Some of its episodes were shown in cinemas. */
  screened: boolean
}

/** Production status of a show, in the movie database's words. */
export type Status = 'Returning Series' | 'Planned' | 'In Production' | 'Ended' | 'Canceled' | 'Pilot'

/** When a show airs. `every` is days between episodes; `start` places its latest season (see `rollingDay`). */
export interface Schedule {
  status: Status
  seasons: number
  episodes: number
  every: number
  start: { phase: number; period: number; ahead: number } | { fixed: Day } | { unknown: true }
}
