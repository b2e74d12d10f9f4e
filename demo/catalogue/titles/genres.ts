import { genres } from '#product/genres.ts'
import type { Lang, Text } from '../text.ts'

const movieGenres = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37]
const showGenres = [10759, 16, 35, 80, 99, 18, 10751, 10762, 9648, 10763, 10764, 10765, 10766, 10767, 10768, 37]

/** In no list any more, but still on titles (irregularity 19). */
const retired: Readonly<Record<number, Text>> = { 10769: { en: 'Foreign', de: 'Ausländisch' } }

export interface Genre {
  id: number
  name: string
}

export const genresNamed = (ids: readonly number[], lang: Lang): Genre[] =>
  ids.map((id) => ({ id, name: (genres[id] ?? retired[id])?.[lang] ?? '' }))

export const movieGenreList = (lang: Lang): { genres: Genre[] } => ({ genres: genresNamed(movieGenres, lang) })

export const showGenreList = (lang: Lang): { genres: Genre[] } => ({ genres: genresNamed(showGenres, lang) })
