import type { FastifyInstance } from 'fastify'
import { defaultPreferences } from '#contract/entities/preferences.ts'
import { settingsIn } from '#contract/setting-lists.ts'
import { clearKey, entityNames } from '#contract/sync.ts'
import { inTransaction } from '../db/transaction.ts'
import { ApiError } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { listRows, valueOf } from '../repositories/entities.ts'
import { listSessions } from '../repositories/sessions.ts'
import { findActivity, findUserByEmail, removeUser, touchUser } from '../repositories/users.ts'
import type { Services } from '../services.ts'

const isoTime = (ms: number) => new Date(ms).toISOString()

/** Who is signed in, which counts as being there (specification, section 7); all there is of them, and its removal (decision A13). */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, passwords, announcer } = services

  addRoute(app, services, 'me', async ({ member }) => {
    const now = clock()
    await touchUser(db, member.id, now)
    return { last_active: isoTime(now) }
  })

  addRoute(app, services, 'profile', async ({ member }) => {
    const { id, email, display_name, role } = member
    const now = clock()
    await touchUser(db, id, now)
    const activity = await findActivity(db, id)
    return { id, email, display_name, role, last_active: isoTime(now), created_at: isoTime(activity?.created_at ?? now) }
  })

  addRoute(app, services, 'exportProfile', async ({ member, reply }) => {
    const { id, email, display_name, role } = member
    const now = clock()
    const { created_at = now, last_active = now } = (await findActivity(db, id)) ?? {}
    reply.header('content-disposition', `attachment; filename="matinee-${isoTime(now).slice(0, 10)}.json"`)
    return {
      exported_at: isoTime(now),
      user: { id, email, display_name, role, last_active: isoTime(last_active), created_at: isoTime(created_at) },
      sessions: (await listSessions(db, id)).map(({ created_at, expires_at }) => ({
        created_at: isoTime(created_at),
        expires_at: isoTime(expires_at),
      })),
      ...(await exportEntities(services, id)),
    }
  })

  addRoute(app, services, 'removeAccount', async ({ member, body, request, reply }) => {
    limits.checkGuess(member.email)
    const found = await findUserByEmail(db, member.email)
    if (!(await passwords.fits(found?.password_hash, body.password))) {
      limits.wrongGuess(member.email)
      throw new ApiError('wrong-credentials', 'The password is not that of this account. Nothing was removed.')
    }
    limits.rightGuess(member.email)
    const sessions = await inTransaction(db, (tx) => removeUser(tx, member.id, clock()))
    for (const jti of sessions) announcer.endSession(jti)
    request.log.info({ user: member.id }, 'account removed by its owner')
    return reply.status(204).send()
  })
}

/** What a member keeps, entity by entity, as it was sent; of the settings those that hold. */
async function exportEntities({ db }: Services, userId: string): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {}
  for (const entity of entityNames) {
    const rows = (await listRows(db, entity, userId)).filter(({ key }) => key !== clearKey)
    const values = rows.map(({ key, value }) => ({ key, value: valueOf(value) }))
    exported[entity] = entity === 'preferences' ? { ...defaultPreferences, ...settingsIn(values) } : values.map(({ value }) => value)
  }
  return exported
}
