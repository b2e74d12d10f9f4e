import type { Font, PathCommand } from 'opentype.js'
import { face } from './fonts.ts'
import type { FaceName } from './fonts.ts'
import { n } from './shapes.ts'

/** How a face likes to be set: space between letters in em, between lines in em. */
const spacing: Readonly<Record<FaceName, { tracking: number; leading: number }>> = {
  grotesque: { tracking: -0.02, leading: 0.92 },
  didone: { tracking: -0.012, leading: 1.05 },
  italic: { tracking: -0.008, leading: 1.07 },
  condensed: { tracking: 0.004, leading: 1.03 },
  slab: { tracking: -0.016, leading: 0.94 },
  brush: { tracking: 0, leading: 0.8 },
  geometric: { tracking: -0.022, leading: 0.95 },
  text: { tracking: 0.02, leading: 1.2 },
}

interface Placed {
  letter: string
  x: number
}

const kerned = new WeakSet<Font>()

/** Loads the pair kerning that the library otherwise reads only while shaping, which fails on some of these faces. */
function withKerning(font: Font): Font {
  if (!kerned.has(font)) {
    const { position } = font as Font & { position: { init: () => void } }
    position.init()
    kerned.add(font)
  }
  return font
}

/** Sets one line in em: the letters with their places, and the width without trailing space. */
function setLine(name: FaceName, text: string): { letters: Placed[]; width: number } {
  const font = withKerning(face(name))
  const { tracking } = spacing[name]
  let x = 0
  let previous: ReturnType<Font['charToGlyph']> | undefined
  const letters = [...text].map((letter) => {
    const glyph = font.charToGlyph(letter)
    if (previous !== undefined) x += font.getKerningValue(previous, glyph) / font.unitsPerEm
    const placed = { letter, x }
    x += (glyph.advanceWidth ?? 0) / font.unitsPerEm + tracking
    previous = glyph
    return placed
  })
  return { letters, width: x - tracking }
}

export const widthOf = (name: FaceName, text: string, size: number): number => setLine(name, text).width * size

/** The library's own writer turns numbers very near to zero into NaN. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((step) => {
      switch (step.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`
        case 'Q':
          return `Q${n(step.x1)} ${n(step.y1)} ${n(step.x)} ${n(step.y)}`
        default:
          return `${step.type}${n(step.x)} ${n(step.y)}`
      }
    })
    .join('')
}

/** One line as path data, its baseline at `y`; `anchor` says which part of it is at `x`. */
export function linePath(
  name: FaceName,
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const { letters, width } = setLine(name, text)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor] * size
  const font = face(name)
  return letters
    .map(({ letter, x: at }) => (letter === ' ' ? '' : pathData(font.charToGlyph(letter).getPath(left + at * size, y, size).commands)))
    .join('')
}

/** Short words that must not end a line. */
const clingers = new Set([
  'a',
  'an',
  'the',
  'of',
  'and',
  'in',
  'on',
  'to',
  'for',
  'at',
  'from',
  'with',
  'my',
  'der',
  'die',
  'das',
  'ein',
  'eine',
  'einen',
  'und',
  'von',
  'am',
  'im',
  'für',
  'nach',
  'zu',
  'vom',
  'bei',
  'mein',
  'meine',
  '&',
])

function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, at) => breaks(words.slice(at + 1), lines - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]))
}

export interface Block {
  face: FaceName
  lines: string[]
  size: number
  /** From the top of the first line's capitals to the last baseline. */
  height: number
  width: number
  capital: number
}

const capitalOf = (name: FaceName): number => {
  const font = face(name)
  return (font.tables['os2']?.['sCapHeight'] ?? font.unitsPerEm * 0.7) / font.unitsPerEm
}

/** Breaks a title into the lines that let it stand largest in the box, without leaving a short word at a line's end. */
export function fitTitle(name: FaceName, title: string, width: number, height: number, largest = 400): Block {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const { leading } = spacing[name]
  const capital = capitalOf(name)
  const candidates = [1, 2, 3, 4, 5]
    .filter((lines) => lines <= words.length)
    .flatMap((lines) => breaks(words, lines))
    .map((lines) => {
      const widths = lines.map((line) => setLine(name, line).width)
      const widest = Math.max(...widths)
      const size = Math.min(largest, width / widest, height / (capital + (lines.length - 1) * leading))
      const ragged = 1 - Math.min(...widths) / widest
      const clinging = lines.slice(0, -1).filter((line) => clingers.has((line.split(' ').at(-1) ?? '').toLowerCase())).length
      return { lines, size, widest, worth: size * (1 - 0.14 * clinging - 0.12 * ragged) }
    })
    .sort((a, b) => b.worth - a.worth)
  const best = candidates[0] ?? { lines: [''], size: 0, widest: 0 }
  return {
    face: name,
    lines: best.lines,
    size: best.size,
    height: best.size * (capital + (best.lines.length - 1) * leading),
    width: best.size * best.widest,
    capital: best.size * capital,
  }
}

/** The path data of a block whose first capitals begin at `top`. */
export function blockPath(block: Block, x: number, top: number, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  const { leading } = spacing[block.face]
  return block.lines
    .map((line, at) => linePath(block.face, line, x, top + block.capital + at * block.size * leading, block.size, anchor))
    .join('')
}
