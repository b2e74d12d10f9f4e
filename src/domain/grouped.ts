/** The entries that have the same key, together; groups and entries in the order they first came. */
export function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string | number): [T, ...T[]][] {
  const groups = new Map<string | number, [T, ...T[]]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return [...groups.values()]
}
