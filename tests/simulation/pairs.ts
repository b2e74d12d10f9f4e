import { allFaults, excluded, type FaultKind } from './faults.ts'

/** Which kinds of fault have happened in one and the same schedule, two by two. */
export interface Pairs {
  note: (struck: ReadonlySet<FaultKind>) => void
  /** As `a + b`, in the order of the kinds. */
  seen: Set<string>
}

const pairsOf = (kinds: readonly FaultKind[]): string[] =>
  kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => `${one} + ${other}`))

/** Every pair that may happen. */
export const allPairs: readonly string[] = pairsOf(allFaults).filter((pair) => !excluded.some((kinds) => kinds.join(' + ') === pair))

export function pairs(): Pairs {
  const seen = new Set<string>()
  return {
    seen,
    note(struck) {
      for (const pair of pairsOf(allFaults.filter((kind) => struck.has(kind)))) seen.add(pair)
    },
  }
}
