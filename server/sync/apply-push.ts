import type { z } from 'zod'
import { keySchemas, type mutationSchema, valueSchemas } from '#contract/schemas.ts'
import { mediaKey } from '#contract/media.ts'
import { favoriteSchema } from '#contract/entities.ts'
import type { EntityName, MutationResult } from '#contract/sync.ts'
import type { Database } from '../db/connection.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { invalidInput } from '../http/problems.ts'
import { checkVersion } from '../http/sync-headers.ts'
import { findSyncAccount, type SyncAccount } from '../repositories/sync-accounts.ts'
import { applyMutations, type ChangeRequest } from './apply-mutations.ts'

type Item = z.infer<typeof mutationSchema>

/** The key a value belongs under, where the value says so itself. */
const ownKeys: Partial<Record<EntityName, (value: unknown) => string>> = {
  favorites: (value) => mediaKey(favoriteSchema.parse(value)),
}

/** Carries out a batch of changes; every one gets its own answer, in order, and a bad one stops no other. */
export async function applyPush(
  db: Database,
  userId: string,
  items: readonly Item[],
  now: number,
): Promise<{ results: MutationResult[]; account: SyncAccount }> {
  const checked = items.map((item) => requestOf(item))
  const requests = checked.filter((entry): entry is ChangeRequest => !(entry instanceof ApiError))
  const { outcomes, account } =
    requests.length > 0 ? await applyMutations(db, userId, requests, now) : { outcomes: [], account: await findSyncAccount(db, userId) }
  const answered = outcomes.values()
  const results = items.map(({ mutationId }, index): MutationResult => {
    const entry = checked[index]
    if (entry instanceof ApiError) return rejected(mutationId, entry)
    const outcome = answered.next().value
    if (outcome === undefined || 'refused' in outcome)
      return rejected(mutationId, outcome?.refused ?? new ApiError('internal', 'Not answered.'))
    return { mutationId, result: outcome.result }
  })
  return { results, account }
}

const rejected = (mutationId: string, { code, message }: ApiError): MutationResult => ({ mutationId, result: 'rejected', code, message })

function requestOf(item: Item): ChangeRequest | ApiError {
  try {
    return { mutationId: item.mutationId.toLowerCase(), writes: [writeOf(item)] }
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** @throws ApiError for a key or value that does not fit the entity */
function writeOf({ entity, key, op, value, stamp, v }: Item): ChangeRequest['writes'][number] {
  checkVersion(v)
  const schema = keySchemas[entity].safeParse(key).success ? valueSchemas[entity](key) : undefined
  if (schema === undefined) throw invalidField('key', `is not one of ${entity}; see the documentation for its form`)
  if (op === 'delete') {
    if (value !== null) throw invalidField('value', 'must be null for a deletion')
    return { entity, key, value: null, stamp }
  }
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw invalidInput(result.error, 'value.')
  const ownKey = ownKeys[entity]?.(result.data)
  if (ownKey !== undefined && ownKey !== key) throw invalidField('key', `must be ${ownKey}, as the value says`)
  return { entity, key, value: result.data as ChangeRequest['writes'][number]['value'], stamp }
}
