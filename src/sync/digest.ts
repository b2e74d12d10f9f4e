import type { Digest, Stamp } from '#contract/sync.ts'

/** The two halves of a row's hash begin here, so that rows that agree in one still differ in the other. */
const seeds = [0x811c9dc5, 0x01000193] as const

/**
 * What tells two sides apart that should hold the same rows, whatever their order: the count, and the XOR of 64-bit hashes of
 * key and stamp as 16 hex digits. Both sides give the rows a person sees and the one that clears the history: no tombstones,
 * and nothing a clear hides (the server has removed such rows).
 */
export function digestOf(rows: Iterable<{ key: string; stamp: Stamp }>): Digest[keyof Digest] {
  let count = 0
  let high = 0
  let low = 0
  for (const { key, stamp } of rows) {
    const text = `${key}|${stamp}`
    count += 1
    high ^= hashOf(text, seeds[0])
    low ^= hashOf(text, seeds[1])
  }
  return { count, hash: hexOf(high) + hexOf(low) }
}

/** FNV-1a in 32 bits, stirred once more: a plain one lets rows that differ in one digit cancel each other out. */
function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const hexOf = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0')
