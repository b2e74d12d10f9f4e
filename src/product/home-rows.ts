/** What stands on home below the banner, in the order it stands there until a person arranges it (specification, section 2). */
export const homeRows = [
  'continue',
  'heroes-movie',
  'services',
  'now-playing-movies',
  'because',
  'heroes-tv',
  'platforms',
  'popular-shows',
  'today',
  'weekly-movie',
  'top-rated-movies',
  'rotating',
  'upcoming-movies',
  'weekly-tv',
  'top-rated-shows',
  'popular-movies',
  'airing-today-shows',
  'on-the-air-shows',
] as const

/** A saved filter that was pinned, by its id. */
export type FilterRow = `filter:${string}`

export type HomeRow = (typeof homeRows)[number] | FilterRow
