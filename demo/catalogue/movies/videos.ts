import { openFilms } from './open-films.ts'
import { listParam } from '../request.ts'
import type { ApiRequest } from '../request.ts'
import type { Movie } from '../titles/title.ts'

/** The earlier films of a series: what comes before its colon is its name. */
function earlierParts(name: string): readonly { key: string; name: string }[] {
  const [series, part] = name.split(':')
  const place = openFilms.findIndex((film) => film.title === name)
  if (part === undefined) return []
  return openFilms.flatMap(({ title, video }, at) =>
    at < place && title.startsWith(`${series}:`) && video !== undefined ? [{ key: video, name: title }] : [],
  )
}

/**
 * The videos of a movie; `include_video_language=de,en` widens the asked language. Open films have their own, before which stand those of
 * the earlier parts of their series (irregularity 25). Invented titles, and all shows, have none: nobody made any.
 */
export function videosOf(title: Movie, request: ApiRequest): Record<string, unknown> {
  const asked = listParam(request, 'include_video_language')
  const isAsked = asked.length > 0 ? asked.includes('en') : request.lang === 'en'
  const own = title.video
  if (own === undefined || !isAsked) return { results: [] }
  const shown = [...earlierParts(title.originalTitle).map((part) => ({ ...part, type: 'Featurette' })), { ...own, type: 'Trailer' }]
  return {
    results: shown.map(({ key, name, type }, at) => ({
      iso_639_1: 'en',
      iso_3166_1: 'US',
      name,
      key,
      site: 'YouTube',
      size: 1080,
      type,
      official: true,
      published_at: `2023-09-${String(5 + at).padStart(2, '0')}T12:00:00.000Z`,
      id: (title.id * 10 + at).toString(16).padStart(24, '0'),
    })),
  }
}
