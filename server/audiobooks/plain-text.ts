import { decodeHTML } from 'entities'

const left = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const breaks = /<(?:br|\/?p|\/?div|\/?li|\/?ul|\/?ol|\/?h[1-6]|\/?blockquote)\b[^>]*>/gi
/** Only what looks like a tag: “a < b” is text. */
const tags = /<\/?[a-z][^<>]*>/gi

/** What people read of a text that may be HTML: no tags, characters for their names, an empty line between paragraphs. */
export function plainText(html: string): string {
  // What is written as a character's name was never meant as a tag, so tags go first.
  const words = decodeHTML(html.replace(left, '').replace(breaks, '\n').replace(tags, ''))
  return clean(words)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
}

/** The same in one line, for names. */
export const plainLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ')

/** Without control characters and halves of surrogate pairs, which no database and no page has a use for. */
const clean = (words: string): string =>
  words
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
    .replaceAll(/(?!\n)\p{Cc}|\ufffd/gu, ' ')

/** At most so many characters, ending with a whole word and an ellipsis. */
export function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return `${cut.replace(/\s+\S*$/, '')}…`
}
