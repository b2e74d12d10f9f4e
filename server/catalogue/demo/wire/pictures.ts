import type { Ask } from '../ask.ts'
import { picturePath } from '../pictures.ts'
import type { PictureKind } from '../pictures.ts'
import type { Lang } from '../text.ts'
import type { Title } from '../titles.ts'

interface Picture {
  aspect_ratio: number
  height: number
  width: number
  iso_639_1: string | null
  iso_3166_1: string | null
  file_path: string
  vote_average: number
  vote_count: number
}

function picture(
  title: Title,
  kind: PictureKind,
  size: readonly [number, number],
  lang: Lang | 'none',
  variant = 0,
  ending: 'jpg' | 'png' | 'svg' = 'jpg',
): Picture {
  const [width, height] = size
  return {
    aspect_ratio: Math.round((width / height) * 1000) / 1000,
    height,
    width,
    // Since 2025 some textless pictures are marked "xx" instead of null (irregularity 29).
    iso_639_1: lang === 'none' ? (title.id % 20 === 5 ? 'xx' : null) : lang,
    iso_3166_1: lang === 'none' ? null : lang === 'de' ? 'DE' : 'US',
    file_path: picturePath(kind, title.id, lang, variant, ending),
    vote_average: 5 + (title.id % 7) * 0.3,
    vote_count: title.id % 11,
  }
}

function logosOf(title: Title): Picture[] {
  if (title.quirks.logoless === true || title.quirks.bare === true) return []
  const ending = title.id % 12 === 3 ? 'svg' : 'png'
  const en = picture(title, 'logo', [1200, 420], 'en', 0, ending)
  const de = picture(title, 'logo', [1200, 420], 'de')
  if (title.title.en === title.title.de) return [en]
  if (title.index >= 40 && title.id % 20 === 8) return [de]
  return title.id % 4 === 1 ? [de, en] : [en, de]
}

/**
 * The pictures of a title. `language` alone filters to that language; `include_image_language=en,null` widens it
 * (irregularity 28).
 */
export function picturesOf(title: Title, ask: Ask): Record<'backdrops' | 'logos' | 'posters', Picture[]> {
  const included = ask.param('include_image_language')
  const wanted = included !== '' ? included.split(',') : ask.param('language') === '' ? undefined : [ask.lang]
  const keep = ({ iso_639_1: language }: Picture): boolean =>
    wanted === undefined || wanted.includes(language === null || language === 'xx' ? 'null' : language)
  const bare = title.quirks.bare === true
  const backdrops =
    bare || title.quirks.backdropless === true ? [] : [0, 1, 2].map((variant) => picture(title, 'backdrop', [3840, 2160], 'none', variant))
  const tongues: readonly Lang[] = title.title.en === title.title.de ? ['en'] : ['en', 'de']
  const posters =
    bare || title.quirks.posterless === true
      ? []
      : [...tongues.map((lang) => picture(title, 'poster', [2000, 3000], lang)), picture(title, 'poster', [2000, 3000], 'none', 1)]
  return { backdrops: backdrops.filter(keep), logos: logosOf(title).filter(keep), posters: posters.filter(keep) }
}
