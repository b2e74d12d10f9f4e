import { itemAt, seededRandom } from '../random.ts'
import { blockPath, fitTitle, linePath, widthOf } from './lettering.ts'
import type { Block } from './lettering.ts'
import { inkOn } from './palettes.ts'
import { disc, n, path, rect, shape } from './shapes.ts'
import type { Subject } from './subject.ts'

/** Every poster is drawn on this board and scaled afterwards. */
const board = { w: 1000, h: 1500 } as const
const margin = 76

type Layout = (subject: Subject, next: () => number) => string

interface Box {
  x: number
  y: number
  w: number
  h: number
  cx?: number
  cy?: number
  r?: number
}

/** The motif inside a box, clipped to it. */
function picture({ motif, palette }: Subject, next: () => number, box: Box, floor: string): string {
  const { w, h, cx = w / 2, cy = h * 0.48, r = Math.min(w, h) * 0.36 } = box
  return `<svg x="${n(box.x)}" y="${n(box.y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${motif({ w, h, cx, cy, r, floor, palette, next })}</svg>`
}

const fit = (subject: Subject, width: number, height: number, largest?: number): Block =>
  fitTitle(subject.face, subject.title ?? '', width, height, largest)

/** From a title's last baseline to the credit's: room for its descenders. */
const footOf = (title: Block): number => 44 + title.size * 0.26

const credit = (subject: Subject, x: number, y: number, ink: string, anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  path(linePath('text', subject.credit, x, y, 27, anchor), ink, 'opacity="0.82"')

/** The motif runs down into a dark floor that carries the title. */
const full: Layout = (subject, next) => {
  const { palette } = subject
  const title = fit(subject, board.w - 2 * margin, 330, 190)
  const top = board.h - margin - footOf(title) - title.height
  const ink = inkOn(palette.deep, palette)
  return (
    rect(0, 0, board.w, board.h, palette.deep) +
    picture(subject, next, { x: 0, y: 0, w: board.w, h: Math.min(1110, top - 50), cy: Math.min(540, top * 0.46), r: 370 }, palette.deep) +
    path(blockPath(title, margin, top), ink) +
    credit(subject, margin, board.h - margin, ink)
  )
}

/** A print on paper: the picture in a frame, the title beneath it as a gallery would. */
const framed: Layout = (subject, next) => {
  const { palette } = subject
  const paper = palette.light
  const title = fit(subject, board.w - 2 * margin, 250, 150)
  const high = board.h - margin * 2 - title.height - 52 - footOf(title)
  const ink = inkOn(paper, palette)
  return (
    rect(0, 0, board.w, board.h, paper) +
    picture(subject, next, { x: margin, y: margin, w: board.w - 2 * margin, h: high, r: 320 }, palette.deep) +
    path(blockPath(title, margin, margin + high + 52), ink) +
    credit(subject, margin, board.h - margin, ink)
  )
}

/** The title first and large, the picture standing on the lower edge. */
const headed: Layout = (subject, next) => {
  const { palette } = subject
  const title = fit(subject, board.w - 2 * margin, 400, 240)
  const below = margin + title.height + footOf(title) + 44
  const ink = inkOn(palette.ground, palette)
  return (
    rect(0, 0, board.w, board.h, palette.ground) +
    picture(
      subject,
      next,
      { x: 0, y: below, w: board.w, h: board.h - below, cy: (board.h - below) * 0.46, r: Math.min(390, (board.h - below) * 0.36) },
      palette.deep,
    ) +
    path(blockPath(title, margin, margin), ink) +
    credit(subject, margin, margin + title.height + footOf(title), ink)
  )
}

/** A round window in a flat field, everything on the middle axis. */
const medallion: Layout = (subject, next) => {
  const { palette } = subject
  const [cx, cy, r] = [board.w / 2, 560, 400]
  const title = fit(subject, board.w - 2.6 * margin, 300, 150)
  const ink = inkOn(palette.deep, palette)
  const top = 1060 + (310 - title.height) / 2
  return (
    rect(0, 0, board.w, board.h, palette.deep) +
    `<clipPath id="m"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath><g clip-path="url(#m)">${picture(subject, next, { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r, r: 270 }, palette.mid)}</g>` +
    `<circle cx="${cx}" cy="${cy}" r="${r + 22}" fill="none" stroke="${palette.accent}" stroke-width="5"/>` +
    path(blockPath(title, cx, top, 'middle'), ink) +
    credit(subject, cx, board.h - margin, ink, 'middle')
  )
}

/** Cut paper: the picture to the edges, the title on a torn block, a little crooked. */
const cutout: Layout = (subject, next) => {
  const { palette } = subject
  const title = fit(subject, 690, 330, 160)
  const [x, w, h] = [90 + next() * 60, 800, title.height + 190]
  const y = board.h - h - 170
  const jag = (): number => (next() - 0.5) * 46
  const paper = next() < 0.5 ? palette.light : palette.accent
  const ink = inkOn(paper, palette)
  return (
    picture(subject, next, { x: 0, y: 0, w: board.w, h: board.h, cy: Math.max(400, y * 0.48), r: 400 }, palette.deep) +
    shape(
      [
        [x - 34 + jag(), y + jag()],
        [x + w * 0.55, y - 18 + jag()],
        [x + w + jag(), y + jag()],
        [x + w + 12 + jag(), y + h + jag()],
        [x + w * 0.4, y + h + 14 + jag()],
        [x - 30 + jag(), y + h + jag()],
      ],
      paper,
    ) +
    path(blockPath(title, x + 30, y + 62), ink) +
    credit(subject, x + 30, y + h - 48, ink)
  )
}

/** Letters as architecture: every line as wide as the poster, the picture a stripe between title and foot. */
const monument: Layout = (subject, next) => {
  const { palette } = subject
  const width = board.w - 2 * margin
  const base = fit(subject, width, 760, 400)
  const ink = inkOn(palette.ground, palette)
  let y = margin
  const lines = base.lines.map((line) => {
    const one = fitTitle(subject.face, line.replaceAll(' ', '\u00A0'), width, base.lines.length === 1 ? 420 : 250, 330)
    const drawn = path(blockPath(one, margin, y), ink)
    y += one.height + 34 + (/[gjpqy,]/.test(line) ? one.size * 0.17 : 0)
    return drawn
  })
  const top = y + 44
  return (
    rect(0, 0, board.w, board.h, palette.ground) +
    lines.join('') +
    picture(
      subject,
      next,
      { x: margin, y: top, w: width, h: Math.max(260, board.h - top - margin - 66), r: Math.min(310, (board.h - top - 140) * 0.4) },
      palette.deep,
    ) +
    credit(subject, margin, board.h - margin + 8, ink)
  )
}

/** Swiss: a narrow column for the title, turned, and the picture beside it. */
const column: Layout = (subject, next) => {
  const { palette } = subject
  const title = fitTitle(subject.face, (subject.title ?? '').replaceAll(' ', '\u00A0'), board.h - 2 * margin, 150, 190)
  const strip = title.capital + margin * 1.7
  const ink = inkOn(palette.accent, palette)
  return (
    rect(0, 0, board.w, board.h, palette.accent) +
    picture(
      subject,
      next,
      { x: strip, y: 0, w: board.w - strip, h: board.h, cy: board.h * 0.46, r: (board.w - strip) * 0.44 },
      palette.deep,
    ) +
    `<g transform="translate(${n(strip - margin * 0.85)} ${board.h - margin}) rotate(-90)">${path(linePath(subject.face, subject.title ?? '', 0, 0, title.size), ink)}</g>` +
    (widthOf('text', subject.credit, 27) < board.w - strip - margin * 2
      ? credit(subject, board.w - margin * 0.7, board.h - margin * 0.8, palette.light, 'end')
      : '')
  )
}

/** No words: for titles in a script that none of the faces has. */
const wordless: Layout = (subject, next) =>
  picture(subject, next, { x: 0, y: 0, w: board.w, h: board.h, cy: 700, r: 410 }, subject.palette.deep) +
  disc(board.w - margin - 18, board.h - margin - 18, 18, subject.palette.accent)

const layouts: readonly Layout[] = [full, framed, cutout, headed, medallion, full, monument, framed, headed, column, cutout]

/** A long title cannot stand on its side, a single word needs no cut-out. */
function layoutFor(subject: Subject): Layout {
  if (subject.title === undefined) return wordless
  const layout = itemAt(layouts, subject.turn)
  if (layout === column && subject.title.length > 20) return full
  if (layout === monument && subject.title.split(' ').length > 4) return headed
  return layout
}

/** A poster, 2:3, as SVG in the asked width. */
export function drawPoster(subject: Subject, width: number): string {
  const next = seededRandom(subject.seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 1.5)}" viewBox="0 0 ${board.w} ${board.h}">${layoutFor(subject)(subject, next)}</svg>`
}
