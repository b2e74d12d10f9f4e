import type { FastifyInstance } from 'fastify'
import { favoriteSchema } from '#contract/entities.ts'
import { mediaKey } from '#contract/media.ts'
import { keySchemas } from '#contract/schemas.ts'
import type { EntityRow } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { writeAccountHeaders } from '../http/sync-headers.ts'
import { findRow, listRows, valueOf } from '../repositories/entities.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { applyCall } from '../sync/apply-call.ts'

/** The saved titles of a member. The id is the key within the account, `movie:603`, so nobody's ids reach anybody else's rows. */
export function favoriteRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  addRoute(app, services, 'favorites', async ({ member, reply }) => {
    // Read first: a device that trusts this number may see a newer row twice, never miss one.
    writeAccountHeaders(reply, await findSyncAccount(db, member.id))
    return (await listRows(db, 'favorites', member.id)).map(answerOf)
  })

  addRoute(app, services, 'addFavorite', async ({ member, body, request, reply }) => {
    const key = mediaKey(body)
    await applyCall(services, member, request, reply, (stamp) => [{ entity: 'favorites', key, value: body, stamp }])
    reply.status(201)
    const row = await findRow(db, 'favorites', member.id, key)
    // Newer news may have deleted it meanwhile: the answer is then what was sent, and X-Sync-Result says so.
    return row?.value ? answerOf(row) : { id: key, ...body, created_at: new Date(services.clock()).toISOString() }
  })

  addRoute(app, services, 'removeFavorite', async ({ member, params, request, reply }) => {
    const key = keySchemas.favorites.safeParse(params['id'])
    if (!key.success) throw new ApiError('not-found', 'There is no such favorite; ids look like movie:603.')
    await applyCall(services, member, request, reply, (stamp) => [{ entity: 'favorites', key: key.data, value: null, stamp }])
    return reply.status(204).send()
  })
}

const answerOf = (row: EntityRow) => ({
  id: row.key,
  ...favoriteSchema.parse(valueOf(row.value)),
  created_at: new Date(row.created_at).toISOString(),
})
