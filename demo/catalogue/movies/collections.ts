import { firstId } from '../ids.ts'
import { picturePath } from '../picture-names.ts'
import type { ApiRequest } from '../request.ts'
import { findMovie } from '../snapshot.ts'
import type { Text } from '../text.ts'
import { inAskedLanguages, pictureOf } from '../titles/images.ts'
import { listItem } from '../titles/items.ts'
import type { Movie } from '../titles/title.ts'
import { movies } from './movies.ts'

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
    name: { en: `${base.en} Collection`, de: `${base.de} (Filmreihe)` },
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

const posterOf = ({ id }: Collection, request: ApiRequest): string => picturePath('collection', id, request.lang)

const backdropOf = ({ id }: Collection, variant = 0): string => picturePath('collection', id, 'none', variant)

/** A collection as a movie names it. */
export const collectionItem = (collection: Collection, request: ApiRequest): Record<string, unknown> => ({
  id: collection.id,
  name: collection.name[request.lang],
  poster_path: posterOf(collection, request),
  backdrop_path: backdropOf(collection),
})

/** A collection as a search finds it. */
export const collectionHit = (collection: Collection, request: ApiRequest): Record<string, unknown> => ({
  adult: false,
  ...collectionItem(collection, request),
  original_language: 'en',
  original_name: collection.name.en,
  overview: collection.overview[request.lang],
})

/** `GET /collection/{id}`. */
export const collectionDetails = (collection: Collection, request: ApiRequest): Record<string, unknown> => ({
  ...collectionHit(collection, request),
  parts: collection.parts.flatMap((part) => {
    const item = findMovie(part.id, request.snapshot)
    return item === undefined ? [] : [{ ...listItem(item, request.lang, request.today), media_type: 'movie' }]
  }),
})

type Part = (collection: Collection, request: ApiRequest) => Record<string, unknown>

/** What may be appended to a collection, or asked for by its own path. */
export const collectionParts: Readonly<Record<string, Part>> = {
  images: ({ id }, request) => ({
    backdrops: inAskedLanguages(
      [0, 1].map((variant) => pictureOf('backdrop', picturePath('collection', id, 'none', variant), null, id)),
      request,
    ),
    posters: inAskedLanguages(
      (['en', 'de'] as const).map((lang) => pictureOf('poster', picturePath('collection', id, lang), lang, id)),
      request,
    ),
  }),
}
