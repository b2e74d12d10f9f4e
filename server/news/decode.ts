/**
 * The text of a feed: in the encoding of its byte order mark, else in that which its XML declaration names, else in UTF-8; what is not valid UTF-8 is
 * read as Windows-1252, as feeds that say nothing and are not UTF-8 mostly are.
 */
export function decoded(bytes: Uint8Array): string {
  const named = markedEncoding(bytes) ?? declaredEncoding(bytes)
  if (named !== undefined) return named.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markedEncoding([first, second]: Uint8Array): TextDecoder | undefined {
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  // The mark of UTF-8 is passed over by every decoder of it.
  return undefined
}

/** How far into a document its declaration reaches. */
const declarationBytes = 200

function declaredEncoding(bytes: Uint8Array): TextDecoder | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes))
  const [, label] = /^[^<]{0,3}<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning) ?? []
  // A document whose first letters could be read is not in UTF-16, whatever it says.
  if (label === undefined || /^utf-?(?:8|16)/i.test(label)) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
