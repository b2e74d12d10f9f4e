/** A 32-bit hash of a text (FNV-1a): the same number on every machine and in every run. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** A seeded source of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number | string): () => number {
  let state = typeof seed === 'string' ? hash(seed) : seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number in [0, 1) derived from the name: always the same for the same name. */
export const randomOf = (name: string): number => seededRandom(name)()

/** The item at `index` of a non-empty list; an index past either end wraps around. Throws for an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('nothing to choose from an empty list')
  return item
}
