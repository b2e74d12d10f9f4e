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
