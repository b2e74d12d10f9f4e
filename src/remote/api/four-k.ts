import { endpoints } from '#contract/endpoints.ts'
import { mediaKey } from '#contract/media.ts'
import { isFourK } from '#domain/sources/four-k.ts'
import type { Query } from '../tmdb/query.ts'
import { label, listOf, number, record, text } from '../tmdb/readers.ts'

/** A title in 4K that comes with Matinee: its key, the lines of its largest picture, and the name of that one's licence. */
export interface BuiltInFourK {
  key: string
  height: number
  licence: string
}

/** Every title in 4K that comes with Matinee. */
export const fourKQuery: Query<readonly BuiltInFourK[]> = {
  path: `/api${endpoints.fourK.path}`,
  params: {},
  read: (body) =>
    Array.isArray(record(body)['titles'])
      ? listOf(record(body)['titles'], (title) => {
          const [type, media_id, height] = [text(title['media_type']), number(title['media_id']), number(title['height'])]
          const media_type = type === 'movie' || type === 'tv' ? type : null
          if (media_type === null || !(media_id >= 1) || !isFourK(height)) return null
          return { key: mediaKey({ media_type, media_id }), height, licence: label(record(title['licence'])['name']) }
        })
      : null,
}
