import { isoDate } from '../dates.ts'
import { picturePath } from '../pictures.ts'
import type { Dated } from '../snapshot.ts'
import type { Lang } from '../text.ts'
import type { Movie, Title } from '../titles.ts'

/** Posters carry the title, so a German one is drawn where the German title differs. */
export function posterOf(title: Title, lang: Lang): string | null {
  if (title.quirks.posterless === true || title.quirks.bare === true) return null
  return picturePath('poster', title.id, lang === 'de' && title.title.de !== title.title.en ? 'de' : 'en')
}

export const backdropOf = (title: Title): string | null =>
  title.quirks.backdropless === true || title.quirks.bare === true ? null : picturePath('backdrop', title.id)

export const genresOf = (title: Title): readonly number[] =>
  title.quirks.genreless === true || title.quirks.bare === true ? [] : title.genres

function shared({ title, day, popularity }: Dated, lang: Lang, today: number): Record<string, unknown> {
  const out = day !== null && day <= today
  return {
    adult: false,
    backdrop_path: backdropOf(title),
    genre_ids: genresOf(title),
    id: title.id,
    original_language: title.originalLanguage,
    overview: title.quirks.bare === true ? '' : title.overview[lang],
    popularity: title.quirks.popularityAsText === true ? String(popularity) : popularity,
    poster_path: posterOf(title, lang),
    softcore: title.quirks.softcore === true,
    vote_average: out ? title.vote : 0,
    vote_count: out ? title.votes : 0,
  }
}

const isMovie = (item: Dated): item is Dated<Movie> => item.title.kind === 'movie'

/** A title as it stands in a list: movies have `title` and `release_date`, shows `name` and `first_air_date`. */
export function listItem(item: Dated, lang: Lang, today: number): Record<string, unknown> {
  const { title, day } = item
  const date = day === null ? '' : isoDate(day)
  if (isMovie(item))
    return { ...shared(item, lang, today), title: title.title[lang], original_title: title.originalTitle, release_date: date, video: false }
  return {
    ...shared(item, lang, today),
    name: title.title[lang],
    original_name: title.originalTitle,
    first_air_date: date,
    origin_country: title.quirks.genreless === true ? [] : [title.country],
  }
}

/** The same with its kind, for lists that mix kinds. */
export const mixedItem = (item: Dated, lang: Lang, today: number): Record<string, unknown> => ({
  ...listItem(item, lang, today),
  media_type: item.title.kind,
})
