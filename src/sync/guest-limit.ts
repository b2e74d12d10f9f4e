import type { EntityName } from '#contract/sync.ts'
import { entityRules, momentIn } from './entities.ts'
import { stampMs } from './hybrid-clock.ts'
import type { Row, Tx } from './store.ts'

/** Drops a guest's oldest rows beyond what one may keep, in the transaction that wrote the newest (law I12). */
export async function keepWithinLimit(tx: Tx, entity: EntityName, owner: string): Promise<void> {
  const limit = entityRules[entity].guestLimit
  if (limit === undefined) return
  const rows = await tx.allRows(entity, owner)
  if (rows.length <= limit.rows) return
  const dropped = rows
    .toSorted((a, b) => momentOf(b, limit.moment) - momentOf(a, limit.moment) || (a.key < b.key ? -1 : 1))
    .slice(limit.rows)
  await tx.removeRows(
    entity,
    owner,
    dropped.map(({ key }) => key),
  )
}

const momentOf = ({ value, stamp }: Row, field: string): number => momentIn(value, field) ?? stampMs(stamp)
