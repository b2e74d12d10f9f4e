import { disc, line, n, path, rect, repeat, shape } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const mesa: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = cy + r * 0.75
  const rock = (x: number, wide: number, high: number, fill: string): string =>
    shape(
      [
        [x - wide * 0.62, ground],
        [x - wide * 0.46, ground - high * 0.55],
        [x - wide * 0.36, ground - high * 0.58],
        [x - wide * 0.32, ground - high],
        [x + wide * 0.3, ground - high],
        [x + wide * 0.36, ground - high * 0.5],
        [x + wide * 0.62, ground],
      ],
      fill,
    )
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy - r * 0.05, r * 0.62, palette.accent) +
    rock(cx - r * (0.9 + next() * 0.3), r * 1.2, r * 0.65, palette.mid) +
    rock(cx + r * (0.8 + next() * 0.4), r * 0.9, r * 0.9, palette.mid) +
    rock(cx + r * 0.1, r * 0.6, r * 0.5, palette.deep) +
    rect(0, ground, w, h - ground, floor) +
    repeat(5, (at) => line(0, ground + r * 0.1 * (at + 1) ** 1.35, w, ground + r * 0.1 * (at + 1) ** 1.35, palette.mid, 3, 'opacity="0.6"'))
  )
}

export const forest: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = Math.min(h, cy + r * 1.25)
  const trunks = (count: number, fill: string, wide: number): string =>
    repeat(count, (at) => {
      const x = (w * (at + 0.15 + next() * 0.7)) / count
      const lean = (next() - 0.5) * 40
      return Math.abs(x - cx) < r * 0.22
        ? ''
        : shape(
            [
              [x - wide / 2, -10],
              [x + wide / 2, -10],
              [x + wide * 0.7 + lean, ground + 20],
              [x - wide * 0.7 + lean, ground + 20],
            ],
            fill,
          )
    })
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy, r * 0.55, palette.light) +
    trunks(15, palette.mid, 20) +
    disc(cx, cy, r * 0.2, palette.accent) +
    trunks(9, palette.deep, 52) +
    path(`M0 ${n(h)}V${n(ground - r * 0.05)}Q${n(w / 2)} ${n(ground - r * 0.16)} ${n(w)} ${n(ground - r * 0.02)}V${n(h)}Z`, floor)
  )
}
