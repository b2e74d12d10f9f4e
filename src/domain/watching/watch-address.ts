import type { MediaType, WatchableRef } from '#contract/media.ts'
import { numberFromSegment } from '#domain/title/season.ts'
import { idFromSegment } from '#domain/title/slug.ts'

/** What an address below `/watch` or `/player` asks for. A show may come without an episode: the one to go on with is meant (decision R3). */
export type WatchAddress = WatchableRef | 'nothing'

/**
 * Reads what follows `/watch/` or `/player/`; undefined for what can name nothing. The number of segments behind the kind decides
 * (decision R2): one is an id with or without a slug, two are season-episode and id, three are id, season and episode.
 */
export function readWatchAddress(path: string): WatchAddress | undefined {
  const [type, ...segments] = path.replace(/\/$/, '').split('/')
  if (type === '' && segments.length === 0) return 'nothing'
  if (type === 'movie') return segments.length === 1 ? refOf('movie', segments[0]) : undefined
  return type === 'tv' ? readShow(segments) : undefined
}

function readShow(segments: readonly string[]): WatchableRef | undefined {
  const [first = '', second = '', third = ''] = segments
  if (segments.length === 1) return refOf('tv', first)
  if (segments.length === 2) {
    const [season, episode, ...rest] = first.split('-')
    return rest.length === 0 ? refOf('tv', second, [season, episode]) : undefined
  }
  return segments.length === 3 ? refOf('tv', first, [second, third]) : undefined
}

function refOf(type: MediaType, segment = '', place?: readonly (string | undefined)[]): WatchableRef | undefined {
  const id = idFromSegment(segment)
  if (id === undefined) return undefined
  if (!place) return { media_type: type, media_id: id, season: null, episode: null }
  const [season, episode] = place.map((number = '') => numberFromSegment(number))
  return season === undefined || episode === undefined ? undefined : { media_type: type, media_id: id, season, episode }
}
