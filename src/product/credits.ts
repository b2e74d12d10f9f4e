/** What Matinee brings along that others have made, besides libraries: who, under which licence (SPDX or its own words), and where it is from. */
export const credits = [
  {
    of: 'typeface',
    name: 'Bricolage Grotesque',
    by: 'The Bricolage Grotesque Project Authors',
    licence: 'OFL-1.1',
    url: 'https://github.com/ateliertriay/bricolage',
  },
  { of: 'seasons', name: 'openfootball', by: 'openfootball contributors', licence: 'CC0-1.0', url: 'https://github.com/openfootball' },
  { of: 'films', name: 'Blender Open Movies', by: 'Blender Foundation', licence: 'CC-BY', url: 'https://studio.blender.org/films/' },
  { of: 'books', name: 'LibriVox', by: 'LibriVox volunteers', licence: 'public-domain', url: 'https://librivox.org/' },
] as const

export type Credit = (typeof credits)[number]
