import type { Certification } from '../titles/certifications.ts'
import type { Lang } from '../text.ts'
import { countries, languages } from '../titles/countries.ts'

const wide = ['w780', 'w1280']
const narrow = ['w92', 'w185', 'w342', 'w500', 'w780']

/** `GET /configuration`: pictures come from our own image proxy, in the sizes that it makes. */
export const configuration = {
  images: {
    base_url: '/img/',
    secure_base_url: '/img/',
    backdrop_sizes: wide,
    logo_sizes: narrow,
    poster_sizes: narrow,
    profile_sizes: narrow,
    still_sizes: [...narrow, 'w1280'],
  },
  change_keys: [],
}

/** `GET /configuration/countries`. */
export const countryList = Object.entries(countries).map(([code, [english, native]]) => ({
  iso_3166_1: code,
  english_name: english,
  native_name: native,
}))

/** `GET /configuration/languages`. */
export const languageList = Object.entries(languages).map(([code, [english, native]]) => ({
  iso_639_1: code,
  english_name: english,
  name: native,
}))

/** `GET /certification/{movie|tv}/list`. */
export const certificationList = (table: Readonly<Record<string, readonly Certification[]>>, lang: Lang): Record<string, unknown> => ({
  certifications: Object.fromEntries(
    Object.entries(table).map(([country, rows]) => [
      country,
      rows.map(({ certification, meaning }, at) => ({ certification, meaning: meaning[lang], order: at })),
    ]),
  ),
})
