import { disc, n, path, rect, repeat, shape, tapered } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const house: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const ground = cy + r * 0.6
  const [wide, high] = [r * 0.62, r * 0.5]
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx + r * 0.75, cy - r * 0.65, r * 0.24, palette.light) +
    shape(
      [
        [cx - wide / 2, ground],
        [cx - wide * 2.4, h],
        [cx - wide * 0.9, h],
        [cx + wide / 2, ground],
      ],
      palette.deep,
      'opacity="0.5"',
    ) +
    rect(0, ground, w, h - ground, floor) +
    shape(
      [
        [cx - wide / 2, ground],
        [cx + wide / 2, ground],
        [cx - wide * 0.2, h],
        [cx - wide * 2.6, h],
      ],
      palette.deep,
      'opacity="0.45"',
    ) +
    rect(cx - wide / 2, ground - high, wide, high, palette.light) +
    rect(cx + wide * 0.1, ground - high, wide * 0.4, high, palette.mid) +
    shape(
      [
        [cx - wide * 0.66, ground - high],
        [cx, ground - high * 1.85],
        [cx + wide * 0.66, ground - high],
      ],
      palette.deep,
    ) +
    rect(cx + wide * 0.28, ground - high * 1.8, wide * 0.13, high * 0.6, palette.deep) +
    rect(cx - wide * 0.3, ground - high * 0.68, wide * 0.24, high * 0.34, palette.accent) +
    rect(cx + wide * 0.2, ground - high * 0.62, wide * 0.18, high * 0.62, palette.deep)
  )
}

export const city: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = Math.min(h, cy + r * 1.15)
  const towers = (count: number, fill: string, tall: number, lit: boolean): string => {
    const wide = w / count
    return repeat(count, (at) => {
      const high = r * tall * (0.45 + next() * 0.75)
      const [x, y] = [at * wide, ground - high]
      const lamps = lit
        ? repeat(10, () =>
            next() < 0.5
              ? rect(
                  x + wide * (0.15 + Math.floor(next() * 3) * 0.26),
                  y + 26 + Math.floor(next() * (high / 44)) * 40,
                  wide * 0.13,
                  18,
                  palette.accent,
                )
              : '',
          )
        : ''
      return (
        rect(x, y, wide + 1, high, fill) +
        (next() < 0.3
          ? shape(
              [
                [x, y],
                [x + wide / 2, y - wide * 0.7],
                [x + wide, y],
              ],
              fill,
            )
          : '') +
        lamps
      )
    })
  }
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy - r * 0.35, r * 0.6, palette.light) +
    towers(12, palette.mid, 1.25, false) +
    towers(9, palette.deep, 0.85, true) +
    rect(0, ground, w, h - ground, floor)
  )
}

export const windowLight: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const [wide, high] = [r * 0.72, r * 1.0]
  const [x, y] = [cx - wide / 2, cy - high * 0.9]
  const ground = cy + r * 0.5
  const pane = (dx: number, dy: number): string => rect(x + dx * wide * 0.53, y + dy * high * 0.53, wide * 0.47, high * 0.47, palette.light)
  const beam = (from: number, to: number): string =>
    shape(
      [
        [x + wide * from, ground],
        [x + wide * to, ground],
        [x + wide * (to + 0.55) - r * 0.9, h],
        [x + wide * (from - 0.2) - r * 0.9, h],
      ],
      palette.accent,
      'opacity="0.9"',
    )
  return (
    rect(0, 0, w, h, palette.ground) +
    rect(0, ground, w, h - ground, floor) +
    `<g opacity="0.85">${beam(0, 0.47)}${beam(0.53, 1)}</g>` +
    pane(0, 0) +
    pane(1, 0) +
    pane(0, 1) +
    pane(1, 1) +
    disc(x + wide * 0.76, y + high * 0.22, r * 0.11, palette.accent)
  )
}

export const door: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const [wide, high] = [r * 0.62, r * 1.5]
  const ground = cy + high * 0.5
  const body = r * 0.1
  return (
    rect(0, 0, w, h, palette.ground) +
    rect(0, ground, w, h - ground, floor) +
    tapered(cx, [ground, wide / 2], [h, wide * 1.7], palette.accent) +
    rect(cx - wide / 2, ground - high, wide, high, palette.accent) +
    rect(cx + wide / 2, ground - high, wide * 0.09, high, palette.deep) +
    tapered(cx, [ground - body * 4.2, body * 0.8], [ground + body * 0.6, body * 0.55], palette.deep) +
    disc(cx, ground - body * 5.1, body * 0.72, palette.deep) +
    shape(
      [
        [cx - body * 0.5, ground + body * 0.5],
        [cx + body * 0.5, ground + body * 0.5],
        [cx + body * 1.6, h],
        [cx - body * 1.6, h],
      ],
      palette.deep,
      'opacity="0.75"',
    )
  )
}

export const lighthouse: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const ground = cy + r * 0.95
  const top = cy - r * 0.75
  const bands = 5
  const wideAt = (part: number): number => r * (0.13 + 0.12 * part)
  const high = (ground - top) / bands
  return (
    rect(0, 0, w, h, palette.ground) +
    shape(
      [
        [cx, top - r * 0.1],
        [w + r, top - r * 0.75],
        [w + r, top + r * 0.35],
      ],
      palette.accent,
      'opacity="0.85"',
    ) +
    shape(
      [
        [cx, top - r * 0.1],
        [-r, top - r * 0.45],
        [-r, top + r * 0.25],
      ],
      palette.mid,
      'opacity="0.7"',
    ) +
    repeat(bands, (at) =>
      tapered(
        cx,
        [top + at * high, wideAt(at / bands)],
        [top + (at + 1) * high + 1, wideAt((at + 1) / bands)],
        at % 2 === 0 ? palette.light : palette.deep,
      ),
    ) +
    rect(cx - r * 0.17, top - r * 0.05, r * 0.34, r * 0.06, palette.deep) +
    rect(cx - r * 0.1, top - r * 0.22, r * 0.2, r * 0.18, palette.light) +
    path(
      `M${n(cx - r * 0.14)} ${n(top - r * 0.22)}A${n(r * 0.14)} ${n(r * 0.14)} 0 0 1 ${n(cx + r * 0.14)} ${n(top - r * 0.22)}Z`,
      palette.deep,
    ) +
    path(`M0 ${n(h)}V${n(ground + r * 0.1)}Q${n(cx)} ${n(ground - r * 0.2)} ${n(w)} ${n(ground + r * 0.15)}V${n(h)}Z`, floor)
  )
}
