import { buffer } from 'node:stream/consumers'
import { UnreadableSource } from './source-reader.ts'

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

/** The whole body of a source as text. */
export const readText = async (body: AsyncIterable<Uint8Array>): Promise<string> => decodeText(await buffer(body))

/** @throws UnreadableSource with the line */
export const readJson = async (body: AsyncIterable<Uint8Array>): Promise<unknown> => jsonIn(await readText(body))

/** @throws UnreadableSource with the line */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1]
    const line = place === undefined ? '' : ` in line ${text.slice(0, Number(place)).split('\n').length}`
    throw new UnreadableSource(`It is not JSON${line}.`, { cause: error })
  }
}

/** At most so many characters, ending with a whole word, where there is one near enough, and an ellipsis. */
export function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  const kept = (end > most / 2 ? cut.slice(0, end) : cut).trimEnd()
  return `${kept.toWellFormed().replace(/\ufffd$/, '')}…`
}
