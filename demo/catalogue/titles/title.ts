import type { MoodKey } from '../moods/all.ts'
import type { Day } from '../dates.ts'
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
  /** As good as empty: no runtime, tagline, genres, pictures or credits. */
  bare?: boolean
  /** In no list that does not ask for it. */
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
  /** Which family of pictures it is drawn from. */
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
  rhythm: Rhythm
  certification: string
  /** Its number among the networks. */
  network: number
  specials: boolean
  episodeMinutes: number
  /** Some of its episodes were shown in cinemas. */
  screened: boolean
}

/** How far a show has come, in the words of the movie database. */
export type Status = 'Returning Series' | 'Planned' | 'In Production' | 'Ended' | 'Canceled' | 'Pilot'

/** How the seasons of a show lie in time. `every` is days between episodes; `phase` and `first` place the latest season. */
export interface Rhythm {
  status: Status
  seasons: number
  episodes: number
  every: number
  start: { phase: number; period: number; ahead: number } | { fixed: Day } | { unknown: true }
}
