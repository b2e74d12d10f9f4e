import type { Random } from './ports.ts'

const hexOf = (bytes: Iterable<number>): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Lower-case hex of unpredictable bytes. */
export const randomHex = (ports: { random: Random }, bytes: number): string => hexOf(ports.random.bytes(bytes))

/** UUID version 7 (RFC 9562, section 5.7) from epoch ms and ten unpredictable bytes. */
export function uuidv7(ms: number, random: Uint8Array): string {
  const time = Math.max(0, Math.round(ms)).toString(16).padStart(12, '0').slice(-12)
  const [a = 0, b = 0, c = 0, ...rest] = random
  const version = hexOf([0x70 | (a & 0x0f), b])
  const variant = hexOf([0x80 | (c & 0x3f), rest[0] ?? 0])
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hexOf(rest.slice(1, 7))}`
}

/** Odd multipliers with well-spread bits, one for each quarter of a hash. */
const multipliers = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const

/**
 * The same UUID (version 8, RFC 9562 section 5.8) for the same text, everywhere. Four 32-bit hashes, each character mixed into all
 * of them and each with its neighbour, give the 122 bits. Not cryptographic: an id only meets those of the same person.
 */
export function uuidOf(text: string): string {
  let parts: number[] = [...multipliers]
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    parts = parts.map((part, at) => Math.imul(rotateLeft(part ^ character, 13) + (parts[(at + 1) % 4] ?? 0), multipliers[at] ?? 1))
  }
  for (let round = 0; round < 4; round++) parts = parts.map((part, at) => mixed(part + (parts[(at + 1) % 4] ?? 0)))
  const hex = parts.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

const rotateLeft = (part: number, bits: number): number => (part << bits) | (part >>> (32 - bits))

/** A final mix: every bit of the input changes every bit of the result. */
function mixed(part: number): number {
  let result = Math.imul(part ^ (part >>> 16), 0x7feb352d)
  result = Math.imul(result ^ (result >>> 15), 0x846ca68b)
  return result ^ (result >>> 16)
}
