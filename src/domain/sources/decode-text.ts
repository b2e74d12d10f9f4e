/** Pages, workers and Node have it alike; the types of this world know none of them. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean })
  readonly encoding: string
  decode(bytes: Uint8Array): string
}

/** The encodings that a mark of the byte order names. */
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** How far into a document its XML declaration reaches. */
const declarationBytes = 200

/** The encoding that a text names itself: by a mark of the byte order, else by its XML declaration; undefined where it names none. */
export function namedEncoding(beginning: Uint8Array): string | undefined {
  const marked = marks.find(([mark]) => mark.every((byte, at) => beginning[at] === byte))
  if (marked) return marked[1]
  const said = new TextDecoder('latin1').decode(beginning.subarray(0, declarationBytes))
  const label = /^\s{0,9}<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(said)?.[1]
  // A document whose first letters could be read is not in UTF-16, whatever it says.
  return label === undefined || /^utf-?16/i.test(label) ? undefined : label
}

/**
 * A text in the encoding that it names itself, else in UTF-8. What is not valid UTF-8 is read as Windows-1252, as what says nothing and is not UTF-8
 * mostly is.
 */
export function decodeText(bytes: Uint8Array): string {
  const named = namedEncoding(bytes)
  if (named !== undefined && !/^utf-?8$/i.test(named) && isKnown(named)) return new TextDecoder(named).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
