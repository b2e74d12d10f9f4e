import { type EntityName, momentOf, rulesOf, clearKey, type Stamp } from '#contract/sync.ts'
import { deviceOf, isMeasured, later, nextStamp, stampMs } from './clock.ts'
import { isHidden } from './merge.ts'
import { enqueue, newMutation, shadowUnder } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Timing, Tx } from './store.ts'

/** One decision of a person. `queued` false is a guest's: it stays on the device. */
export interface Decision {
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  value: unknown
  queued: boolean
}

/** How long a value may be, as characters of JSON (sync protocol 1.3). */
const maxValueCharacters = 16_384

/**
 * Writes a decision as row and mutation; call it inside one transaction (sync protocol 1.4). Throws `RangeError` for a
 * value too long, or `WriterTooOld`, with nothing written.
 */
export async function writeLocally(tx: Tx, ports: WritePorts, change: Decision): Promise<void> {
  const { owner, entity, key, op, value, queued } = change
  const characters = op === 'delete' ? 0 : (JSON.stringify(value) ?? '').length
  if (characters > maxValueCharacters)
    throw new RangeError(`The value of ${key} has ${characters} characters; ${maxValueCharacters} can be kept. Shorten it.`)
  await deviceOf(tx, ports)
  const { clearable, advancing, moment } = rulesOf(entity)
  if (clearable && key === clearKey) return writeClear(tx, ports, change)
  if (!queued && op === 'delete') return tx.removeRows(entity, owner, [key])
  const [row, clear] = await tx.rows(entity, owner, clearable ? [key, clearKey] : [key])
  const isSeen = row !== undefined && !row.deleted && !isHidden(row, clear?.stamp)
  const kept = advancing && moment !== undefined && isSeen ? notBefore(value, row.value, moment) : value
  await writeVersion(tx, ports, { ...change, value: kept }, row, clear === undefined ? [] : [clear])
  if (!queued) await keepWithinLimit(tx, entity, owner)
}

/** The same without the entity's own rules: `row` is the present one; `others` are other rows the decision must beat. */
export async function writeVersion(
  tx: Tx,
  ports: WritePorts,
  change: Decision,
  row: Row | undefined,
  others: readonly Row[],
): Promise<void> {
  const { owner, entity, key } = change
  const deleted = change.op === 'delete'
  const seen = row === undefined ? others : [...others, row]
  const stamp = await nextStamp(tx, ports, seen.flatMap(stampsOf))
  const version = { value: deleted ? null : change.value, deleted, stamp }
  const timing = await timingOf(tx, ports, seen)
  const next: Row = { ...version, owner, key, ackSeq: row?.ackSeq ?? 0 }
  await tx.putRows(entity, [change.queued ? { ...next, shadow: shadowUnder(row) } : { ...next, timing }])
  if (change.queued) await enqueue(tx, { ...newMutation(ports, change, version), timing })
}

/** How the stamp of a decision is mended later, should it be wrong. */
async function timingOf(tx: Tx, ports: WritePorts, seen: readonly Row[]): Promise<Timing> {
  const device = await deviceOf(tx, ports)
  const confirmed = seen.flatMap((row) => shadowUnder(row)?.stamp ?? [])
  const over = confirmed.reduce(later, device.confirmed)
  const { offsetMs, measured } = device
  const { clock } = ports
  return { at: clock.now(), run: clock.run(), offsetMs, isMeasured: isMeasured(device, clock), since: measured?.serverTime ?? 0, over }
}

/** A guest's rows are removed; in an account the clear is a row of its own, with a stamp above every row it hides. */
async function writeClear(tx: Tx, ports: WritePorts, change: Decision): Promise<void> {
  const { owner, entity, key, op, queued } = change
  if (op === 'delete') throw new TypeError('A clear is never taken back. Write again what it hid.')
  const rows = await tx.allRows(entity, owner)
  const keys = rows.map((row) => row.key)
  if (!queued) return tx.removeRows(entity, owner, keys)
  const clear = rows.find((row) => row.key === key)
  await writeVersion(tx, ports, change, clear, rows)
}

const stampsOf = ({ stamp, shadow }: Row): Stamp[] => (shadow ? [stamp, shadow.stamp] : [stamp])

/** The value with the later of both moments: who watched it yesterday has not last watched it a year ago. */
function notBefore(value: unknown, before: unknown, field: string): unknown {
  const last = momentOf(before)
  const now = momentOf(value)
  if (last === undefined || now === undefined || now >= last) return value
  return { ...(value as object), [field]: last }
}

/** Drops a guest's oldest rows beyond what one may keep, in the transaction that wrote the newest (invariant I12). */
export async function keepWithinLimit(tx: Tx, entity: EntityName, owner: string): Promise<void> {
  const limit = rulesOf(entity).guestLimit
  if (limit === undefined) return
  const rows = await tx.allRows(entity, owner)
  if (rows.length <= limit) return
  const dropped = rows.toSorted((a, b) => orderOf(b) - orderOf(a) || (a.key < b.key ? -1 : 1)).slice(limit)
  await tx.removeRows(
    entity,
    owner,
    dropped.map(({ key }) => key),
  )
}

const orderOf = ({ value, stamp }: Row): number => momentOf(value) ?? stampMs(stamp)

/**
 * Whether a row already is what is asked for, so that a decision carried out twice changes nothing: a saved title keeps its place,
 * and what was watched never goes back behind a later time. What a person decides now counts whatever their device's clock says; a
 * decision of an earlier page (`isReplay`) may be older than what the row holds.
 *
 * @param current what the row holds now; null when there is none
 */
export function isSettled(
  { entity, op, value }: Pick<Decision, 'entity' | 'op' | 'value'>,
  current: unknown,
  { isReplay = false } = {},
): boolean {
  if (op === 'delete') return current === null
  const { repeated, moment } = rulesOf(entity)
  if (current === null || repeated === 'always') return false
  if (repeated === 'first') return true
  const isOlder = (momentOf(current) ?? 0) > (momentOf(value) ?? 0)
  return isOlder && (isReplay || withoutMoment(value, moment) === withoutMoment(current, moment))
}

const withoutMoment = (value: unknown, moment: string | undefined): string =>
  JSON.stringify(value, (field, part: unknown) => (field === moment ? undefined : part))
