import type { FastifyInstance } from 'fastify'
import { entities, entitySchemas } from '#contract/entities.ts'
import { momentOf, clearKey } from '#contract/sync.ts'
import { isKeyOf, stoppedLimit } from '#contract/schemas.ts'
import { stampMs } from '#sync/clock.ts'
import type { EntityRow } from '../db/schema.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { writeAccountHeaders } from '../http/sync-headers.ts'
import type { Database } from '../db/connection.ts'
import { jsonAnswer, jsonArray } from '../http/json-stream.ts'
import { type LongAnswer, oneLongAnswer } from '../http/long-answers.ts'
import { eachRow, eachRowOf, findRow, valueOf } from '../repositories/entities.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { applyCall } from '../sync/apply-call.ts'

/** When a row was first there and when it was last written, epoch ms. */
interface Times {
  createdAt: number
  writtenAt: number
}

/** One list of a member: its entity and the plain calls for it. */
interface TitleList {
  entity: 'favorites' | 'watchlist' | 'watch_history' | 'continue_watching' | 'ratings' | 'title_notes'
  list: 'favorites' | 'watchlist' | 'watchHistory' | 'continueWatching' | 'ratings' | 'titleNotes'
  add: 'addFavorite' | 'addToWatchlist' | 'addToWatchHistory' | 'saveProgress' | 'saveRating' | 'saveTitleNote'
  remove: 'removeFavorite' | 'removeFromWatchlist' | 'removeFromWatchHistory' | 'removeProgress' | 'removeRating' | 'removeTitleNote'
  /** How many entries one call lists; all of them without it. */
  limit?: { default: number; max: number }
}

const lists: readonly TitleList[] = [
  { entity: 'favorites', list: 'favorites', add: 'addFavorite', remove: 'removeFavorite' },
  { entity: 'watchlist', list: 'watchlist', add: 'addToWatchlist', remove: 'removeFromWatchlist' },
  { entity: 'watch_history', list: 'watchHistory', add: 'addToWatchHistory', remove: 'removeFromWatchHistory' },
  { entity: 'continue_watching', list: 'continueWatching', add: 'saveProgress', remove: 'removeProgress', limit: stoppedLimit },
  { entity: 'ratings', list: 'ratings', add: 'saveRating', remove: 'removeRating' },
  { entity: 'title_notes', list: 'titleNotes', add: 'saveTitleNote', remove: 'removeTitleNote' },
]

/** A row as the calls answer it; `moment` (epoch ms) is its place in the list, the newest first. */
function read(entity: TitleList['entity'], value: unknown, { createdAt, writtenAt }: Times): { moment: number; fields: object } {
  const stored = entitySchemas[entity].value.parse(value)
  const created_at = isoTime(createdAt)
  const rules = entities[entity]
  const moment = momentOf(stored) ?? (rules.repeated === 'first' ? createdAt : writtenAt)
  if (rules.repeated === 'first') return { moment, fields: { ...stored, created_at } }
  // The calls give `updated_at` as a date and `watched_at` as a number.
  return { moment, fields: { ...stored, [rules.moment]: rules.moment === 'updated_at' ? isoTime(moment) : moment, created_at } }
}

/** The lists of titles of a member. An id is the key within the account, `movie:603`, so an id never reaches another account's rows. */
export function titleListRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addHook('preValidation', async (request) => {
      request.body = asSent(request.body)
    })
    const begin = oneLongAnswer(services.limits)
    for (const list of lists) addList(scope, services, list, begin)

    addRoute(scope, services, 'clearWatchHistory', async ({ member, request, reply }) => {
      await applyCall(services, member, request, reply, (stamp) => [
        { entity: 'watch_history', key: clearKey, value: (at) => ({ cleared_at: stampMs(at) }), stamp },
      ])
      return reply.status(204).send()
    })
  })
}

/**
 * An entry as the lists answer it is taken back: what only the server says of it is left out, and its moment becomes a number again
 * (specification, section 7).
 */
function asSent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { id: _, created_at: __, ...sent }: Record<string, unknown> = { ...body }
  const { updated_at: moment } = sent
  return typeof moment === 'string' && isoForm.test(moment) ? { ...sent, updated_at: Date.parse(moment) } : sent
}

const isoForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

function addList(app: FastifyInstance, services: Services, { entity, list, add, remove, limit }: TitleList, begin: LongAnswer): void {
  const { db, clock, limits } = services

  addRoute(app, services, list, async ({ member, query, request, reply }) => {
    const count = limit && limitIn(query['limit'], limit)
    await begin(member.id, request, reply)
    // Read first: a device that continues from this number may see a newer row twice, but never misses one.
    writeAccountHeaders(reply, await findSyncAccount(db, member.id))
    const places = await placesIn(db, entity, member.id)
    limits.countRead(member.id, places.length)
    const keys = places.slice(0, count).map(({ key }) => key)
    return jsonAnswer(reply, jsonArray(entriesOf(db, entity, member.id, keys)))
  })

  addRoute(app, services, add, async ({ member, body, request, reply }) => {
    const id = (entitySchemas[entity].keyOf as (value: typeof body) => string)(body)
    await applyCall(services, member, request, reply, (stamp) => [{ entity, key: id, value: body, stamp }])
    reply.status(201)
    const row = await findRow(db, entity, member.id, id)
    // A newer mutation may have deleted it meanwhile: the answer is then what was sent, and X-Sync-Result says so.
    const [value, times] = row?.value ? [valueOf(row.value), timesOf(row)] : [body, { createdAt: clock(), writtenAt: clock() }]
    return { id, ...read(entity, value, times).fields }
  })

  addRoute(app, services, remove, async ({ member, params, request, reply }) => {
    const key = params['id'] ?? ''
    if (!isKeyOf(entity, key) || key === clearKey) throw new ApiError('not-found', 'There is no such entry; ids look like movie:603.')
    await applyCall(services, member, request, reply, (stamp) => [{ entity, key, value: null, stamp }])
    return reply.status(204).send()
  })
}

/** Where a row stands in its list. */
interface Place extends Pick<EntityRow, 'key' | 'created_at' | 'seq'> {
  moment: number
}

/** The places of a whole list, the newest first: of a list of any length this is all that is in memory at once. */
async function placesIn(db: Database, entity: TitleList['entity'], userId: string): Promise<Place[]> {
  const places: Place[] = []
  for await (const rows of eachRow(db, entity, userId))
    for (const { key, value, created_at, seq, stamp } of rows)
      if (key !== clearKey)
        places.push({ key, created_at, seq, moment: read(entity, valueOf(value), timesOf({ created_at, stamp })).moment })
  return places.sort((a, b) => b.moment - a.moment || b.created_at - a.created_at || b.seq - a.seq)
}

async function* entriesOf(
  db: Database,
  entity: TitleList['entity'],
  userId: string,
  keys: readonly string[],
): AsyncGenerator<object[], void> {
  for await (const rows of eachRowOf(db, entity, userId, keys))
    yield rows.map((row) => ({ id: row.key, ...read(entity, valueOf(row.value), timesOf(row)).fields }))
}

const timesOf = (row: Pick<EntityRow, 'created_at' | 'stamp'>): Times => ({ createdAt: row.created_at, writtenAt: stampMs(row.stamp) })

const isoTime = (ms: number) => new Date(ms).toISOString()

/** @throws ApiError for anything but a whole number from 1 to `max` */
function limitIn(given: string | string[] | undefined, { default: fallback, max }: { default: number; max: number }): number {
  if (given === undefined) return fallback
  const count = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0
  if (count < 1 || count > max) throw invalidField('limit', `must be a whole number from 1 to ${max}`)
  return count
}
