import type { Ask } from '../request.ts'
import type { Collection } from './collections.ts'
import { picturePath } from '../picture-names.ts'
import { findMovie } from '../snapshot.ts'
import { listItem } from '../titles/items.ts'
import { inAskedLanguages, pictureOf } from '../titles/images.ts'

const posterOf = ({ id }: Collection, ask: Ask): string => picturePath('collection', id, ask.lang)

const backdropOf = ({ id }: Collection, variant = 0): string => picturePath('collection', id, 'none', variant)

/** A collection as a movie names it. */
export const collectionItem = (collection: Collection, ask: Ask): Record<string, unknown> => ({
  id: collection.id,
  name: collection.name[ask.lang],
  poster_path: posterOf(collection, ask),
  backdrop_path: backdropOf(collection),
})

/** A collection as a search finds it. */
export const collectionHit = (collection: Collection, ask: Ask): Record<string, unknown> => ({
  adult: false,
  ...collectionItem(collection, ask),
  original_language: 'en',
  original_name: collection.name.en,
  overview: collection.overview[ask.lang],
})

/** `GET /collection/{id}`. */
export const collectionDetails = (collection: Collection, ask: Ask): Record<string, unknown> => ({
  ...collectionHit(collection, ask),
  parts: collection.parts.flatMap((part) => {
    const item = findMovie(part.id, ask.snapshot)
    return item === undefined ? [] : [{ ...listItem(item, ask.lang, ask.today), media_type: 'movie' }]
  }),
})

type Part = (collection: Collection, ask: Ask) => Record<string, unknown>

/** What may be appended to a collection, or asked for by its own path. */
export const collectionParts: Readonly<Record<string, Part>> = {
  images: ({ id }, ask) => ({
    backdrops: inAskedLanguages(
      [0, 1].map((variant) => pictureOf('backdrop', picturePath('collection', id, 'none', variant), null, id)),
      ask,
    ),
    posters: inAskedLanguages(
      (['en', 'de'] as const).map((lang) => pictureOf('poster', picturePath('collection', id, lang), lang, id)),
      ask,
    ),
  }),
}
