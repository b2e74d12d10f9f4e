/** FNV-1a (32 bits, hexadecimal) of a text: tells texts apart, protects nothing. */
export function fnv(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16)
}
