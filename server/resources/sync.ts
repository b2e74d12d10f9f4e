import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type PullAnswer, type PushAnswer, pullLimit } from '#contract/sync.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { listChanges } from '../repositories/entities.ts'
import { findSyncAccount, renewEpoch, type SyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../sync/cursor.ts'
import { applyPush } from '../sync/apply-push.ts'
import { openEventStream } from '../sync/event-stream.ts'

/** How devices exchange changes (sync protocol 1.7 and 1.8). */
export function syncRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, announcer } = services

  addRoute(app, services, 'push', async ({ member, body }): Promise<PushAnswer> => {
    const { results, account } = await applyPush(db, member.id, body.items, clock())
    if (results.some(({ result }) => result === 'applied')) announcer.announce(member.id, account.seq)
    return { results, seq: account.seq, epoch: account.epoch, serverTime: clock() }
  })

  addRoute(app, services, 'pull', async ({ member, query }): Promise<PullAnswer> => {
    const given = cursorIn(query['cursor'])
    // Before the rows: everything up to this number is then surely among them.
    const account = await findSyncAccount(db, member.id)
    if (given) await checkCursor(services, member.id, given, account)
    const cursor: Cursor = given ?? { mode: 'snapshot', epoch: account.epoch, seq: 0, floor: account.floor }
    const rows = await listChanges(db, member.id, cursor.seq, pullLimit + 1)
    const changes = rows.slice(0, pullLimit)
    const hasMore = rows.length > pullLimit
    const lastSeq = changes.at(-1)?.seq ?? cursor.seq
    const next: Cursor = hasMore
      ? { ...cursor, seq: lastSeq }
      : { mode: 'delta', epoch: account.epoch, seq: Math.max(lastSeq, account.seq), floor: account.floor }
    return { changes, cursor: encodeCursor(next), hasMore, epoch: account.epoch, seq: account.seq, serverTime: clock() }
  })

  addRoute(app, services, 'syncEvents', async ({ member, reply }) => {
    const { seq } = await findSyncAccount(db, member.id)
    openEventStream(services, member, reply, seq)
    return reply
  })
}

function cursorIn(given: string | string[] | undefined): Cursor | undefined {
  if (Array.isArray(given)) throw invalidField('cursor', 'is given more than once; send one')
  return given === undefined || given === '' ? undefined : decodeCursor(given)
}

/** @throws ApiError when the device has to begin again with a snapshot */
async function checkCursor({ db }: Services, userId: string, cursor: Cursor, account: SyncAccount): Promise<void> {
  if (cursor.epoch === account.epoch && cursor.seq > account.seq) {
    // A device knows a number that was never given: the database was restored from a backup. Every device has to notice.
    await renewEpoch(db, userId, account.epoch, randomUUID())
    throw epochChanged()
  }
  if (cursor.epoch !== account.epoch) throw epochChanged()
  const outdated = cursor.mode === 'snapshot' ? cursor.floor !== account.floor : cursor.seq < account.floor
  if (outdated) throw new ApiError('floor-raised', 'Deletions this device has not seen were cleared away. Begin again without a cursor.')
}

const epochChanged = () => new ApiError('epoch-changed', 'The server was restored from a backup. Begin again without a cursor.')
