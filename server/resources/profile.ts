import { backupMark } from '#contract/backup.ts'
import type { FastifyInstance } from 'fastify'
import { defaultPreferences } from '#contract/entities/preferences.ts'
import { type SettingRow, settingsIn } from '#contract/setting-lists.ts'
import { clearKey, type EntityName, entityNames } from '#contract/sync.ts'
import { inTransaction } from '../db/transaction.ts'
import { ApiError } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { jsonAnswer, jsonArray } from '../http/json-stream.ts'
import { oneLongAnswer } from '../http/long-answers.ts'
import { eachRow, valueOf } from '../repositories/entities.ts'
import { listSessions } from '../repositories/sessions.ts'
import { findActivity, findUserByEmail, removeUser, touchUser } from '../repositories/users.ts'
import type { Services } from '../services.ts'

const isoTime = (ms: number) => new Date(ms).toISOString()

/** Who is signed in, which counts as being there (specification, section 7); all there is of them, and its removal (decision A13). */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, passwords, announcer, securityLog } = services

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

  const begin = oneLongAnswer(limits)
  addRoute(app, services, 'exportProfile', async ({ member, request, reply }) => {
    await begin(member.id, request, reply)
    const { id, email, display_name, role } = member
    const now = clock()
    const { created_at = now, last_active = now } = (await findActivity(db, id)) ?? {}
    reply.header('content-disposition', `attachment; filename="matinee-${isoTime(now).slice(0, 10)}.json"`)
    const head = {
      ...backupMark,
      exported_at: isoTime(now),
      user: { id, email, display_name, role, last_active: isoTime(last_active), created_at: isoTime(created_at) },
      sessions: (await listSessions(db, id)).map(({ created_at, expires_at }) => ({
        created_at: isoTime(created_at),
        expires_at: isoTime(expires_at),
      })),
    }
    return jsonAnswer(reply, exportText(services, id, head))
  })

  addRoute(app, services, 'removeAccount', async ({ member, body, request, reply }) => {
    const found = await findUserByEmail(db, member.email)
    const isRight = await limits.guess(member.email, member.jti, () =>
      passwords.fits(found?.password_hash, body.password, { isKnown: true }),
    )
    if (!isRight) {
      securityLog.note('password-refused', { userId: member.id, ip: request.ip })
      throw new ApiError('wrong-credentials', 'The password is not that of this account. Nothing was removed.')
    }
    const sessions = await inTransaction(db, (tx) => removeUser(tx, member.id, clock()))
    for (const jti of sessions) announcer.endSession(jti)
    securityLog.note('account-removed', { userId: member.id })
    return reply.status(204).send()
  })
}

/** The export, piece by piece: `head`, then what the member keeps, entity by entity, as it was sent; of the settings those that hold. */
async function* exportText(services: Services, userId: string, head: object): AsyncGenerator<string, void> {
  yield JSON.stringify(head).slice(0, -1)
  for (const entity of entityNames) {
    yield `,${JSON.stringify(entity)}:`
    const kept = keptIn(services, entity, userId)
    if (entity === 'preferences') yield JSON.stringify({ ...defaultPreferences, ...settingsIn((await Array.fromAsync(kept)).flat()) })
    else yield* jsonArray(valuesOf(kept))
  }
  yield '}'
}

/** The rows of an entity as they were sent, some at a time. */
async function* keptIn({ db, limits }: Services, entity: EntityName, userId: string): AsyncGenerator<SettingRow[], void> {
  for await (const rows of eachRow(db, entity, userId)) {
    limits.countRead(userId, rows.length)
    yield rows.filter(({ key }) => key !== clearKey).map(({ key, value }) => ({ key, value: valueOf(value) }))
  }
}

async function* valuesOf(kept: AsyncIterable<SettingRow[]>): AsyncGenerator<unknown[], void> {
  for await (const rows of kept) yield rows.map(({ value }) => value)
}
