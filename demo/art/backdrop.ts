import { showIndexOfEpisode } from '../catalogue/ids.ts'
import { shows } from '../catalogue/shows/shows.ts'
import { seededRandom } from '../random.ts'
import { mixInk } from './palettes.ts'
import { n, rect } from './shapes.ts'
import { subjectOf } from './subject.ts'
import type { Subject } from './subject.ts'

/** Scenes are drawn on this board; the asked frame cuts what it needs from its middle. */
const board = { w: 1600, h: 900 } as const

const scene = (inside: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${board.w} ${board.h}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`

/**
 * A wide scene without words. The motif stands right of the middle and darkness lies on the lower left, where pages set
 * their text.
 */
export function drawBackdrop(subject: Subject, variant: number, width: number, height: number): string {
  const { palette, motif, seed } = subject
  const next = seededRandom(seed + variant * 7_919)
  const dusk = { ...palette, ground: mixInk(palette.ground, palette.deep, 0.28), light: mixInk(palette.light, palette.mid, 0.12) }
  const place = [0.68, 0.6, 0.74][variant % 3] ?? 0.68
  const picture = motif({
    w: board.w,
    h: board.h,
    cx: board.w * place,
    cy: 400,
    r: 300 - variant * 20,
    floor: palette.deep,
    palette: dusk,
    next,
  })
  const shade = (id: string, x2: number, y1: number, y2: number, strength: number): string =>
    `<linearGradient id="${id}" x1="0" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${palette.deep}" stop-opacity="${n(strength)}"/><stop offset="1" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient>`
  return scene(
    `<defs>${shade('s', 0.62, 0, 0, 0.9)}${shade('f', 0, 1, 0.45, 0.9)}</defs>${picture}${rect(0, 0, board.w, board.h, 'url(#s)')}${rect(0, 0, board.w, board.h, 'url(#f)')}`,
    width,
    height,
  )
}

/** A still of an episode: the show's motif from nearer, a little different every time. */
export function drawStill(episodeId: number, variant: number, width: number, height: number): string | undefined {
  const show = shows[showIndexOfEpisode(episodeId)]
  const subject = show && subjectOf(show.id, 'en')
  if (subject === undefined) return undefined
  const next = seededRandom(episodeId + variant * 1_000_003)
  const { palette } = subject
  const inks =
    [palette, { ...palette, ground: palette.mid, mid: palette.ground }, { ...palette, ground: palette.deep, deep: palette.ground }][
      Math.floor(next() * 3)
    ] ?? palette
  return scene(
    subject.motif({
      w: board.w,
      h: board.h,
      cx: board.w * (0.32 + next() * 0.36),
      cy: 380 + next() * 110,
      r: 300 + next() * 130,
      floor: palette.deep,
      palette: inks,
      next,
    }),
    width,
    height,
  )
}
