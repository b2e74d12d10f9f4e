import { itemAt, randomOf } from '../../random.ts'
import { dayFrom } from '../dates.ts'
import { firstId } from '../ids.ts'
import { moods } from '../moods/all.ts'
import { text } from '../text.ts'
import type { Text } from '../text.ts'
import { inventTitle, patternTitles, sequelStory, takeTurns } from '../titles/invention.ts'
import { withIrregularity } from '../titles/irregular.ts'
import type { Movie, Quirks } from '../titles/title.ts'

/** Invented series of three films each; with Caminandes they make the twenty-five collections. */
const seriesCount = 24

const yearsBetweenParts = 3

/** Tells the `part`th film of the series that a film begins. */
type TellStory = (first: Movie, part: number) => Text

const nthPart = (base: Movie, film: Movie, part: number, overview: Text): Movie => ({
  ...base,
  overview,
  id: film.id,
  index: film.index,
  rank: film.rank,
  votes: film.votes,
  vote: Math.max(4.2, Math.round((base.vote - 0.4 * (part - 1)) * 1000) / 1000),
  quirks: { ...film.quirks, bare: false },
  title: { en: `${base.title.en} ${part}`, de: `${base.title.de} ${part}` },
  originalTitle: `${base.originalTitle} ${part}`,
  release: 'fixed' in base.release ? { fixed: base.release.fixed + Math.round(365.25 * yearsBetweenParts * (part - 1)) } : base.release,
})

/** The first of these films become first parts, the last ones their sequels. Answers with the changed films by id. */
function makeSeries(films: readonly Movie[], tell: TellStory): Map<number, Movie> {
  const changed = new Map<number, Movie>()
  const sequels = films.slice(-2 * seriesCount)
  films.slice(0, seriesCount).forEach((film, series) => {
    const base: Movie = { ...film, collection: firstId.collection + 1 + series }
    changed.set(base.id, base)
    for (const part of [2, 3]) {
      const place = sequels[(part - 2) * seriesCount + series]
      if (place !== undefined) changed.set(place.id, nthPart(base, place, part, tell(base, part)))
    }
  })
  return changed
}

const movieCount = 780

/** Two of seven are older films with a fixed date; the dates of the others move with today. */
const isClassic = (index: number): boolean => index % 7 === 3 || index % 7 === 5

const ideas = takeTurns(movieCount, (mood) => [...mood.movies.map(text), ...patternTitles(mood)])
const rollingCount = ideas.filter((_, index) => !isClassic(index)).length

/** Days until a rolling release date repeats, and how many days ahead releases are announced. */
export const moviePeriod = 294
export const movieAhead = 89

const certifications = ['PG-13', 'R', 'PG', 'PG-13', 'G', 'R', 'NR'] as const

/** Spreads the rolling films evenly over the period, films of similar popularity far apart. */
function phaseOf(rollingIndex: number): number {
  return Math.floor((((rollingIndex * 89) % rollingCount) * moviePeriod) / rollingCount)
}

/** The seed of a film: independent of its title. */
const seedOf = (index: number): string => `movie ${index}`

/** A fixed date, or (one in six) none, as for films that the movie database knows only by name. */
function releaseOfClassic(turn: number): Movie['release'] {
  if (turn > seriesCount && turn % 6 === 4) return { unknown: true }
  const year = turn < seriesCount ? 1990 + ((turn * 7) % 27) : 1961 + ((turn * 11) % 64)
  return { fixed: dayFrom(year, 1 + ((turn * 5) % 12), 1 + ((turn * 13) % 28)) }
}

function invent(): Movie[] {
  const turns = { rolling: 0, classic: 0 }
  const invented = ideas.map((idea, index): Movie => {
    const movie: Movie = {
      ...inventTitle(idea, seedOf(index), itemAt(moods[idea.mood].movieGenres, idea.turn)),
      kind: 'movie',
      id: firstId.movie + index,
      index,
      rank: Math.round(index * 1.35),
      runtime: 78 + Math.floor(randomOf(`runtime ${index}`) * 68),
      imdbId: null,
      collection: undefined,
      certification: index % 9 === 8 ? '' : itemAt(certifications, index * 3),
      release: isClassic(index) ? releaseOfClassic(turns.classic++) : { rolling: phaseOf(turns.rolling++) },
      budget: index % 3 === 0 ? 0 : 1_000_000 * (2 + Math.floor(randomOf(`budget ${index}`) * 60)),
    }
    return special(withIrregularity(movie, 40))
  })
  const seriesFilms = makeSeries(
    invented.filter((movie) => isClassic(movie.index)),
    ({ index, overview }, part) => {
      const idea = ideas[index]
      return idea === undefined ? overview : sequelStory(idea, seedOf(index), part)
    },
  )
  return invented.map((movie) => seriesFilms.get(movie.id) ?? movie)
}

const hidden: Readonly<Record<number, Quirks['hidden']>> = { 607: 'adult', 610: 'video', 687: 'adult', 690: 'video' }

/** Irregularities that only films have: nearly empty, or hidden from lists. */
function special(movie: Movie): Movie {
  const kind = hidden[movie.index]
  if (kind !== undefined) return { ...movie, quirks: { ...movie.quirks, hidden: kind } }
  if (movie.index < 40 || movie.index % 20 !== 18) return movie
  const empty: Movie = { ...movie, overview: { en: '', de: '' }, release: { unknown: true }, runtime: 0 }
  return { ...empty, quirks: { ...movie.quirks, bare: true } }
}

export const inventedMovies: readonly Movie[] = invent()
