import type { z } from 'zod'
import { keySchemas, type mutationSchema, valueSchemas } from '#contract/schemas.ts'
import type { MediaRef } from '#contract/media.ts'
import { clearKey, type MutationResult, type PushAnswer } from '#contract/sync.ts'
import { type PayloadVersions, payloadVersions, upcast } from '#sync/payload-versions.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { invalidInput } from '../http/validation.ts'
import { checkVersion } from './check-version.ts'
import { applyMutations, type ChangeRequest } from './apply-mutations.ts'
import { ownKey } from './own-key.ts'
import type { SyncStore } from './sync-rows.ts'

type Item = z.infer<typeof mutationSchema>

/**
 * Carries out a batch of changes: all that `POST /sync/push` does, without HTTP. Every change gets its own answer, in order,
 * and a bad one stops no other. `now` is the server's time in epoch ms. Values may be of the current version or the one before.
 */
export async function applyPush(
  store: SyncStore,
  userId: string,
  items: readonly Item[],
  now: number,
  versions: PayloadVersions = payloadVersions,
): Promise<PushAnswer> {
  const checked = items.map((item) => requestOf(item, versions))
  const requests = checked.filter((entry): entry is ChangeRequest => !(entry instanceof ApiError))
  const { outcomes, account } = await applyMutations(store, userId, requests, now)
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
    return { mutationId: item.mutationId.toLowerCase(), writes: [writeOf(item, versions)] }
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** @throws ApiError for a key or value that does not fit the entity */
function writeOf({ entity, key, op, value, stamp, v }: Item, versions: PayloadVersions): ChangeRequest['writes'][number] {
  checkVersion(v, [versions.current - 1, versions.current])
  const schema = keySchemas[entity].safeParse(key).success ? valueSchemas[entity](key) : undefined
  if (schema === undefined) throw invalidField('key', `is not one of ${entity}; see the documentation for its form`)
  if (op === 'delete') {
    if (value !== null) throw invalidField('value', 'must be null for a deletion')
    if (key === clearKey) throw invalidField('op', 'must be put: a clear is followed by a newer one, never taken back')
    return { entity, key, value: null, stamp }
  }
  const result = schema.safeParse(upcast(entity, value, v, versions), { reportInput: true })
  if (!result.success) throw invalidInput(result.error, 'value.')
  const right = key === clearKey || entity === 'preferences' ? key : ownKey(result.data as MediaRef)
  if (right !== key) throw invalidField('key', `must be ${right}, as the value says`)
  return { entity, key, value: result.data as ChangeRequest['writes'][number]['value'], stamp }
}
