import { firstId } from './ids.ts'
import { movies } from './movies.ts'
import type { Text } from './text.ts'
import type { Movie } from './titles.ts'

export interface Collection {
  id: number
  name: Text
  overview: Text
  /** As the movie database has them: in no particular order (irregularity 35). */
  parts: readonly Movie[]
}

const grouped = Map.groupBy(
  movies.filter((movie) => movie.collection !== undefined),
  (movie) => movie.collection,
)

function describe(id: number, found: readonly Movie[]): Collection {
  const base: Text = id === firstId.collection ? { en: 'Caminandes', de: 'Caminandes' } : (found[0]?.title ?? { en: '', de: '' })
  return {
    id,
    name: { en: `${base.en} Collection`, de: `${base.de} Filmreihe` },
    overview: {
      en: `All the films of the “${base.en}” series in one place.`,
      de: `Alle Filme der Reihe „${base.de}“ an einem Ort.`,
    },
    parts: id % 3 === 0 ? found.toReversed() : found,
  }
}

/** A collection with its films, or undefined. */
export function collectionWithId(id: number): Collection | undefined {
  const found = grouped.get(id)
  return found === undefined ? undefined : describe(id, found)
}
