/** A seeded source of chance (mulberry32): the same seed, the same schedule. */
export interface Dice {
  chance: (probability: number) => boolean
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
  bytes: (count: number) => Uint8Array
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const fraction = () => word() / 4_294_967_296
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  return {
    between,
    chance: (probability) => fraction() < probability,
    pick<T>(from: readonly T[]): T {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    bytes(count) {
      const bytes = new Uint8Array(count)
      for (let index = 0, left = 0; index < count; index++, left >>>= 8) {
        if (index % 4 === 0) left = word()
        bytes[index] = left & 0xff
      }
      return bytes
    },
  }
}
