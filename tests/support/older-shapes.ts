import { randomUUID } from 'node:crypto'
import type { Mutation } from '#contract/sync.ts'

/** Stars and words of movie `id`, in the one value that payload version 1 had for both. */
export const opinionOf1 = (id: number, stars: number | null, note: string) => ({
  media_id: id,
  media_type: 'movie',
  title: `Movie ${id}`,
  poster_path: null,
  backdrop_path: null,
  stars,
  note,
})

/** A saved filter as lists say it; its id is one letter again and again. */
export const filterOf = (letter: string, name = letter) =>
  ({ id: letter.repeat(16), type: 'movie', name, query: `query=${letter}` }) as const

/** A change as a device of payload version 1 sends it; a value of null deletes. */
export const sentBy1 = (
  entity: Mutation['entity'],
  key: string,
  value: unknown,
  stamp: string,
  mutationId: string = randomUUID(),
): Mutation => ({ mutationId, entity, key, op: value === null ? 'delete' : 'put', value, stamp, v: 1 })
