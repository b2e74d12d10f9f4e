/**
 * Where the rows of home stand below the banner until a person moves them (specification, section 2); a moved one has a place of its own
 * among these. They are never changed: a new row gets a number between those of its neighbours.
 */
export const homePlaces = {
  continue: 1,
  'heroes-movie': 2,
  'next-up': 2.5,
  'from-watchlist': 2.75,
  services: 3,
  'now-playing-movies': 4,
  because: 5,
  'heroes-tv': 6,
  platforms: 7,
  'popular-shows': 8,
  today: 9,
  'weekly-movie': 10,
  'top-rated-movies': 11,
  rotating: 12,
  'upcoming-movies': 13,
  'weekly-tv': 14,
  'top-rated-shows': 15,
  'popular-movies': 16,
  'airing-today-shows': 17,
  'on-the-air-shows': 18,
} as const
