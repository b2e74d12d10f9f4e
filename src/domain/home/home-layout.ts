import type { FilterRow } from '#product/home-rows.ts'

/** How a person arranged home: the rows they moved, in their order, and those they do not want to see. */
export interface HomeLayout {
  order: readonly string[]
  hidden: readonly string[]
}

/**
 * All rows in this person's order. A row the order does not know yet stands behind the one it follows by default, so that what is new
 * in the app, or pinned on another device, has a place.
 *
 * @param rows every row there is, in the default order
 */
export function arrangedRows<Row extends string>(rows: readonly Row[], order: readonly string[]): Row[] {
  const known = order.flatMap((key) => rows.find((row) => row === key) ?? [])
  const arranged = known.filter((row, place) => known.indexOf(row) === place)
  rows.forEach((row, place) => {
    if (arranged.includes(row)) return
    const before = rows[place - 1]
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, row)
  })
  return arranged
}

/** The saved filters somebody pinned: they stand in the order and nowhere else. */
export const pinnedRows = (order: readonly string[]): FilterRow[] => [...new Set(order.filter(isFilterRow))]

export const filterRow = (id: string): FilterRow => `filter:${id}`

export const isFilterRow = (row: string): row is FilterRow => row.startsWith('filter:')

/** Those of them that are shown. */
export const shownRows = <Row extends string>(rows: readonly Row[], { order, hidden }: HomeLayout): Row[] =>
  arrangedRows(rows, order).filter((row) => !hidden.includes(row))

/** One row a step up (-1) or down (1); at the end it stays. */
export function movedRow<Row extends string>(arranged: readonly Row[], row: Row, step: -1 | 1): Row[] {
  const to = arranged.indexOf(row) + step
  if (to < 0 || to >= arranged.length) return [...arranged]
  return arranged.filter((other) => other !== row).toSpliced(to, 0, row)
}

/** With the key if it was not there, without it if it was. */
export const toggled = <Key extends string>(keys: readonly Key[], key: Key): Key[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]
