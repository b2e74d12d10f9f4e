import { isoDate } from '../dates.ts'
import { firstId } from '../ids.ts'
import { picturePath } from '../picture-names.ts'
import { isMovie, isOut } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Lang } from '../text.ts'
import type { Movie, Show, Title } from './title.ts'

/** The id in the names of a title's pictures: its own, or that of the movie it copies where it only makes the catalogue large. */
export const pictureIdOf = (title: Title): number => (title.id >= firstId.extraMovie ? firstId.movie + title.index : title.id)

/** Posters show the title, so a German one exists where the German title differs. */
function posterOf(title: Title, lang: Lang): string | null {
  if (title.quirks.posterless === true || title.quirks.bare === true) return null
  return picturePath('poster', pictureIdOf(title), lang === 'de' && title.title.de !== title.title.en ? 'de' : 'en')
}

const backdropOf = (title: Title): string | null =>
  title.quirks.backdropless === true || title.quirks.bare === true ? null : picturePath('backdrop', pictureIdOf(title))

const foreign = 10769
const romance = 10749

/** The genres it is listed under: sometimes none, sometimes one that the genre list no longer has, or that of the other kind (irregularities 6, 19, 45). */
export function genresOf(title: Title): readonly number[] {
  if (title.quirks.genreless === true || title.quirks.bare === true) return []
  if (title.quirks.strayGenre === true) return [...title.genres, romance]
  return title.quirks.foreign === true ? [...title.genres, foreign] : title.genres
}

/** Where it comes from: the titles without genres have no country either (irregularity 6). */
export const originOf = (title: Title): string[] => (title.quirks.genreless === true ? [] : [title.country])

/** Rating and number of votes as of `today`; 0 before the release. */
export const voteOf = (item: Dated, today: number): { vote: number; votes: number } =>
  isOut(item, today) && item.title.quirks.bare !== true ? { vote: item.title.vote, votes: item.title.votes } : { vote: 0, votes: 0 }

/** Shows have null where films have an empty overview (irregularity 4). */
function overviewOf(title: Movie | Show, lang: Lang): string | null {
  return title.kind === 'tv' && title.overview.en === '' ? null : title.overview[lang]
}

function shared(item: Dated, lang: Lang, today: number): Record<string, unknown> {
  const { title, popularity } = item
  const { vote, votes } = voteOf(item, today)
  return {
    adult: title.quirks.hidden === 'adult',
    backdrop_path: backdropOf(title),
    genre_ids: genresOf(title),
    id: title.id,
    original_language: title.originalLanguage,
    overview: overviewOf(title, lang),
    popularity: title.quirks.popularityAsText === true ? String(popularity) : popularity,
    poster_path: posterOf(title, lang),
    softcore: title.quirks.softcore === true,
    vote_average: vote,
    vote_count: votes,
  }
}

/** A title as it stands in a list: movies have `title` and `release_date`, shows `name` and `first_air_date`. */
export function listItem(item: Dated, lang: Lang, today: number): Record<string, unknown> {
  const { title, day } = item
  if (isMovie(item))
    return {
      ...shared(item, lang, today),
      title: title.title[lang],
      original_title: title.originalTitle,
      release_date: day === null ? '' : isoDate(day),
      video: title.quirks.hidden === 'video',
    }
  return {
    ...shared(item, lang, today),
    name: title.title[lang],
    original_name: title.originalTitle,
    // Unknown premieres are sometimes an empty text, sometimes null (irregularity 3).
    first_air_date: day === null ? (title.index % 40 === 14 ? null : '') : isoDate(day),
    origin_country: originOf(title),
  }
}

/** The same with its kind, for lists that mix kinds. */
export const mixedItem = (item: Dated, lang: Lang, today: number): Record<string, unknown> => ({
  ...listItem(item, lang, today),
  media_type: item.title.kind,
})
