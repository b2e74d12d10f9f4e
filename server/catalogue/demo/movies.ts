import { around, chance } from './chance.ts'
import { dayFrom } from './dates.ts'
import { films } from './films.ts'
import { firstId } from './ids.ts'
import { inventTitle, patternTitles, takeTurns } from './invention.ts'
import { moods } from './moods/all.ts'
import { openFilms } from './open-films.ts'
import { historicPersonNamed } from './people.ts'
import { withQuirks } from './quirks.ts'
import { makeSagas, sagaCount } from './sagas.ts'
import { text } from './text.ts'
import type { Movie } from './titles.ts'

const movieCount = 780

/** Two of seven are older films with a date for ever; the others roll with today. */
const isClassic = (index: number): boolean => index % 7 === 3 || index % 7 === 5

const ideas = takeTurns(movieCount, (mood) => [...mood.movies.map(text), ...patternTitles(mood)])
const rollingCount = ideas.filter((_, index) => !isClassic(index)).length

/** Days before a rolling film's date comes round again, and how far ahead dates are announced. */
export const moviePeriod = 294
export const movieAhead = 89

const certifications = ['PG-13', 'R', 'PG', 'PG-13', 'G', 'R', 'NR'] as const

/** Spreads the rolling films evenly: neighbours in popularity lie far apart in time. */
function phaseOf(rollingIndex: number): number {
  return Math.floor((((rollingIndex * 89) % rollingCount) * moviePeriod) / rollingCount)
}

/** A date for ever, or (one in six) none, as for films that the movie database knows only by name. */
function releaseOfClassic(turn: number): Movie['release'] {
  if (turn > sagaCount && turn % 6 === 4) return { unknown: true }
  const year = turn < sagaCount ? 1990 + ((turn * 7) % 27) : 1961 + ((turn * 11) % 64)
  return { fixed: dayFrom(year, 1 + ((turn * 5) % 12), 1 + ((turn * 13) % 28)) }
}

function inventMovies(): Movie[] {
  const turns = { rolling: 0, classic: 0 }
  const invented = ideas.map((idea, index): Movie => {
    const { casting: _, ...shared } = inventTitle(idea, `movie ${index}`, around(moods[idea.mood].movieGenres, idea.turn))
    const movie: Movie = {
      ...shared,
      kind: 'movie',
      id: firstId.movie + index,
      index,
      rank: Math.round(index * 1.35),
      runtime: 78 + Math.floor(chance(`runtime ${index}`) * 68),
      imdbId: null,
      collection: undefined,
      certification: index % 9 === 8 ? '' : around(certifications, index * 3),
      release: isClassic(index) ? releaseOfClassic(turns.classic++) : { rolling: phaseOf(turns.rolling++) },
      budget: index % 3 === 0 ? 0 : 1_000_000 * (2 + Math.floor(chance(`budget ${index}`) * 60)),
    }
    return special(withQuirks(movie, 40))
  })
  const sagas = makeSagas(invented.filter((movie) => isClassic(movie.index)))
  return invented.map((movie) => sagas.get(movie.id) ?? movie)
}

/** The two rarest irregularities: an item as good as empty, and one that only an adult should meet. */
function special(movie: Movie): Movie {
  if (movie.index >= movieCount - 4) return { ...movie, quirks: { ...movie.quirks, bare: true }, release: { unknown: true }, runtime: 0 }
  if (movie.index === 611 || movie.index === 688) return { ...movie, quirks: { ...movie.quirks, softcore: true } }
  return movie
}

function openMovies(): Movie[] {
  return openFilms.map((film, index) => {
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
}

function silentMovies(): Movie[] {
  return films.map((film, index) => {
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
      vote: 5.6 + Math.round(chance(`silent ${index}`) * 240) / 100,
      votes: 30 + Math.floor(chance(`silent votes ${index}`) * 1_400),
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
}

/** Every movie of the demo catalogue. */
export const movies: readonly Movie[] = [...openMovies(), ...silentMovies(), ...inventMovies()]

const byId = new Map(movies.map((movie) => [movie.id, movie]))

export const movieWithId = (id: number): Movie | undefined => byId.get(id)
