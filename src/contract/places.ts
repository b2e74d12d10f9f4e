/** A number for each of these, rising in their order; `placeOf` says which they have already, and as few as possible change. */
export function placed(inOrder: readonly string[], placeOf: (name: string) => number | undefined): Map<string, number> {
  const names = [...new Set(inOrder)]
  const kept = longestRising(names, placeOf)
  const places = new Map<string, number>()
  names.forEach((name, index) => {
    const low = places.get(names[index - 1] ?? '')
    const rest = names.slice(index)
    const next = rest.findIndex((other) => kept.has(other))
    const high = next === -1 ? undefined : kept.get(rest[next] ?? '')
    places.set(name, kept.get(name) ?? between(low, high, next))
  })
  const rises = names.every((name, index) => index === 0 || (places.get(name) ?? 0) > (places.get(names[index - 1] ?? '') ?? 0))
  // Between two neighbours there may be no number left.
  return rises ? places : new Map(names.map((name, index) => [name, index + 1]))
}

/** The first of `count` numbers that rise from `low` to `high`, or from one of them alone. */
function between(low: number | undefined, high: number | undefined, count: number): number {
  if (high === undefined) return (low ?? 0) + 1
  return low === undefined ? high - count : low + (high - low) / (count + 1)
}

/** The most names whose places rise already, with their places. */
function longestRising(names: readonly string[], placeOf: (name: string) => number | undefined): Map<string, number> {
  const runs: [string, number][][] = [[]]
  for (const name of names) {
    const place = placeOf(name)
    if (place === undefined) continue
    const before = longest(runs.filter((run) => (run.at(-1)?.[1] ?? -Infinity) < place))
    runs.push([...before, [name, place]])
  }
  return new Map(longest(runs))
}

const longest = <T>(runs: readonly T[][]): T[] => runs.reduce((best, run) => (run.length > best.length ? run : best), [])
