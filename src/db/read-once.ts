/** Answers of a database that are asked for once, until somebody writes what they tell of. */
interface ReadOnce<Answer> {
  ask: (place: readonly string[], read: () => Promise<Answer>) => Promise<Answer>
  /** Without a place, all of them. */
  forget: (place?: readonly string[]) => void
}

/** Remembers the answers of one kind, by their places: for as long as a transaction, in which nobody else writes. */
export function readOnce<Answer>(): ReadOnce<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return {
    ask(place, read) {
      const name = place.join('\n')
      const answer = known.get(name) ?? read()
      known.set(name, answer)
      return answer
    },
    forget(place) {
      if (place === undefined) known.clear()
      else known.delete(place.join('\n'))
    },
  }
}
