import type { Certification } from './certification.ts'
import type { Logo } from './logo.ts'
import type { Title } from './title.ts'

export interface Person {
  id: number
  name: string
  /** The part played, or the job; may be empty. */
  role: string
  photoPath: string | null
}

export interface Video {
  key: string
  name: string
  type: string
}

export interface Season {
  number: number
  name: string
  episodes: number
  posterPath: string | null
  date: string | null
}

/** Where a title is to be had in one region; the way is how one pays. */
export interface Offers {
  region: string
  /** The movie database's page with the links, as its terms ask. */
  link: string
  stream: Offer[]
  rent: Offer[]
  buy: Offer[]
}

export interface Offer {
  id: number
  name: string
  logoPath: string | null
}

/** All a details page shows; what the movie database left out is empty. Movies have no seasons, shows no collection. */
export interface Details extends Title {
  originalTitle: string
  tagline: string
  /** Minutes, of an episode for shows; 0 when unknown. */
  runtime: number
  certifications: Certification[]
  logos: Logo[]
  cast: Person[]
  /** Directors of a movie, creators of a show. */
  makers: string[]
  videos: Video[]
  recommendations: Title[]
  collection: { id: number; name: string } | null
  seasons: Season[]
  offers: Offers[]
}
