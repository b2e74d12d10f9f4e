/** The two kinds of title the movie database knows (specification, section 3). */
export type MediaType = 'movie' | 'tv'

/** Names one title: its kind and its movie-database id. */
export interface MediaRef {
  media_type: MediaType
  media_id: number
}

/** The key of a title inside a person's lists, for example `movie:603`. */
export type MediaKey = `${MediaType}:${number}`

export const mediaKey = (ref: MediaRef): MediaKey => `${ref.media_type}:${ref.media_id}`

/** What was watched: a movie, a whole show, or one episode of it (season 0 holds the specials). */
export interface WatchableRef extends MediaRef {
  season: number | null
  episode: number | null
}

/** The key of something watched: `movie:603`, `tv:1399`, or `tv:1399:1:2` for season 1, episode 2. */
export const watchableKey = ({ season, episode, ...ref }: WatchableRef): string =>
  season === null || episode === null ? mediaKey(ref) : `${mediaKey(ref)}:${season}:${episode}`

/** The opposite, of a key that was checked. */
export function watchableOf(key: string): WatchableRef {
  const [type, ...numbers] = key.split(':')
  const [media_id = 0, season = null, episode = null] = numbers.map(Number)
  return { media_type: type === 'movie' ? 'movie' : 'tv', media_id, season, episode }
}

/** The key of the title that something watched belongs to: `tv:1399` of the episode `tv:1399:1:2`. */
export const titleKeyOf = (key: string): string => key.split(':').slice(0, 2).join(':')
