/** Where each kind's numbers start: all above 90,000,000, so none can be taken for an id of the real service. */
export const firstId = {
  openFilm: 90_000_001,
  silent: 90_001_001,
  movie: 90_010_001,
  show: 91_000_001,
  person: 92_000_001,
  historicPerson: 92_010_001,
  collection: 93_000_001,
  episode: 94_000_000,
  season: 95_000_000,
  credit: 96_000_000,
  company: 97_000_001,
  network: 98_000_001,
  keyword: 99_000_001,
  /** Films that only exist to make the catalogue large. */
  extraMovie: 100_000_001,
} as const

export const seasonId = (showIndex: number, season: number): number => firstId.season + showIndex * 100 + season

export const episodeId = (showIndex: number, season: number, episode: number): number =>
  firstId.episode + showIndex * 2_000 + season * 100 + episode

/** The show that an episode id belongs to, by its number in the catalogue. */
export const showIndexOfEpisode = (episode: number): number => Math.floor((episode - firstId.episode) / 2_000)

/** The show and the season that a season id belongs to. */
export const showAndSeason = (id: number): { showIndex: number; season: number } => ({
  showIndex: Math.floor((id - firstId.season) / 100),
  season: (id - firstId.season) % 100,
})
