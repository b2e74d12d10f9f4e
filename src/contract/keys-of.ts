/** The keys of a table by their own type; the compiler takes `Object.keys` for any text. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[]
