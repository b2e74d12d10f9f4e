import { useSnapshot } from 'valtio'
import { type RemovalRequest, removalRequestSchema } from '#contract/removal-requests.ts'
import { checkDraft, emptyDraft, readDraft, type RemovalDraft, type RemovalMistakes } from '#domain/about/removal-draft.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { storage, type StorageKey } from '#platform/storage.ts'
import type { Problem } from '#remote/api/api.ts'
import { removal, type RemovalProblem, type RemovalReceipt } from '#state/removal-request.ts'
import { uuidv7 } from '#sync/outbox.ts'
import { callApi } from '#data/engine.ts'

/** What the device keeps of a request: what is being typed, what was decided and has not arrived, and what the server said last. */
const keys = {
  draft: `${storagePrefixes.removal}draft`,
  waiting: `${storagePrefixes.removal}waiting`,
  receipt: `${storagePrefixes.removal}receipt`,
} as const satisfies Record<string, StorageKey>

function kept(key: StorageKey): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null')
  } catch {
    return null
  }
}

function keptReceipt(): RemovalReceipt | null {
  const value = kept(keys.receipt)
  if (typeof value !== 'object' || value === null) return null
  const { reference, received_at }: { reference?: unknown; received_at?: unknown } = value
  return typeof reference === 'string' && typeof received_at === 'string' ? { reference, received_at } : null
}

/** A request that was decided, also where this browser keeps nothing; one that no longer fits the call is none. */
let waiting: RemovalRequest | null = removalRequestSchema.safeParse(kept(keys.waiting)).data ?? null
let draft = readDraft(kept(keys.draft))
Object.assign(removal, { isWaiting: waiting !== null, receipt: keptReceipt() })

export const useRemovalRequest = () => useSnapshot(removal)

/** What was typed before, on this visit or an earlier one. */
export const typedDraft = (): RemovalDraft => draft

/** Keeps what is typed across a reload. */
export function keepDraft(typed: RemovalDraft): void {
  draft = typed
  storage.write(keys.draft, JSON.stringify(typed))
}

/** Decides on what was typed, and sends it, now or once there is a network. Says what is wrong with it instead, if anything is. */
export async function submitRequest(typed: RemovalDraft): Promise<RemovalMistakes> {
  const checked = checkDraft(typed, uuidv7(deviceClock.now(), deviceRandom.bytes(10)))
  if ('mistakes' in checked) return checked.mistakes
  waiting = checked.request
  storage.write(keys.waiting, JSON.stringify(waiting))
  removal.isWaiting = true
  await sendWaiting()
  return {}
}

/** Sends the request that waits, if there is one; true once it has arrived. Never rejects. */
export async function sendWaiting(): Promise<boolean> {
  if (waiting === null || removal.isSending) return false
  Object.assign(removal, { isSending: true, problem: null })
  const sent = waiting
  const result = await callApi('requestRemoval', { body: sent })
  removal.isSending = false
  // Somebody took it back meanwhile.
  if (waiting !== sent) return false
  const receipt: unknown = result.ok ? result.value?.reference : undefined
  if (result.ok && typeof receipt === 'string') {
    const { reference, received_at } = result.value
    removal.receipt = { reference, received_at }
    storage.write(keys.receipt, JSON.stringify(removal.receipt))
    forget()
    return true
  }
  removal.problem = result.ok ? { kind: 'not-ours', retryAfterMs: null, fields: [] } : problemOf(result.problem)
  if (removal.problem.kind === 'refused') changeRequest()
  return false
}

function problemOf(problem: Problem): RemovalProblem {
  if (problem.kind !== 'refused') return { kind: problem.kind === 'not-ours' ? 'not-ours' : 'offline', retryAfterMs: null, fields: [] }
  // What the server cannot do now it can do later.
  const isForNow = problem.status === 429 || problem.status >= 500
  return {
    kind: isForNow ? 'later' : 'refused',
    retryAfterMs: problem.retryAfterMs,
    fields: problem.fields.map(({ path }) => path),
  }
}

/** Takes back the request that waits, to be changed: what was typed stands in the form again. */
export function changeRequest(): void {
  waiting = null
  storage.remove(keys.waiting)
  removal.isWaiting = false
}

/** Forgets what was typed and what waits. */
export function discardRequest(): void {
  forget()
  removal.problem = null
}

/** Puts the receipt away, for another request. */
export function dismissReceipt(): void {
  storage.remove(keys.receipt)
  removal.receipt = null
}

function forget(): void {
  changeRequest()
  draft = emptyDraft
  storage.remove(keys.draft)
}
