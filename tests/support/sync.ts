import { randomUUID } from 'node:crypto'
import type { Upcaster } from '#contract/older-shapes.ts'
import { type Mutation, payloadVersion } from '#contract/sync.ts'
import { makeStamp } from '#sync/clock.ts'
import type { TestMember, TestServer } from './server.ts'

/** A stamp of a device at `ms`. */
export const stampAt = (ms: number, counter = 0, client = 'aaaaaaaaaaaa'): string => makeStamp(ms, counter, client)

/** A change that saves movie `id`, as a device would send it. */
export function putFavorite(id: number, stamp: string, change: Partial<Mutation> = {}): Mutation {
  const value = { media_id: id, media_type: 'movie', title: `Movie ${id}`, poster_path: null, backdrop_path: null, overview: '', rating: 7 }
  return { mutationId: randomUUID(), entity: 'favorites', key: `movie:${id}`, op: 'put', value, stamp, v: payloadVersion, ...change }
}

/** A change that removes movie `id`. */
export const deleteFavorite = (id: number, stamp: string, change: Partial<Mutation> = {}): Mutation =>
  putFavorite(id, stamp, { op: 'delete', value: null, ...change })

/** A step to the next payload version that changes the value and nothing else; a deletion has none. */
export const reshaping =
  (change: (value: unknown) => unknown): Upcaster =>
  (state) => [{ ...state, value: state.value === null ? null : change(state.value) }]

/** Sends changes of a member, a hundred at a time. */
export async function pushAll({ call }: TestServer, { token }: TestMember, items: readonly Mutation[]): Promise<void> {
  for (let from = 0; from < items.length; from += 100) await call('push', { token, body: { items: items.slice(from, from + 100) } })
}
