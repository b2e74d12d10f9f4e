import type { Movie, Show } from './title.ts'

/** `GET /{movie|tv}/{id}/translations`: the texts in both languages, an empty one where nobody has written it. */
export function translationsOf(title: Movie | Show): Record<string, unknown> {
  const heading = title.kind === 'movie' ? 'title' : 'name'
  const texts = (lang: 'en' | 'de'): Record<string, unknown> => ({
    [heading]: title.title[lang] === title.originalTitle ? '' : title.title[lang],
    overview: title.overview[lang],
    tagline: title.tagline[lang],
    homepage: '',
  })
  return {
    translations: [
      { iso_3166_1: 'US', iso_639_1: 'en', name: 'English', english_name: 'English', data: texts('en') },
      { iso_3166_1: 'DE', iso_639_1: 'de', name: 'Deutsch', english_name: 'German', data: texts('de') },
    ],
  }
}
