/** What a filter offers to choose from. */
export interface Genre {
  id: number
  name: string
}

/** An age rating of one country; they come from the mildest to the strictest. */
export interface AgeRating {
  /** `PG-13`, `16` ... */
  label: string
  /** What it means, in English. */
  meaning: string
}

/** A country for which offers are known. */
export interface WatchRegion {
  /** ISO 3166-1. */
  code: string
  name: string
}
