import type { MediaType } from '#contract/media.ts'

/** In what order the discover pages list (specification, section 2), each as the movie database calls it. */
export const discoverSorts = {
  popular: { movie: 'popularity.desc', tv: 'popularity.desc' },
  newest: { movie: 'primary_release_date.desc', tv: 'first_air_date.desc' },
  oldest: { movie: 'primary_release_date.asc', tv: 'first_air_date.asc' },
  rating: { movie: 'vote_average.desc', tv: 'vote_average.desc' },
  votes: { movie: 'vote_count.desc', tv: 'vote_count.desc' },
  title: { movie: 'title.asc', tv: 'name.asc' },
} as const satisfies Record<string, Record<MediaType, string>>

export type DiscoverSort = keyof typeof discoverSorts

/** What the pickers offer. An address may ask for anything between the bounds. */
export const discoverSteps = {
  ratings: [5, 6, 7, 8, 9],
  votes: [10, 50, 100, 500, 1000, 5000],
  decades: [1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020],
} as const

/** The first films, and what is announced by now at most; minutes; votes; how many of one kind may be chosen. */
export const discoverBounds = { years: [1870, 2100], minutes: [1, 999], votes: [1, 1_000_000], chosen: 40 } as const

/** So few votes say nothing: whoever sorts by rating is offered titles with at least as many. */
export const votesWorthSorting = 100

/** ISO 639-1 codes of the original languages to choose from; `cn` is what the movie database says for Cantonese. */
export const originalLanguages: readonly string[] =
  'ar bg bn cn cs da de el en es et fa fi fr he hi hr hu id is it ja ka kn ko lt lv ml mr ms nl no pa pl pt ro ru sk sl sr sv ta te th tl tr uk ur vi zh'.split(
    ' ',
  )

/** ISO 3166-1 codes of the countries of origin to choose from. */
export const originCountries: readonly string[] =
  'AE AR AT AU BE BG BR CA CH CL CN CO CU CZ DE DK DZ EE EG ES FI FR GB GE GR HK HR HU ID IE IL IN IR IS IT JP KE KR KZ LB LT LU LV MA MX MY NG NL NO NZ PE PH PK PL PS PT RO RS RU SE SG SI SK SN TD TH TN TR TW UA US UY VN ZA'.split(
    ' ',
  )
