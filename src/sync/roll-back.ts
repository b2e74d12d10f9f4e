import type { Row, Version } from './store.ts'

/**
 * What a row goes back to when its change is not to be: the confirmed state beneath. `row` null removes it, undefined leaves it.
 * If the server has forgotten that state, it has to be `retold`.
 */
export function rolledBack(row: Row): { row?: Row | null; retold?: Version } {
  if (row.shadow === undefined) return {}
  if (row.shadow === null) return { row: null }
  const { lost, ...confirmed } = row.shadow
  const back: Row = { ...confirmed, owner: row.owner, key: row.key }
  return lost ? { row: { ...back, shadow: null }, retold: confirmed } : { row: back }
}
