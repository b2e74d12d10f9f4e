/** The keys of a table. A table is a literal, so it has no others than its type says. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
