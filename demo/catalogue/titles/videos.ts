import { itemAt } from '../../random.ts'
import { openFilms } from '../movies/open-films.ts'
import { listParam } from '../request.ts'
import type { ApiRequest } from '../request.ts'
import type { Lang } from '../text.ts'
import type { Movie, Show } from './title.ts'

const filmed = openFilms.filter((film) => film.video !== undefined)

type VideoType = 'Trailer' | 'Teaser' | 'Clip' | 'Featurette' | 'Behind the Scenes' | 'Bloopers' | 'Opening Credits' | 'Recap'

/** Which titles have a video of a type besides the trailer. */
const extras: readonly (readonly [VideoType, (title: Movie | Show) => boolean])[] = [
  ['Teaser', ({ index }) => index % 2 === 0],
  ['Clip', ({ index }) => index % 3 === 0],
  ['Featurette', ({ index }) => index % 4 === 3],
  ['Behind the Scenes', ({ index }) => index % 5 === 1],
  ['Bloopers', ({ genres }) => genres.includes(35)],
  ['Opening Credits', ({ kind }) => kind === 'tv'],
  ['Recap', (title) => title.kind === 'tv' && title.schedule.seasons > 1],
]

function typesOf(title: Movie | Show): VideoType[] {
  const types: VideoType[] = ['Trailer', ...extras.flatMap(([type, has]) => (has(title) ? [type] : []))]
  // One title in four lists three featurettes before its trailer (irregularity 25).
  return title.index % 4 === 2 ? ['Featurette', 'Featurette', 'Featurette', ...types] : types
}

/** English has every type; German only the trailer, of two titles in three. */
const isIn = (lang: Lang, type: VideoType, title: Movie | Show): boolean => lang === 'en' || (type === 'Trailer' && title.index % 3 !== 0)

/**
 * The videos of a title, or of one of its seasons (`part`), in the asked language; `include_video_language=de,en` widens
 * it. Invented titles have no videos: those of real open films are used, and named as such.
 */
export function videosOf(title: Movie | Show, request: ApiRequest, part = 0): Record<string, unknown> {
  if (title.art === 'silent' || title.quirks.bare === true || (title.homepage !== '' && title.video === undefined)) return { results: [] }
  const types: VideoType[] = title.video === undefined ? typesOf(title) : ['Trailer']
  const asked = listParam(request, 'include_video_language')
  const languages = (['en', 'de'] as const).filter((lang) => (asked.length > 0 ? asked.includes(lang) : lang === request.lang))
  return {
    results: languages.flatMap((lang) =>
      types.flatMap((type, at) => {
        if (!isIn(lang, type, title)) return []
        const standIn = itemAt(filmed, title.id + part * 5 + at * 3)
        const name = lang === 'de' ? `Demo-Trailer: ${standIn.title}` : `Demo ${type.toLowerCase()}: ${standIn.title}`
        const shown = title.video ?? { key: standIn.video ?? '', name: `${name} (Blender Studio, CC BY)` }
        return [
          {
            iso_639_1: lang,
            iso_3166_1: lang === 'de' ? 'DE' : 'US',
            name: shown.name,
            key: shown.key,
            site: 'YouTube',
            size: 1080,
            type,
            official: true,
            published_at: `2023-09-${String(5 + at).padStart(2, '0')}T12:00:00.000Z`,
            id: (((title.id * 10 + part) * 10 + at) * 2 + (lang === 'de' ? 1 : 0)).toString(16).padStart(24, '0'),
          },
        ]
      }),
    ),
  }
}
