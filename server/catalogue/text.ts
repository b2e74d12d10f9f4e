import { buffer } from 'node:stream/consumers'
import { decodeText } from '#domain/sources/decode-text.ts'
import { UnreadableSource } from './source-reader.ts'

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
