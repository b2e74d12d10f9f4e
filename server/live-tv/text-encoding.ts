/** The encoding that a mark of the byte order names. */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

export const encodingByMark = (bytes: Uint8Array): string | undefined =>
  marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1]

/** Text of which nobody says how it is encoded: UTF-8 where it is that, else what Windows wrote in the West. */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
