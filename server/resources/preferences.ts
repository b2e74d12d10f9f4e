import type { FastifyInstance } from 'fastify'
import { defaultPreferences, fieldSchemas, type PreferenceField, type Preferences } from '#contract/entities/preferences.ts'
import type { Database } from '../db/connection.ts'
import { invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { writeAccountHeaders } from '../http/sync-headers.ts'
import { listRows, valueOf } from '../repositories/entities.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { applyCall } from '../sync/apply-call.ts'
import type { Write } from '../sync/apply-mutations.ts'

const fields = Object.keys(fieldSchemas) as PreferenceField[]

/** A member's settings: one object to look at, one row per field underneath, so that two devices can change different ones. */
export function preferenceRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  addRoute(app, services, 'preferences', async ({ member, reply }) => {
    writeAccountHeaders(reply, await findSyncAccount(db, member.id))
    return readPreferences(db, member.id)
  })

  addRoute(app, services, 'savePreferences', async ({ member, body, request, reply }) => {
    const { _sync, ...values } = body
    const stamps = _sync?.stamps ?? {}
    const stray = Object.keys(stamps).find((field) => !Object.hasOwn(values, field))
    if (stray !== undefined) throw invalidField(`_sync.stamps.${stray}`, 'stamps a field that is not sent; send it or leave the stamp out')
    await applyCall(services, member, request, reply, (stamp) =>
      fields.flatMap((key): Write[] => {
        const value = values[key]
        return value === undefined ? [] : [{ entity: 'preferences', key, value, stamp: stamps[key] ?? stamp }]
      }),
    )
    return readPreferences(db, member.id)
  })
}

async function readPreferences(db: Database, userId: string): Promise<Preferences & { updated_at: string | null }> {
  const rows = await listRows(db, 'preferences', userId)
  const changed = Object.fromEntries(rows.map((row) => [row.key, valueOf(row.value)])) as Partial<Preferences>
  const latest = Math.max(...rows.map((row) => row.updated_at))
  return { ...defaultPreferences, ...changed, updated_at: rows.length === 0 ? null : new Date(latest).toISOString() }
}
