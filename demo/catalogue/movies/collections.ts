import { firstId } from '../ids.ts'
import { movies } from './movies.ts'
import type { Text } from '../text.ts'
import type { Movie } from '../titles/title.ts'

export interface Collection {
  id: number
  /** What the films are called, without “Collection”. */
  series: Text
  name: Text
  overview: Text
  /** As the movie database has them: in no particular order (irregularity 35). */
  parts: readonly Movie[]
}

function describe(id: number, found: readonly Movie[]): Collection {
  const base: Text = id === firstId.collection ? { en: 'Caminandes', de: 'Caminandes' } : (found[0]?.title ?? { en: '', de: '' })
  return {
    id,
    series: base,
    name: { en: `${base.en} Collection`, de: `${base.de} Filmreihe` },
    overview: {
      en: `All the films of the “${base.en}” series in one place.`,
      de: id % 5 === 4 ? '' : `Alle Filme der Reihe „${base.de}“ an einem Ort.`,
    },
    parts: id % 3 === 0 ? found.toReversed() : found,
  }
}

/** Every collection with its films. */
export const collections: readonly Collection[] = [
  ...Map.groupBy(
    movies.filter((movie) => movie.collection !== undefined),
    (movie) => movie.collection ?? 0,
  ),
]
  .map(([id, found]) => describe(id, found))
  .toSorted((a, b) => a.id - b.id)

const byId = new Map(collections.map((collection) => [collection.id, collection]))

export const collectionWithId = (id: number): Collection | undefined => byId.get(id)
