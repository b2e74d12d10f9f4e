import type { FastifyInstance } from 'fastify'
import {
  defaultPreferences,
  fieldSchemas,
  type ListField,
  listFields,
  type PreferenceField,
  type Preferences,
} from '#contract/entities/preferences.ts'
import { listChanges, type SettingRow, settingsIn } from '#contract/setting-lists.ts'
import type { Stamp } from '#contract/sync.ts'
import type { EntityRow } from '../db/schema.ts'
import { invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { writeAccountHeaders } from '../http/sync-headers.ts'
import { listRows, valueOf } from '../repositories/entities.ts'
import { findSyncAccount } from '../repositories/sync-accounts.ts'
import type { Services } from '../services.ts'
import { applyCall } from '../sync/apply-call.ts'
import type { Write } from '../sync/apply-mutations.ts'

const fields = Object.keys(fieldSchemas) as PreferenceField[]

/**
 * A member's settings: one object to look at, one row for each setting and each element of a list underneath, so that two devices can
 * change different ones.
 */
export function preferenceRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  addRoute(app, services, 'preferences', async ({ member, reply }) => {
    writeAccountHeaders(reply, await findSyncAccount(db, member.id))
    return readPreferences(services, member.id)
  })

  addRoute(app, services, 'savePreferences', async ({ member, body, request, reply }) => {
    const { _sync, ...values } = body
    const stamps = _sync?.stamps ?? {}
    const stray = Object.keys(stamps).find((field) => !Object.hasOwn(values, field))
    if (stray !== undefined) throw invalidField(`_sync.stamps.${stray}`, 'stamps a field that is not sent; send it or leave the stamp out')
    const held = settingRows(await listRows(db, 'preferences', member.id))
    const asked = fields.flatMap((field) => (values[field] === undefined ? [] : [['preferences', field, values[field]]]))
    const writesOf = (stamp: Stamp | undefined) =>
      fields.flatMap((field) =>
        changesOf(field, values, held).map(({ key, value }): Write => ({
          entity: 'preferences',
          key,
          value: value as Write['value'],
          stamp: stamps[field] ?? stamp,
        })),
      )
    await applyCall(services, member, request, reply, writesOf, { asked })
    return readPreferences(services, member.id)
  })
}

type Sent = { [F in PreferenceField]?: Preferences[F] | undefined }

/** The rows a setting that was sent changes; of a list those of the elements that differ from what the account holds. */
function changesOf(field: PreferenceField, sent: Sent, held: readonly SettingRow[]): SettingRow[] {
  const value = sent[field]
  if (value === undefined) return []
  return isList(field) ? listChanges(field, sent[field] ?? [], held) : [{ key: field, value }]
}

const isList = (field: PreferenceField): field is ListField => listFields.some((list) => list === field)

const settingRows = (rows: readonly EntityRow[]): SettingRow[] => rows.map(({ key, value }) => ({ key, value: valueOf(value) }))

async function readPreferences({ db, limits }: Services, userId: string): Promise<Preferences & { updated_at: string | null }> {
  const rows = await listRows(db, 'preferences', userId)
  limits.countRead(userId, rows.length)
  const latest = Math.max(...rows.map((row) => row.updated_at))
  return { ...defaultPreferences, ...settingsIn(settingRows(rows)), updated_at: rows.length === 0 ? null : new Date(latest).toISOString() }
}
