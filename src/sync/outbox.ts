import { type Upcaster, upcasters } from '#contract/older-shapes.ts'
import { type EntityName, entityNames, type Mutation, payloadVersion, type Stamp } from '#contract/sync.ts'
import type { Clock, Random } from './ports.ts'
import type { Doubt, Lane, NewMutation, QueuedMutation, Row, Shadow, Tx, Version } from './store.ts'

/** The `nextAttemptAt` of a mutation that waits for the one before it in its lane, so that no wake-up is scheduled for it. */
export const held = Number.MAX_SAFE_INTEGER

/** The name of a lane within its owner. */
export const laneOf = ({ entity, key }: Pick<Lane, 'entity' | 'key'>): string => `${entity}/${key}`

/** The lanes of an owner that hold a mutation, each with its last. */
export async function pendingLanes(tx: Pick<Tx, 'mutations'>, owner: string): Promise<Map<string, QueuedMutation>> {
  return new Map((await tx.mutations(owner)).map((mutation) => [laneOf(mutation), mutation]))
}

/** What a new mutation needs: the time, and chance for its id. */
interface MutationPorts {
  clock: Pick<Clock, 'now'>
  random: Random
}

/** A mutation that brings `version` of a key to the server, under a new id unless one is given. */
export function newMutation(ports: MutationPorts, target: Lane, version: Version, mutationId?: string): NewMutation {
  const now = ports.clock.now()
  return {
    mutationId: mutationId ?? uuidv7(now, ports.random.bytes(10)),
    owner: target.owner,
    entity: target.entity,
    key: target.key,
    op: version.deleted ? 'delete' : 'put',
    payload: version.deleted ? null : version.value,
    payloadVersion,
    stamp: version.stamp,
    everSent: false,
    leaseId: null,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    enqueuedAt: now,
  }
}

/**
 * What a change is about: the value it puts, or of a removal what its row holds again or held before; null when nothing is known of it.
 * `row` is the row of its key.
 */
export const aboutOf = ({ payload }: { payload: unknown }, row: Row | undefined): unknown =>
  payload ?? row?.value ?? row?.shadow?.value ?? null

/** The state a mutation asks for. */
export const versionOf = (mutation: Pick<QueuedMutation, 'op' | 'payload' | 'stamp'>): Version => ({
  value: mutation.payload,
  deleted: mutation.op === 'delete',
  stamp: mutation.stamp,
})

/** A mutation as it goes over the wire. */
export const wireMutation = (mutation: QueuedMutation): Mutation => ({
  mutationId: mutation.mutationId,
  entity: mutation.entity,
  key: mutation.key,
  op: mutation.op,
  value: mutation.payload,
  stamp: mutation.stamp,
  v: mutation.payloadVersion,
  ...(mutation.replaces !== undefined && { replaces: mutation.replaces }),
})

/**
 * Puts a mutation into its lane (sync protocol 1.4): it replaces the lane's last one, under its own id, if that one never left
 * the device; otherwise it is appended. So a lane holds at most two: one sent, one latest. A put and a delete never cancel out:
 * the delete may be needed for another device's row.
 */
export async function enqueue(tx: Tx, mutation: NewMutation): Promise<void> {
  const lane = await tx.lane(mutation.owner, mutation.entity, mutation.key)
  const last = lane.at(-1)
  if (last === undefined) await tx.addMutations([mutation])
  else if (last.everSent) await tx.addMutations([{ ...mutation, nextAttemptAt: held }])
  else await tx.putMutations([replacing(last, mutation)])
}

/** The same for mutations of different keys. Only lanes in `pending` are read: there may be thousands of mutations. */
export async function enqueueAll(tx: Tx, mutations: readonly NewMutation[], pending: ReadonlyMap<string, unknown>): Promise<void> {
  const waits = (mutation: NewMutation): boolean => pending.has(laneOf(mutation))
  const alone = mutations.filter((mutation) => !waits(mutation))
  if (alone.length > 0) await tx.addMutations(alone)
  for (const mutation of mutations.filter(waits)) await enqueue(tx, mutation)
}

const replacing = ({ n, enqueuedAt, nextAttemptAt }: QueuedMutation, mutation: NewMutation): QueuedMutation => ({
  ...mutation,
  n,
  enqueuedAt,
  nextAttemptAt,
})

/** Mutations that leave in one request, under one lease. */
export interface Batch {
  leaseId: string
  clientId: string
  /** The account's number as this device knew it: an answer below it comes from a server that went back in time. */
  seq: number
  items: QueuedMutation[]
}

/** UUID version 7 (RFC 9562, section 5.7) from epoch ms and ten unpredictable bytes. */
export function uuidv7(ms: number, random: Uint8Array): string {
  const time = Math.max(0, Math.round(ms)).toString(16).padStart(12, '0').slice(-12)
  const [a = 0, b = 0, c = 0, ...rest] = random
  const version = hexOf([0x70 | (a & 0x0f), b])
  const variant = hexOf([0x80 | (c & 0x3f), rest[0] ?? 0])
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hexOf(rest.slice(1, 7))}`
}

/** The payload versions a bundle or a server knows (sync protocol 1.13). */
export interface PayloadVersions {
  /** The newest version of every shape. */
  current: number
  /** By entity and by the version it starts from; an entity without a step did not change its shape there. */
  upcasters: Partial<Record<EntityName, Readonly<Record<number, Upcaster>>>>
}

/** What this bundle knows. */
export const payloadVersions: PayloadVersions = { current: payloadVersion, upcasters }

/** What a mutation, a guest's row, or the backup of either says of how sure its stamp is. */
export const doubtOf = ({ timing, latest }: { [Name in keyof Doubt]: Doubt[Name] | undefined }): Doubt => ({
  ...(timing && { timing }),
  ...(latest !== undefined && { latest }),
})

/** The confirmed state to keep under an edit of `row`. */
export function shadowUnder(row: Row | undefined): Shadow | null {
  if (row === undefined) return null
  if (row.shadow !== undefined) return row.shadow
  const { value, deleted, stamp, ackSeq, latest } = row
  return { value, deleted, stamp, ackSeq, ...doubtOf({ latest }) }
}

/** A queued mutation and its new stamp. */
export interface Restamped {
  mutation: QueuedMutation
  stamp: Stamp
}

/**
 * Gives queued mutations of one owner new stamps, together with the rows they wrote. One that a page has brought back while its answer was
 * on its way keeps the stamp by which the server has taken it up.
 */
export async function restamp(tx: Tx, owner: string, changes: readonly Restamped[]): Promise<void> {
  const given: Restamped[] = []
  for (const entity of entityNames) {
    const group = changes.filter(({ mutation }) => mutation.entity === entity)
    if (group.length === 0) continue
    const keys = group.map(({ mutation }) => mutation.key)
    const rows = await tx.rows(entity, owner, keys)
    const next = group.flatMap(({ mutation, stamp }, index) => {
      const row = rows[index]
      const isTakenUp = row?.stamp === mutation.stamp && row.shadow === undefined
      given.push(isTakenUp ? { mutation, stamp: mutation.stamp } : { mutation, stamp })
      // It had lost against what the server holds, and wins by the stamp it has now.
      if (row !== undefined && row.shadow === undefined && row.stamp !== mutation.stamp && row.stamp < stamp)
        return [{ ...row, ...versionOf(mutation), stamp, shadow: shadowUnder(row) }]
      if (isTakenUp || row?.stamp !== mutation.stamp) return []
      // What is sent because the server has lost it: both are the same state.
      if (row.shadow?.lost !== undefined && row.shadow.stamp === mutation.stamp)
        return [{ ...row, stamp, shadow: { ...row.shadow, stamp } }]
      // Something newer came from the server meanwhile: the mutation will lose against it.
      if (row.shadow && row.shadow.stamp > stamp) return [{ ...row.shadow, owner, key: row.key }]
      return [{ ...row, stamp }]
    })
    await tx.putRows(entity, next)
  }
  await tx.putMutations(given.map(({ mutation, stamp }) => ({ ...mutation, stamp })))
  await followStamps(tx, owner, given)
}

/** Lets the record of a guest merge know its rows by the stamps they have now: what has another one was changed since, and Undo leaves it. */
export async function followStamps(tx: Tx, owner: string, changes: readonly Restamped[]): Promise<void> {
  const account = changes.length > 0 ? await tx.account(owner) : undefined
  if (!account?.lastMerge) return
  const stamps = new Map(changes.map(({ mutation: { entity, key, stamp: before }, stamp }) => [`${entity}/${key} ${before}`, stamp]))
  const rows = account.lastMerge.rows.map((row) => ({ ...row, stamp: stamps.get(`${row.entity}/${row.key} ${row.stamp}`) ?? row.stamp }))
  await tx.putAccount({ ...account, lastMerge: { ...account.lastMerge, rows } })
}

/** Lower-case hex. */
export const hexOf = (bytes: Iterable<number>): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
