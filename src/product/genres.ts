import type { MediaType } from '#contract/media.ts'
import type { Language } from './languages.ts'

/** Genre ids with their names (specification, section 3; the TV ids by decision P14). */
export const genres: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  28: { en: 'Action', de: 'Action' },
  12: { en: 'Adventure', de: 'Abenteuer' },
  16: { en: 'Animation', de: 'Animation' },
  35: { en: 'Comedy', de: 'Komödie' },
  80: { en: 'Crime', de: 'Krimi' },
  99: { en: 'Documentary', de: 'Dokumentarfilm' },
  18: { en: 'Drama', de: 'Drama' },
  10751: { en: 'Family', de: 'Familie' },
  14: { en: 'Fantasy', de: 'Fantasy' },
  36: { en: 'History', de: 'Historie' },
  27: { en: 'Horror', de: 'Horror' },
  10402: { en: 'Music', de: 'Musik' },
  9648: { en: 'Mystery', de: 'Mystery' },
  10749: { en: 'Romance', de: 'Liebesfilm' },
  878: { en: 'Sci-Fi', de: 'Science-Fiction' },
  10770: { en: 'TV Movie', de: 'TV-Film' },
  53: { en: 'Thriller', de: 'Thriller' },
  10752: { en: 'War', de: 'Kriegsfilm' },
  37: { en: 'Western', de: 'Western' },
  10759: { en: 'Action & Adventure', de: 'Action & Abenteuer' },
  10762: { en: 'Kids', de: 'Kinder' },
  10763: { en: 'News', de: 'Nachrichten' },
  10764: { en: 'Reality', de: 'Reality' },
  10765: { en: 'Sci-Fi & Fantasy', de: 'Science-Fiction & Fantasy' },
  10766: { en: 'Soap', de: 'Seifenoper' },
  10767: { en: 'Talk', de: 'Talkshow' },
  10768: { en: 'War & Politics', de: 'Krieg & Politik' },
}

/** The genres of each kind, in the order they are offered. */
export const genresOf = {
  movie: [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37],
  tv: [10759, 16, 35, 80, 99, 18, 10751, 10762, 9648, 10763, 10764, 10765, 10766, 10767, 10768, 37],
} as const satisfies Record<MediaType, readonly number[]>
