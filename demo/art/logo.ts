import { blockPath, fitTitle } from './lettering.ts'
import { n, path } from './shapes.ts'
import { drawMark } from './mark.ts'
import type { Subject } from './subject.ts'

const board = { w: 1000, tallest: 420 } as const

/**
 * The lettering of a title alone, off-white on nothing, to lie on a backdrop. A title in a script we cannot set becomes a
 * mark of its own.
 */
export function drawLogo(subject: Subject, width: number): string {
  const open = (height: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / board.w)}" viewBox="0 0 ${board.w} ${n(height)}">`
  if (subject.title === undefined) return `${open(360)}${drawMark(subject.seed, 180, 180, 150)}</svg>`
  const block = fitTitle(subject.face, subject.title, board.w - 20, board.tallest, 300)
  const rise = block.size * 0.3
  return `${open(block.height + rise * 2)}${path(blockPath(block, 10, rise), '#f6f1e7')}</svg>`
}
