import { clearKey, type EntityName, type Stamp } from '#contract/sync.ts'
import { entityRules } from './entities.ts'

/** What decides whether a row is seen. */
interface Seen {
  key: string
  deleted: boolean
  stamp: Stamp
}

/** The stamp of the clear among an entity's rows; undefined when it was never cleared. */
export function clearStampIn(entity: EntityName, rows: readonly Seen[]): Stamp | undefined {
  if (entityRules[entity].clearable === undefined) return undefined
  return rows.find(({ key }) => key === clearKey)?.stamp
}

/** Whether a clear hides a row: all but the clear itself, up to its stamp (sync protocol 1.11). */
export const isHidden = ({ key, stamp }: Pick<Seen, 'key' | 'stamp'>, cleared: Stamp | undefined): boolean =>
  cleared !== undefined && key !== clearKey && stamp <= cleared

/**
 * The rows of one owner and entity that a person sees, in their order: none that is deleted, none that a clear hides, and not
 * the clear itself. `rows` must be all of them, or the clear must be among them.
 */
export function visibleRows<R extends Seen>(entity: EntityName, rows: readonly R[]): R[] {
  const cleared = clearStampIn(entity, rows)
  return rows.filter((row) => !row.deleted && !isHidden(row, cleared) && (cleared === undefined || row.key !== clearKey))
}

/** The rows a digest speaks of: what is seen, and the clear (see `digestOf`). */
export function comparedRows<R extends Seen>(entity: EntityName, rows: readonly R[]): R[] {
  const cleared = clearStampIn(entity, rows)
  return rows.filter((row) => !row.deleted && !isHidden(row, cleared))
}
