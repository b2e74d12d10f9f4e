import type { CastMember, CrewMember } from './credits.ts'
import type { Keyword } from './keyword.ts'
import type { Offers } from './offers.ts'

import type { Episode, Season } from './season.ts'
import type { Foreign } from './texts.ts'
import type { Title } from './title.ts'
import type { Video } from './videos.ts'

/** Where a title stands, as the movie database says it. */
export const titleStatuses = [
  'rumored',
  'planned',
  'in-production',
  'post-production',
  'released',
  'canceled',
  'pilot',
  'returning-series',
  'ended',
] as const
export type TitleStatus = (typeof titleStatuses)[number]

/** How a movie comes out: 1 premiere, 2 limited, 3 in cinemas, 4 digital, 5 on disc, 6 on television; 0 when nobody said. */
export interface Release extends Certification {
  /** `YYYY-MM-DD`. */
  date: string | null
  kind: number
}

export interface Company {
  id: number
  name: string
  logoPath: string | null
}

/** All a details page shows; what the movie database left out is empty, 0 or null. Movies have no seasons, shows no collection. */
export interface Details extends Omit<Title, 'foreign'>, Foreign<'title' | 'overview' | 'tagline'> {
  originalTitle: string
  tagline: string
  /** Minutes, of an episode for shows; 0 when unknown. */
  runtime: number
  status: TitleStatus | null
  /** How many people voted. */
  votes: number
  certifications: Certification[]
  /** Of a movie, in all countries; empty for shows. */
  releases: Release[]
  /** Pictures without words first. */
  backdrops: string[]
  posters: string[]
  cast: CastMember[]
  crew: CrewMember[]
  /** Directors of a movie, creators of a show. */
  makers: { id: number; name: string }[]
  videos: Video[]
  keywords: Keyword[]
  recommendations: Title[]
  similar: Title[]
  collection: { id: number; name: string; posterPath: string | null; backdropPath: string | null } | null
  seasons: Season[]
  /** How many there are or were, specials not counted; 0 for movies. */
  seasonCount: number
  episodeCount: number
  lastEpisode: Episode | null
  nextEpisode: Episode | null
  lastAirDate: string | null
  networks: Company[]
  companies: Company[]
  /** ISO 3166-1, where it was made. */
  countries: string[]
  /** ISO 639-1, what is spoken in it. */
  spokenLanguages: string[]
  /** US dollars; 0 when unknown. */
  budget: number
  revenue: number
  /** An https address, or empty. */
  homepage: string
  /** `tt` and digits, or empty. */
  imdbId: string
  offers: Offers[]
}

/** Movies that belong together, in the order they came out; those without a date last. */
export interface Collection extends Foreign<'overview'> {
  id: number
  name: string
  overview: string
  posterPath: string | null
  backdropPath: string | null
  parts: readonly Title[]
}

export interface Certification {
  region: string
  /** The label of the age rating, `PG-13` or `16`; may be empty. */
  label: string
}

/**
 * The age rating to show: the first non-empty one of the region, else of the US (decision P16). Festival and premiere entries
 * come first and are empty; a country may occur twice.
 */
export function pickCertification(entries: readonly Certification[], region: string): Certification | undefined {
  const of = (wanted: string) => entries.find((entry) => entry.region === wanted && entry.label !== '')
  return of(region) ?? of('US')
}
