import type { FastifyInstance } from 'fastify'
import type { PushAnswer } from '#contract/sync.ts'
import { invalidField } from '../http/api-error.ts'
import { lanes } from '../http/limits.ts'
import { addRoute } from '../http/routes.ts'
import { readClient } from '../http/sync-headers.ts'
import { sqlRows } from '../repositories/sync-rows.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import { Lanes } from '../lanes.ts'
import type { Services } from '../services.ts'
import { applyPush } from '../sync/apply-push.ts'
import { rowsTouched } from '../sync/rows-touched.ts'
import { openEventStream } from '../sync/event-stream.ts'
import { pullChanges } from '../sync/pull-changes.ts'

/** How devices exchange changes (sync protocol 1.7 and 1.8). */
export function syncRoutes(app: FastifyInstance, services: Services): void {
  const { db, store, clock, announcer, limits, quota } = services

  const pushes = new Lanes<PushAnswer>(lanes.pushes)
  addRoute(app, services, 'push', async ({ member, body, request: { id, signal } }) => {
    limits.countWritten(member.id, rowsTouched(body.items))
    const apply = () => applyPush(store, member.id, body.items, clock(), { quota })
    const answer = await pushes.run(id, { network: member.id, signal }, apply)
    if (answer.results.some(({ result }) => result === 'applied')) announcer.announce(member.id, answer.seq)
    return answer
  })

  addRoute(app, services, 'pull', async ({ member, query }) => {
    const digest = once(query, 'digest')
    if (digest !== undefined && digest !== '1') throw invalidField('digest', 'must be 1, or left out')
    const page = await pullChanges(sqlRows(db), member.id, once(query, 'cursor'), { digest: digest === '1' }, clock())
    limits.countRead(member.id, page.changes.length + (page.digest ? page.used.rows : 0))
    return page
  })

  addRoute(app, services, 'syncEvents', async ({ member, request, reply }) => {
    const clientId = readClient(request)?.clientId
    const { seq } = await findSyncAccount(db, member.id)
    openEventStream(services, { member, network: request.network, clientId, reply, seq })
    return reply
  })
}

/** A query parameter; an empty one counts as left out. */
function once(query: Readonly<Record<string, string | string[]>>, name: string): string | undefined {
  const given = query[name]
  if (Array.isArray(given)) throw invalidField(name, 'is given more than once; send one')
  return given === '' ? undefined : given
}
