import type { SavedTitle } from '#contract/titles.ts'
import type { MediaRef, MediaType } from '#contract/media.ts'
import { fourK } from '#product/four-k.ts'
import type { Language } from '#product/languages.ts'
import type { Foreign } from './texts.ts'

/** A movie or a show as the screens know it, whatever the movie database left out. `date` is `YYYY-MM-DD` or null. */
export interface Title extends Foreign<'title' | 'overview'> {
  type: MediaType
  id: number
  title: string
  overview: string
  posterPath: string | null
  backdropPath: string | null
  date: string | null
  /** 0 to 10; 0 when nobody voted. */
  rating: number
  /** ISO 639-1, of the original. */
  language: string
  genreIds: readonly number[]
}

/** What of a title is a title, without all else that is known of it: for what is kept. */
export function onlyTitle({
  type,
  id,
  title,
  overview,
  posterPath,
  backdropPath,
  date,
  rating,
  language,
  genreIds,
  foreign,
}: Title): Title {
  return { type, id, title, overview, posterPath, backdropPath, date, rating, language, genreIds, ...(foreign && { foreign }) }
}

export const titleRef = (title: Title): MediaRef => ({ media_type: title.type, media_id: title.id })

/** What is kept of a title when a person saves it (specification, section 3). */
export function savedTitleOf(title: Title): SavedTitle {
  return {
    media_id: title.id,
    media_type: title.type,
    title: title.title,
    poster_path: title.posterPath,
    backdrop_path: title.backdropPath,
    overview: title.overview,
    rating: title.rating,
  }
}

/** A saved title, or one in the history, as a card needs it; what was not kept is unknown. */
export function titleOf(saved: Omit<SavedTitle, 'added_at'>): Title {
  return {
    type: saved.media_type,
    id: saved.media_id,
    title: saved.title,
    overview: saved.overview,
    posterPath: saved.poster_path,
    backdropPath: saved.backdrop_path,
    date: null,
    rating: saved.rating,
    language: '',
    genreIds: [],
  }
}

/** An average vote as people write it, `7.1` or `7,1`; null when nobody voted. Without Intl, whose first use costs 20 ms of start. */
export function ratingText(rating: number, language: Language): string | null {
  if (!(rating > 0)) return null
  const text = Math.min(rating, 10).toFixed(1)
  return language === 'de' ? text.replace('.', ',') : text
}

/**
 * An estimate from the artwork, nothing more: HD if there is a backdrop, else CAM (specification, section 2); where a source has said the lines of
 * the picture, those count (decision P8).
 */
export function qualityOf(title: Title, lines?: number): '4K' | `${number}p` | 'HD' | 'CAM' {
  if (lines !== undefined) return lines >= fourK.lines ? '4K' : `${lines}p`
  return title.backdropPath === null ? 'CAM' : 'HD'
}
