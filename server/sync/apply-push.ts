import type { z } from 'zod'
import { type mutationSchema, valueSchemaOf } from '#contract/schemas.ts'
import type { Quota } from '#contract/quota.ts'
import { type EntitySchemas, entitySchemas } from '#contract/entities.ts'
import { clearKey, type MutationResult, type PushAnswer } from '#contract/sync.ts'
import { type PayloadVersions, payloadVersions } from '#sync/outbox.ts'
import { upcast } from '#sync/payload-versions.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { invalidInput } from '../http/validation.ts'
import { checkVersion } from './check-version.ts'
import { applyMutations, type ChangeRequest, type Write } from './apply-mutations.ts'
import type { SyncStore } from './sync-rows.ts'

type Item = z.infer<typeof mutationSchema>

/** The present ones where they are left out. */
interface PushOptions {
  versions?: PayloadVersions
  quota?: Quota
}

/**
 * Applies a batch of mutations: all that `POST /sync/push` does, without HTTP. Every mutation gets its own result, in order, and a
 * rejected one stops no other. `now` is the server's time in epoch ms. Values may be of the current version or the one before, of which
 * one may have become several.
 */
export async function applyPush(
  store: SyncStore,
  userId: string,
  items: readonly Item[],
  now: number,
  { versions = payloadVersions, quota }: PushOptions = {},
): Promise<PushAnswer> {
  const checked = items.map((item) => requestOf(item, versions))
  const requests = checked.filter((entry): entry is ChangeRequest => !(entry instanceof ApiError))
  const { outcomes, account } = await applyMutations(store, userId, requests, now, quota)
  const answered = outcomes.values()
  const results = items.map(({ mutationId }, index): MutationResult => {
    const entry = checked[index]
    if (entry instanceof ApiError) return rejected(mutationId, entry)
    const outcome = answered.next().value
    if (outcome === undefined || 'refused' in outcome)
      return rejected(mutationId, outcome?.refused ?? new ApiError('internal', 'Not answered.'))
    return { mutationId, ...outcome }
  })
  return { results, seq: account.seq, epoch: account.epoch, serverTime: now }
}

const rejected = (mutationId: string, { code, message }: ApiError): MutationResult => ({ mutationId, result: 'rejected', code, message })

function requestOf(item: Item, versions: PayloadVersions): ChangeRequest | ApiError {
  try {
    const isOlder = item.v < versions.current
    return { mutationId: item.mutationId.toLowerCase(), writes: writesOf(item, versions), ...(isOlder && { isOlder }) }
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** @throws ApiError for a key or value that does not fit the entity */
function writesOf(item: Item, versions: PayloadVersions): Write[] {
  const { entity, key, op, value, v } = item
  checkVersion(v, [versions.current - 1, versions.current])
  if (op === 'delete' && value !== null) throw invalidField('value', 'must be null for a deletion')
  return upcast({ entity, key, value }, v, { versions }).map((state) => writeOf({ ...item, ...state }))
}

function writeOf({ entity, key, op, value, stamp, replaces }: Item): Write {
  const schema = valueSchemaOf(entity, key)
  if (schema === undefined) throw invalidField('key', `is not one of ${entity}; see the documentation for its form`)
  if (op === 'delete') {
    if (key === clearKey) throw invalidField('op', 'must be put: a clear is followed by a newer one, never taken back')
    return { entity, key, value: null, stamp }
  }
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw invalidInput(result.error, 'value.')
  const { keyOf }: EntitySchemas = entitySchemas[entity]
  const right = key === clearKey || keyOf === undefined ? key : keyOf(result.data as never)
  if (right !== key) throw invalidField('key', `must be ${right}, as the value says`)
  return { entity, key, value: result.data as Write['value'], stamp, replaces }
}
