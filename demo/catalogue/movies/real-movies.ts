import { randomOf } from '../../random.ts'
import { dayFrom } from '../dates.ts'
import { firstId } from '../ids.ts'
import { historicPersonNamed } from '../people/people.ts'
import { text } from '../text.ts'
import type { Movie } from '../titles/title.ts'
import { openFilms } from './open-films.ts'
import { films } from './silent-films.ts'

/** The open movies of the Blender Studio. */
export const openMovies: readonly Movie[] = openFilms.map((film, index) => {
  const title = text(film.title)
  const [year = 0, month = 1, date = 1] = film.date.split('-').map(Number)
  const director = historicPersonNamed(film.director)
  return {
    kind: 'movie',
    id: firstId.openFilm + index,
    index,
    art: film.genres.includes(878) ? 'scifi' : film.genres.includes(14) ? 'fantasy' : 'family',
    title,
    originalTitle: title.en,
    originalLanguage: 'en',
    country: 'NL',
    overview: text(film.overview),
    tagline: { en: '', de: '' },
    genres: film.genres,
    rank: 5 + index * 11,
    vote: 8.1 - index * 0.11,
    votes: 2_400 - index * 120,
    cast: [],
    directors: director === undefined ? [] : [director],
    writer: undefined,
    homepage: film.homepage,
    video: film.video === undefined ? undefined : { key: film.video, name: `${film.title} (Blender Studio, CC BY)` },
    quirks: {},
    runtime: film.runtime,
    imdbId: null,
    collection: film.title.startsWith('Caminandes') ? firstId.collection : undefined,
    certification: 'G',
    release: { fixed: dayFrom(year, month, date) },
    budget: 0,
  }
})

/** Public-domain films of 1930 or earlier. */
export const silentMovies: readonly Movie[] = films.map((film, index) => {
  const title = text(film.title)
  return {
    kind: 'movie',
    id: firstId.silent + index,
    index,
    art: 'silent',
    title,
    originalTitle: title.en,
    originalLanguage: 'en',
    country: 'US',
    overview: text(film.overview),
    tagline: { en: '', de: '' },
    genres: film.genres,
    rank: 38 + index * 7,
    vote: 5.6 + Math.round(randomOf(`silent ${index}`) * 240) / 100,
    votes: 30 + Math.floor(randomOf(`silent votes ${index}`) * 1_400),
    cast: film.cast.flatMap((name) => {
      const person = historicPersonNamed(name)
      return person === undefined ? [] : [{ person, character: '' }]
    }),
    directors: [],
    writer: undefined,
    homepage: `https://archive.org/details/${film.archive}`,
    video: undefined,
    quirks: {},
    runtime: 0,
    imdbId: film.imdb,
    collection: undefined,
    certification: '',
    release: { fixed: dayFrom(film.year, 1, 1) },
    budget: 0,
  }
})
