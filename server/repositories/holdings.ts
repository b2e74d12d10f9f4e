import { sql } from 'kysely'
import { blockBytes } from '#contract/quota.ts'

/** What the rows of a selection come to: `holdingOf` of `server/sync/holding.ts`, in SQL. Both databases divide whole numbers alike. */
export const holdingColumns = [
  sql<number>`coalesce(sum(1 - deleted), 0)`.as('rows'),
  sql<number>`coalesce(sum((octet_length(key) + octet_length(value) + ${sql.lit(blockBytes - 1)}) / ${sql.lit(blockBytes)} * ${sql.lit(blockBytes)}), 0)`.as(
    'bytes',
  ),
  sql<number>`coalesce(sum(deleted), 0)`.as('tombstones'),
] as const
