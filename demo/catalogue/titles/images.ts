import { picturePath } from '../picture-names.ts'
import type { PictureKind } from '../picture-names.ts'
import { listParam } from '../request.ts'
import type { ApiRequest } from '../request.ts'
import type { Lang } from '../text.ts'
import { pictureIdOf } from './items.ts'
import type { Title } from './title.ts'

export interface Picture {
  aspect_ratio: number
  height: number
  width: number
  iso_639_1: string | null
  iso_3166_1: string | null
  file_path: string
  vote_average: number
  vote_count: number
}

const sizes = { poster: [2000, 3000], backdrop: [3840, 2160], logo: [1200, 420], still: [1920, 1080] } as const

/** One picture as the movie database describes it; `language` is null where there is no lettering. */
export function pictureOf(size: keyof typeof sizes, file: string, language: string | null, id: number): Picture {
  const [width, height] = sizes[size]
  return {
    aspect_ratio: Math.round((width / height) * 1000) / 1000,
    height,
    width,
    iso_639_1: language,
    iso_3166_1: language === null || language === 'xx' ? null : language === 'de' ? 'DE' : 'US',
    file_path: file,
    vote_average: 5 + (id % 7) * 0.3,
    vote_count: id % 11,
  }
}

/** Since 2025 some textless pictures are marked "xx" instead of null (irregularity 29). */
export const textlessMark = (id: number): 'xx' | null => (id % 20 === 5 ? 'xx' : null)

function picture(title: Title, kind: PictureKind & keyof typeof sizes, lang: Lang | 'none', variant = 0): Picture {
  const id = pictureIdOf(title)
  return pictureOf(kind, picturePath(kind, id, lang, variant), lang === 'none' ? textlessMark(id) : lang, id)
}

/** Logos in languages other than English and German are drawn as a mark: the fonts lack their scripts. */
function logosOf(title: Title): Picture[] {
  if (title.quirks.logoless === true || title.quirks.bare === true) return []
  const id = pictureIdOf(title)
  const ending = id % 12 === 3 ? 'svg' : 'png'
  const logo = (language: string, lang: Lang | 'none', variant: number): Picture =>
    pictureOf('logo', picturePath('logo', id, lang, variant, ending), language, id)
  const en = logo('en', 'en', 0)
  const own = title.title.en === title.title.de ? [en] : id % 4 === 1 ? [logo('de', 'de', 0), en] : [en, logo('de', 'de', 0)]
  if (title.index >= 40 && title.index % 20 === 8) return [logo('he', 'none', 1)]
  return title.index % 20 === 12 ? [logo('zh', 'none', 2), logo('pt', 'none', 3), ...own] : own
}

/**
 * Keeps the pictures of the asked languages. `language` alone filters to that language; `include_image_language=en,null`
 * widens it (irregularity 28).
 */
export function inAskedLanguages(pictures: readonly Picture[], request: ApiRequest): Picture[] {
  const included = listParam(request, 'include_image_language')
  const wanted = included.length > 0 ? included : request.param('language') === '' ? undefined : [request.lang]
  return pictures.filter(
    ({ iso_639_1: language }) => wanted === undefined || wanted.includes(language === null || language === 'xx' ? 'null' : language),
  )
}

/** The pictures of a title. */
export function picturesOf(title: Title, request: ApiRequest): Record<'backdrops' | 'logos' | 'posters', Picture[]> {
  const bare = title.quirks.bare === true
  const backdrops =
    bare || title.quirks.backdropless === true ? [] : [0, 1, 2].map((variant) => picture(title, 'backdrop', 'none', variant))
  const languages: readonly Lang[] = title.title.en === title.title.de ? ['en'] : ['en', 'de']
  const posters =
    bare || title.quirks.posterless === true
      ? []
      : [...languages.map((lang) => picture(title, 'poster', lang)), picture(title, 'poster', 'none', 1)]
  return {
    backdrops: inAskedLanguages(backdrops, request),
    logos: inAskedLanguages(logosOf(title), request),
    posters: inAskedLanguages(posters, request),
  }
}
