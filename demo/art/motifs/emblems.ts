import { disc, line, n, path, rect, repeat, ring, shape } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const pawn: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const ground = cy + r * 0.95
  const cell = r * 0.42
  return (
    rect(0, 0, w, h, palette.ground) +
    rect(0, ground, w, h - ground, floor) +
    repeat(24, (at) =>
      at % 2 === 0
        ? shape(
            [
              [cx + (at - 12) * cell * 0.6, ground],
              [cx + (at - 11) * cell * 0.6, ground],
              [cx + (at - 11) * cell * 1.5, h],
              [cx + (at - 12) * cell * 1.5, h],
            ],
            palette.mid,
            'opacity="0.8"',
          )
        : '',
    ) +
    shape(
      [
        [cx - r * 0.4, ground],
        [cx + r * 0.4, ground],
        [cx + r * 2.2, ground + r * 0.75],
        [cx + r * 1.1, ground + r * 0.75],
      ],
      palette.deep,
      'opacity="0.6"',
    ) +
    disc(cx, cy - r * 0.55, r * 0.34, palette.accent) +
    rect(cx - r * 0.34, cy - r * 0.26, r * 0.68, r * 0.1, palette.accent, 'rx="20"') +
    path(
      `M${n(cx - r * 0.2)} ${n(cy - r * 0.18)}H${n(cx + r * 0.2)}Q${n(cx + r * 0.2)} ${n(cy + r * 0.4)} ${n(cx + r * 0.42)} ${n(ground - r * 0.18)}H${n(cx - r * 0.42)}Q${n(cx - r * 0.2)} ${n(cy + r * 0.4)} ${n(cx - r * 0.2)} ${n(cy - r * 0.18)}Z`,
      palette.accent,
    ) +
    rect(cx - r * 0.55, ground - r * 0.2, r * 1.1, r * 0.22, palette.accent, 'rx="22"') +
    path(`M${n(cx)} ${n(cy - r * 0.89)}A${n(r * 0.34)} ${n(r * 0.34)} 0 0 1 ${n(cx)} ${n(cy - r * 0.21)}Z`, palette.light, 'opacity="0.35"')
  )
}

export const crown: Motif = ({ w, h, cx, cy, r, palette }) =>
  rect(0, 0, w, h, palette.ground) +
  repeat(
    24,
    (at) =>
      `<g transform="rotate(${at * 15} ${n(cx)} ${n(cy)})">${shape(
        [
          [cx, cy],
          [cx - r * 0.09, cy - r * 1.7],
          [cx + r * 0.09, cy - r * 1.7],
        ],
        palette.mid,
        'opacity="0.55"',
      )}</g>`,
  ) +
  shape(
    [
      [cx - r * 0.8, cy + r * 0.5],
      [cx - r * 0.95, cy - r * 0.5],
      [cx - r * 0.45, cy - r * 0.02],
      [cx, cy - r * 0.75],
      [cx + r * 0.45, cy - r * 0.02],
      [cx + r * 0.95, cy - r * 0.5],
      [cx + r * 0.8, cy + r * 0.5],
    ],
    palette.accent,
  ) +
  rect(cx - r * 0.8, cy + r * 0.54, r * 1.6, r * 0.16, palette.light) +
  [-0.95, 0, 0.95].map((at) => disc(cx + at * r, cy - r * (at === 0 ? 0.82 : 0.57), r * 0.1, palette.light)).join('') +
  disc(cx, cy + r * 0.22, r * 0.11, palette.deep)

export const wheel: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const ground = cy + r * 0.92
  const one = (x: number): string =>
    ring(x, cy + r * 0.3, r * 0.58, palette.light, r * 0.055) +
    repeat(
      10,
      (at) =>
        `<g transform="rotate(${at * 18} ${n(x)} ${n(cy + r * 0.3)})">${line(x - r * 0.56, cy + r * 0.3, x + r * 0.56, cy + r * 0.3, palette.light, 2, 'opacity="0.6"')}</g>`,
    ) +
    disc(x, cy + r * 0.3, r * 0.06, palette.accent)
  const [left, right] = [cx - r * 0.72, cx + r * 0.72]
  const hub = cy + r * 0.3
  const tube = (d: string): string =>
    path(d, 'none', `stroke="${palette.accent}" stroke-width="${n(r * 0.055)}" stroke-linecap="round" stroke-linejoin="round"`)
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx + r * 0.5, cy - r * 0.6, r * 0.4, palette.mid) +
    rect(0, ground, w, h - ground, floor) +
    one(left) +
    one(right) +
    tube(
      `M${n(left)} ${n(hub)}L${n(cx - r * 0.35)} ${n(cy - r * 0.4)}H${n(cx + r * 0.48)}L${n(cx - r * 0.08)} ${n(hub)}H${n(left)}M${n(cx - r * 0.42)} ${n(cy - r * 0.56)}L${n(cx - r * 0.08)} ${n(hub)}M${n(right)} ${n(hub)}L${n(cx + r * 0.44)} ${n(cy - r * 0.62)}L${n(cx + r * 0.64)} ${n(cy - r * 0.68)}`,
    ) +
    rect(cx - r * 0.58, cy - r * 0.62, r * 0.32, r * 0.08, palette.deep, 'rx="14"')
  )
}

export const mask: Motif = ({ w, h, cx, cy, r, palette }) =>
  rect(0, 0, w, h, palette.ground) +
  repeat(9, (at) => rect((w / 9) * at, 0, w / 18, h, palette.mid, 'opacity="0.35"')) +
  path(
    `M${n(cx - r * 0.8)} ${n(cy - r * 0.85)}Q${n(cx)} ${n(cy - r * 0.6)} ${n(cx + r * 0.8)} ${n(cy - r * 0.85)}Q${n(cx + r * 0.9)} ${n(cy + r * 0.7)} ${n(cx)} ${n(cy + r * 1.05)}Q${n(cx - r * 0.9)} ${n(cy + r * 0.7)} ${n(cx - r * 0.8)} ${n(cy - r * 0.85)}Z`,
    palette.light,
  ) +
  path(
    `M${n(cx)} ${n(cy - r * 0.66)}Q${n(cx + r * 0.4)} ${n(cy - r * 0.7)} ${n(cx + r * 0.8)} ${n(cy - r * 0.85)}Q${n(cx + r * 0.9)} ${n(cy + r * 0.7)} ${n(cx)} ${n(cy + r * 1.05)}Z`,
    palette.accent,
  ) +
  [-1, 1]
    .map((side) =>
      path(
        `M${n(cx + side * r * 0.16)} ${n(cy - r * 0.12)}Q${n(cx + side * r * 0.4)} ${n(cy - r * 0.38)} ${n(cx + side * r * 0.6)} ${n(cy - r * 0.2)}Q${n(cx + side * r * 0.38)} ${n(cy + r * 0.02)} ${n(cx + side * r * 0.16)} ${n(cy - r * 0.12)}Z`,
        palette.deep,
      ),
    )
    .join('') +
  path(
    `M${n(cx - r * 0.36)} ${n(cy + r * 0.42)}Q${n(cx)} ${n(cy + r * 0.78)} ${n(cx + r * 0.36)} ${n(cy + r * 0.42)}Q${n(cx)} ${n(cy + r * 0.56)} ${n(cx - r * 0.36)} ${n(cy + r * 0.42)}Z`,
    palette.deep,
  )
