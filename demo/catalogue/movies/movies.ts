import { inventedMovies } from './invented-movies.ts'
import { openMovies, silentMovies } from './real-movies.ts'
import type { Movie } from '../titles/title.ts'

/** Every movie that the demo catalogue bundles. */
export const movies: readonly Movie[] = [...openMovies, ...silentMovies, ...inventedMovies]

const byId = new Map(movies.map((movie) => [movie.id, movie]))

export const movieWithId = (id: number): Movie | undefined => byId.get(id)
