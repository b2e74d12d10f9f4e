import { clearKey, type EntityName, type Stamp } from '#contract/sync.ts'
import { enqueue } from './coalesce.ts'
import { deviceOf, nextStamp } from './device.ts'
import { entityRules, momentIn } from './entities.ts'
import { keepWithinLimit } from './guest-limit.ts'
import { newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Shadow, Tx } from './store.ts'
import { isHidden } from './visible.ts'

/** One decision of a person. `queued` false is a guest's: it stays on the device. */
export interface LocalChange {
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
 * Writes a decision as row and queue record; call it inside one transaction (sync protocol 1.4). Throws `RangeError` for a
 * value too long, or `WriterTooOld`, with nothing written.
 */
export async function writeLocally(tx: Tx, ports: WritePorts, change: LocalChange): Promise<void> {
  const { owner, entity, key, op, value, queued } = change
  const characters = op === 'delete' ? 0 : (JSON.stringify(value) ?? '').length
  if (characters > maxValueCharacters)
    throw new RangeError(`The value of ${key} has ${characters} characters; ${maxValueCharacters} can be kept. Shorten it.`)
  await deviceOf(tx, ports)
  const { clearable, advancing } = entityRules[entity]
  if (clearable && key === clearKey) return writeClear(tx, ports, change)
  if (!queued && op === 'delete') return tx.removeRows(entity, owner, [key])
  const [row, clear] = await tx.rows(entity, owner, clearable ? [key, clearKey] : [key])
  const seen = clear === undefined ? [] : [clear.stamp]
  const isSeen = row !== undefined && !row.deleted && !isHidden(row, clear?.stamp)
  const kept = advancing !== undefined && isSeen ? notBefore(value, row.value, advancing) : value
  await writeVersion(tx, ports, { ...change, value: kept }, row, seen)
  if (!queued) await keepWithinLimit(tx, entity, owner)
}

/** The same without the entity's own rules: `row` is what is there now, and the stamp will be above `seen`. */
export async function writeVersion(
  tx: Tx,
  ports: WritePorts,
  change: LocalChange,
  row: Row | undefined,
  seen: readonly Stamp[],
): Promise<void> {
  const { owner, entity, key } = change
  const deleted = change.op === 'delete'
  const stamp = await nextStamp(tx, ports, [...seen, ...stampsOf(row)])
  const version = { value: deleted ? null : change.value, deleted, stamp }
  const next: Row = { ...version, owner, key, ackSeq: row?.ackSeq ?? 0 }
  if (change.queued) next.shadow = beneath(row)
  await tx.putRows(entity, [next])
  if (change.queued) await enqueue(tx, newOperation(ports, change, version))
}

/** A guest's rows simply go; in an account the clear is a row of its own, above everything it has to hide. */
async function writeClear(tx: Tx, ports: WritePorts, change: LocalChange): Promise<void> {
  const { owner, entity, key, op, queued } = change
  if (op === 'delete') throw new TypeError('A clear is never taken back. Write again what it hid.')
  const rows = await tx.allRows(entity, owner)
  const keys = rows.map((row) => row.key)
  if (!queued) return tx.removeRows(entity, owner, keys)
  const clear = rows.find((row) => row.key === key)
  await writeVersion(tx, ports, change, clear, rows.flatMap(stampsOf))
}

const stampsOf = (row: Row | undefined): Stamp[] => (row === undefined ? [] : [row.stamp, ...(row.shadow ? [row.shadow.stamp] : [])])

/** A value whose moment is not before the one it replaces: a person who watched it yesterday has not watched it last year. */
function notBefore(value: unknown, before: unknown, field: string): unknown {
  const last = momentIn(before, field)
  const now = momentIn(value, field)
  if (last === undefined || now === undefined || now >= last) return value
  return { ...(value as object), [field]: last }
}

/** The confirmed state under a row that is about to be edited. */
export function beneath(row: Row | undefined): Shadow | null {
  if (row === undefined) return null
  if (row.shadow !== undefined) return row.shadow
  const { value, deleted, stamp, ackSeq } = row
  return { value, deleted, stamp, ackSeq }
}
