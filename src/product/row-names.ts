/** The names of a table's rows, in its order. A table is whole: nothing joins it at run time. */
export const rowNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] => Object.keys(table) as Name[]
