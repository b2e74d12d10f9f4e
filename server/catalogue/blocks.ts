import { Parser } from 'htmlparser2'
import { type Block, newsLimits, type Run } from '#contract/news.ts'
import { httpsAddress, sizeRatio } from './addresses.ts'

/** What stands in these is no text of an article. */
const skipped = new Set(
  'script style iframe object embed applet svg math form select button textarea template noscript noembed noframes head title canvas video audio map dialog'.split(
    ' ',
  ),
)
/** What begins or ends here stands apart from what is before and after it. */
const apart = new Set(
  'p div section article main header footer aside nav figure figcaption address details summary center table caption thead tbody tfoot tr dl dt dd hr fieldset pre'.split(
    ' ',
  ),
)
const heading = /^h[1-6]$/
const marks: Readonly<Record<string, 'strong' | 'emphasis'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
}

export interface Content {
  blocks: readonly Block[]
  /** There was more than may be handed out. */
  isCut: boolean
}

/** An article is not longer, and its elements do not lie deeper within each other; the parser needs the square of that depth. */
const most = { letters: 300_000, depth: 200 } as const

/** Where in a document its parser is. */
interface Place {
  depth: number
  skipping: number
  preformatted: number
  quote: number
  /** The lists it is in; only the outermost one becomes a list, whose items are those of all. */
  lists: { isOrdered: boolean; items: Run[][] }[]
  heading: 2 | 3 | null
  strong: number
  emphasis: number
  /** Null for a link that leads nowhere we would lead anybody. */
  links: (string | null)[]
}

/**
 * The blocks of an article. Only what is known to be text, a mark, a list, a link of https or a picture comes through; whatever else a document says is
 * passed over, and what would run or lay itself over the page is left out with all that is in it.
 *
 * @param html a fragment, however broken
 * @param base where its relative addresses are relative to
 */
export function blocksOf(html: string, base: string | null): Content {
  const found = collector()
  const place: Place = { depth: 0, skipping: 0, preformatted: 0, quote: 0, lists: [], heading: null, strong: 0, emphasis: 0, links: [] }
  let runs: Run[] = []

  const flush = (): void => {
    const tidied = tidy(runs)
    runs = []
    if (tidied.length === 0) return
    const [list] = place.lists
    if (place.heading !== null) found.add({ kind: 'heading', level: place.heading, runs: tidied })
    else if (list) list.items.push(tidied)
    else found.add({ kind: place.quote > 0 ? 'quote' : 'paragraph', runs: tidied })
  }
  const say = (said: string): void => {
    const link = place.links.at(-1)
    runs.push({
      text: place.preformatted > 0 ? said : said.replaceAll(/\s+/g, ' '),
      ...(place.strong > 0 && { strong: true }),
      ...(place.emphasis > 0 && { emphasis: true }),
      ...(link && { link }),
    })
  }
  const breakLine = (): void => {
    // Two breaks are how some make paragraphs.
    if (runs.at(-1)?.text === '\n') flush()
    else runs.push({ text: '\n' })
  }
  const endList = (): void => {
    flush()
    const list = place.lists.pop()
    if (!list) return
    const outer = place.lists[0]
    if (outer) outer.items.push(...list.items)
    else if (list.items.length > 0) found.add({ kind: 'list', isOrdered: list.isOrdered, items: list.items })
  }
  const show = (attributes: Readonly<Record<string, string>>): void => {
    const url = httpsAddress(attributes['src'] ?? '', base)
    if (url === null || isTiny(attributes) || place.lists.length > 0) return
    flush()
    found.add({ kind: 'picture', url, alt: oneLine(attributes['alt'] ?? '').slice(0, 500), ratio: sizeRatio(attributes) })
  }

  const open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (++place.depth > most.depth) {
      found.isCut = true
      parser.pause()
      return
    }
    if (skipped.has(name)) place.skipping++
    if (place.skipping > 0) return
    const mark = marks[name]
    if (mark) place[mark]++
    else if (name === 'a') place.links.push(httpsAddress(attributes['href'] ?? '', base))
    else if (name === 'br') breakLine()
    else if (name === 'img') show(attributes)
    else if (name === 'ul' || name === 'ol') {
      flush()
      place.lists.push({ isOrdered: name === 'ol', items: [] })
    } else if (heading.test(name)) {
      flush()
      place.heading = name === 'h1' || name === 'h2' ? 2 : 3
    } else if (name === 'blockquote') {
      flush()
      place.quote++
    } else if (name === 'td' || name === 'th') say(' ')
    else if (apart.has(name) || name === 'li') flush()
    if (name === 'pre') place.preformatted++
  }
  const close = (name: string): void => {
    place.depth--
    if (skipped.has(name)) {
      place.skipping = Math.max(0, place.skipping - 1)
      return
    }
    if (place.skipping > 0) return
    const mark = marks[name]
    if (mark) place[mark] = Math.max(0, place[mark] - 1)
    else if (name === 'a') place.links.pop()
    else if (name === 'ul' || name === 'ol') endList()
    else if (heading.test(name)) {
      flush()
      place.heading = null
    } else if (name === 'blockquote') {
      flush()
      place.quote = Math.max(0, place.quote - 1)
    } else if (apart.has(name) || name === 'li') flush()
    if (name === 'pre') place.preformatted = Math.max(0, place.preformatted - 1)
  }

  const parser = new Parser(
    { onopentag: open, onclosetag: close, ontext: (said) => place.skipping === 0 && say(said) },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(html.slice(0, most.letters))
  if (!found.isCut) parser.end()
  while (place.lists.length > 0) endList()
  flush()
  return { blocks: found.blocks, isCut: found.isCut || html.length > most.letters }
}

/** The text of a fragment in one line, without markup. */
export const plainLine = (html: string): string => textIn(blocksOf(html, null).blocks)

/** The text of a fragment without markup, an empty line between paragraphs. One without tags may have such lines itself. */
export const plainText = (html: string): string =>
  blocksOf(html.replaceAll(/(?:\r?\n[ \t]*){2,}/g, '<br><br>'), null)
    .blocks.map(textOf)
    .filter((text) => text !== '')
    .join('\n\n')

/** What is written in blocks, in one line. */
export const textIn = (blocks: readonly Block[]): string => oneLine(blocks.map(textOf).join(' '))

const oneLine = (said: string): string => clean(said).replaceAll(/\s+/g, ' ').trim()

const joined = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

function textOf(block: Block): string {
  if (block.kind === 'picture') return ''
  return block.kind === 'list' ? block.items.map(joined).join(' ') : joined(block.runs)
}

/** Pictures that nobody is meant to see count readers. */
function isTiny({ width = '', height = '' }: Readonly<Record<string, string>>): boolean {
  return [width, height].some((side) => /^\s*\d{1,2}(?:px)?\s*$/.test(side) && Number.parseInt(side, 10) <= 20)
}

/** Without what no text has: control characters and halves of letters. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const clean = (said: string): string => said.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')

/** Stretches that look alike are one; no space at the ends, around line breaks or twice. */
function tidy(runs: readonly Run[]): Run[] {
  const merged: Run[] = []
  let endsInSpace = true
  for (const { text, ...look } of runs) {
    const last = merged.at(-1)
    const lines = clean(text).split('\n')
    const trimmed = lines.map((line, place) => {
      const begun = place > 0 ? line.trimStart() : line
      return place < lines.length - 1 ? begun.trimEnd() : begun
    })
    const whole = trimmed.join('\n')
    const said: string = endsInSpace ? whole.trimStart() : whole
    if (said === '') continue
    endsInSpace = said.trimEnd() !== said
    if (last && looksLike(last, look)) merged[merged.length - 1] = { ...last, text: last.text + said }
    else merged.push({ ...look, text: said })
  }
  for (let last = merged.at(-1); last; last = merged.at(-1)) {
    merged.pop()
    const text = last.text.trimEnd()
    if (text !== '') {
      merged.push({ ...last, text })
      break
    }
  }
  return merged
}

const looksLike = (run: Run, other: Omit<Run, 'text'>): boolean =>
  run.strong === other.strong && run.emphasis === other.emphasis && run.link === other.link

/** Takes blocks while there is room for them. */
function collector() {
  const blocks: Block[] = []
  let room: number = newsLimits.content
  const content = {
    blocks,
    isCut: false,
    add(block: Block): void {
      if (content.isCut) return
      const fitting = blocks.length < newsLimits.blocks ? fit(block, room) : null
      if (fitting !== block) content.isCut = true
      if (fitting === null) return
      room -= lengthOf(fitting)
      blocks.push(fitting)
    },
  }
  return content
}

/** As JSON. The address of a picture grows when it is signed. */
const lengthOf = (block: Block): number =>
  JSON.stringify(block).length + 1 + (block.kind === 'picture' ? 100 + Math.ceil(block.url.length / 2) : 0)

/** Whole, or as much of its text as there is room for where that is worth reading; null for nothing. */
function fit(block: Block, room: number): Block | null {
  if (lengthOf(block) <= room) return block
  const worth = 400
  if (block.kind !== 'paragraph' || room < worth * 2) return null
  // Of what JSON escapes, two letters at most become one.
  const text = joined(block.runs).slice(0, Math.floor((room - worth) / 2))
  const end = text.lastIndexOf(' ')
  return end < worth ? null : { kind: 'paragraph', runs: [{ text: `${text.slice(0, end)} …` }] }
}
