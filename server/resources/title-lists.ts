import type { FastifyInstance } from 'fastify'
import { continueWatchingSchema, favoriteSchema, titleNoteSchema, watchHistoryItemSchema } from '#contract/entities.ts'
import { keySchemas, stoppedLimit } from '#contract/schemas.ts'
import { clearKey } from '#contract/sync.ts'
import { stampMs } from '#sync/clock.ts'
import type { EntityRow } from '../db/schema.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { writeAccountHeaders } from '../http/sync-headers.ts'
import { findRow, listRows, valueOf } from '../repositories/entities.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { applyCall } from '../sync/apply-call.ts'
import { ownKey } from '../sync/own-key.ts'

/** When a row was first there and when it was last written, epoch ms. */
interface Times {
  createdAt: number
  writtenAt: number
}

/** One list of a member: which rows, which calls, and what a row is answered as. */
interface TitleList {
  entity: 'favorites' | 'watchlist' | 'watch_history' | 'continue_watching' | 'title_notes'
  list: 'favorites' | 'watchlist' | 'watchHistory' | 'continueWatching' | 'titleNotes'
  add: 'addFavorite' | 'addToWatchlist' | 'addToWatchHistory' | 'saveProgress' | 'saveTitleNote'
  remove: 'removeFavorite' | 'removeFromWatchlist' | 'removeFromWatchHistory' | 'removeProgress' | 'removeTitleNote'
  /** The fields of the answer; `moment` (epoch ms) is its place in the list, the newest first. */
  read: (value: unknown, times: Times) => { moment: number; fields: object }
  /** How many entries one call lists; all of them without it. */
  limit?: { default: number; max: number }
}

const lists: readonly TitleList[] = [
  { entity: 'favorites', list: 'favorites', add: 'addFavorite', remove: 'removeFavorite', read: savedTitle },
  { entity: 'watchlist', list: 'watchlist', add: 'addToWatchlist', remove: 'removeFromWatchlist', read: savedTitle },
  { entity: 'watch_history', list: 'watchHistory', add: 'addToWatchHistory', remove: 'removeFromWatchHistory', read: watched },
  {
    entity: 'continue_watching',
    list: 'continueWatching',
    add: 'saveProgress',
    remove: 'removeProgress',
    read: stoppedAt,
    limit: stoppedLimit,
  },
  { entity: 'title_notes', list: 'titleNotes', add: 'saveTitleNote', remove: 'removeTitleNote', read: noted },
]

function savedTitle(value: unknown, { createdAt }: Times) {
  const title = favoriteSchema.parse(value)
  return { moment: title.added_at ?? createdAt, fields: { ...title, created_at: isoTime(createdAt) } }
}

function watched(value: unknown, { createdAt, writtenAt }: Times) {
  const item = watchHistoryItemSchema.parse(value)
  const moment = item.watched_at ?? writtenAt
  return { moment, fields: { ...item, watched_at: moment, created_at: isoTime(createdAt) } }
}

function stoppedAt(value: unknown, { createdAt, writtenAt }: Times) {
  const item = continueWatchingSchema.parse(value)
  const moment = item.updated_at ?? writtenAt
  return { moment, fields: { ...item, updated_at: isoTime(moment), created_at: isoTime(createdAt) } }
}

function noted(value: unknown, { createdAt, writtenAt }: Times) {
  const note = titleNoteSchema.parse(value)
  const moment = note.updated_at ?? writtenAt
  return { moment, fields: { ...note, updated_at: isoTime(moment), created_at: isoTime(createdAt) } }
}

/** The lists of titles of a member. An id is the key within the account, `movie:603`, so nobody's ids reach anybody else's rows. */
export function titleListRoutes(app: FastifyInstance, services: Services): void {
  for (const list of lists) addList(app, services, list)

  addRoute(app, services, 'clearWatchHistory', async ({ member, request, reply }) => {
    await applyCall(services, member, request, reply, (stamp) => [
      { entity: 'watch_history', key: clearKey, value: (at) => ({ cleared_at: stampMs(at) }), stamp },
    ])
    return reply.status(204).send()
  })
}

function addList(app: FastifyInstance, services: Services, { entity, list, add, remove, read, limit }: TitleList): void {
  const { db, clock } = services

  addRoute(app, services, list, async ({ member, query, reply }) => {
    const count = limit && limitIn(query['limit'], limit)
    // Read first: a device that trusts this number may see a newer row twice, never miss one.
    writeAccountHeaders(reply, await findSyncAccount(db, member.id))
    const rows = (await listRows(db, entity, member.id)).filter(({ key }) => key !== clearKey)
    const entries = rows.map((row) => ({ id: row.key, ...read(valueOf(row.value), timesOf(row)) }))
    return entries
      .sort((a, b) => b.moment - a.moment)
      .slice(0, count)
      .map(({ id, fields }) => ({ id, ...fields }))
  })

  addRoute(app, services, add, async ({ member, body, request, reply }) => {
    const id = ownKey(body)
    await applyCall(services, member, request, reply, (stamp) => [{ entity, key: id, value: body, stamp }])
    reply.status(201)
    const row = await findRow(db, entity, member.id, id)
    // Newer news may have deleted it meanwhile: the answer is then what was sent, and X-Sync-Result says so.
    const [value, times] = row?.value ? [valueOf(row.value), timesOf(row)] : [body, { createdAt: clock(), writtenAt: clock() }]
    return { id, ...read(value, times).fields }
  })

  addRoute(app, services, remove, async ({ member, params, request, reply }) => {
    const key = keySchemas[entity].safeParse(params['id'])
    if (!key.success || key.data === clearKey) throw new ApiError('not-found', 'There is no such entry; ids look like movie:603.')
    await applyCall(services, member, request, reply, (stamp) => [{ entity, key: key.data, value: null, stamp }])
    return reply.status(204).send()
  })
}

const timesOf = (row: EntityRow): Times => ({ createdAt: row.created_at, writtenAt: stampMs(row.stamp) })

const isoTime = (ms: number) => new Date(ms).toISOString()

/** @throws ApiError for anything but a whole number from 1 to `max` */
function limitIn(given: string | string[] | undefined, { default: fallback, max }: { default: number; max: number }): number {
  if (given === undefined) return fallback
  const count = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0
  if (count < 1 || count > max) throw invalidField('limit', `must be a whole number from 1 to ${max}`)
  return count
}
