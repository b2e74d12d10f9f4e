import { itemAt } from '../../random.ts'
import { dayFrom } from '../dates.ts'
import { firstId } from '../ids.ts'
import type { Movie } from '../titles/title.ts'
import { inventedMovies, moviePeriod } from './invented-movies.ts'
import { openMovies, silentMovies } from './real-movies.ts'

/** Every movie that the demo catalogue bundles. */
export const movies: readonly Movie[] = [...openMovies, ...silentMovies, ...inventedMovies]

const byId = new Map(movies.map((movie) => [movie.id, movie]))

export const movieWithId = (id: number): Movie | undefined => byId.get(id)

const models = inventedMovies.filter((movie) => movie.quirks.hidden === undefined)

/**
 * More movies, for measuring: numbered copies of the invented films with dates of their own. They share texts, casts and
 * pictures with the originals, so that a hundred thousand fit into memory.
 */
export function extraMovies(count: number): Movie[] {
  return Array.from({ length: count }, (_, at) => {
    const model = itemAt(models, at)
    const name = `No. ${Math.floor(at / models.length) + 2}`
    return {
      ...model,
      id: firstId.extraMovie + at,
      rank: movies.length * 2 + at,
      title: { en: `${model.title.en} ${name}`, de: `${model.title.de} ${name.replace('No.', 'Nr.')}` },
      collection: undefined,
      release:
        at % 3 === 0
          ? { rolling: (at * 89) % moviePeriod }
          : { fixed: dayFrom(1931 + ((at * 7) % 95), 1 + ((at * 5) % 12), 1 + ((at * 13) % 28)) },
    }
  })
}
