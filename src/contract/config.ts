/** What `GET /config.json` tells the client, so that one build runs against any service (decision P12). */
export interface ClientConfig {
  /**
   * Movie-database API base without a trailing slash: `https://api.themoviedb.org/3` where the browser asks the real one itself,
   * `/tmdb/3` for the demo and where our server asks for it.
   */
  tmdbBaseUrl: string
  /** Sent as `api_key` when the browser talks to the real service directly. */
  tmdbKey: string | null
  /** Where the picture falls back to when our own proxy fails; pictures come from `/img/{size}/{file}.webp` first. */
  imageBaseUrl: string
  /** True while the built-in demo catalogue is served. */
  demo: boolean
  /** The operator's own addresses; each is hidden when empty (decision R12). */
  links: { community: string; support: string; source: string; social: string[] }
  version: string
}

/** What `GET /config.json` tells the worker besides: where channels and audiobooks of the operator's sources are played from, for the page's policy. */
export interface MediaOrigins {
  mediaOrigins: readonly string[]
}
