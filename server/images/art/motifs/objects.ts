import { disc, line, n, path, rect, repeat, ring, shape } from '../shapes.ts'
import type { Motif } from './stage.ts'

export const umbrella: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const top = cy - r * 0.1
  const gore = (from: number, to: number, fill: string): string =>
    path(
      `M${n(cx)} ${n(top - r * 0.95)}Q${n(cx + from * r * 1.05)} ${n(top - r * 0.75)} ${n(cx + from * r)} ${n(top)}Q${n(cx + ((from + to) / 2) * r)} ${n(top - r * 0.2)} ${n(cx + to * r)} ${n(top)}Q${n(cx + to * r * 1.05)} ${n(top - r * 0.75)} ${n(cx)} ${n(top - r * 0.95)}Z`,
      fill,
    )
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(70, () => {
      const [x, y] = [next() * w * 1.1, next() * h]
      return line(x, y, x - 14, y + 62, palette.mid, 5, 'opacity="0.7"')
    }) +
    gore(-1, -0.5, palette.accent) +
    gore(-0.5, 0, palette.light) +
    gore(0, 0.5, palette.accent) +
    gore(0.5, 1, palette.light) +
    line(cx, top - r * 1.08, cx, top + r * 0.85, palette.deep, r * 0.045) +
    path(
      `M${n(cx)} ${n(top + r * 0.84)}q0 ${n(r * 0.2)} ${n(-r * 0.17)} ${n(r * 0.2)}t${n(-r * 0.15)} ${n(-r * 0.16)}`,
      'none',
      `stroke="${palette.deep}" stroke-width="${n(r * 0.055)}" stroke-linecap="round"`,
    )
  )
}

export const letter: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const [x, y, wide, high] = [cx - r, cy - r * 0.65, r * 2, r * 1.3]
  return (
    rect(0, 0, w, h, palette.ground) +
    `<g transform="rotate(${n(-12 + next() * 8)} ${n(cx)} ${n(cy)})">` +
    rect(x + r * 0.09, y + r * 0.1, wide, high, palette.deep, 'opacity="0.4"') +
    rect(x, y, wide, high, palette.light) +
    shape(
      [
        [x, y + high],
        [cx, cy - r * 0.05],
        [x + wide, y + high],
      ],
      palette.mid,
      'opacity="0.35"',
    ) +
    shape(
      [
        [x, y],
        [cx, cy + r * 0.22],
        [x + wide, y],
      ],
      palette.mid,
    ) +
    disc(cx, cy + r * 0.18, r * 0.2, palette.accent) +
    ring(cx, cy + r * 0.18, r * 0.12, palette.deep, 4, 'opacity="0.5"') +
    '</g>'
  )
}

export const clock: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const hour = next() * 360
  const hand = (turn: number, long: number, wide: number, fill: string): string =>
    `<g transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})">${rect(cx - wide / 2, cy - long, wide, long * 1.18, fill, 'rx="6"')}</g>`
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy, r * 1.12, palette.deep) +
    disc(cx, cy, r, palette.light) +
    repeat(
      12,
      (at) =>
        `<g transform="rotate(${at * 30} ${n(cx)} ${n(cy)})">${rect(cx - r * 0.025, cy - r * 0.9, r * 0.05, at % 3 === 0 ? r * 0.2 : r * 0.1, palette.deep)}</g>`,
    ) +
    path(
      `M${n(cx)} ${n(cy)}V${n(cy - r * 0.62)}A${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(cx + r * 0.54)} ${n(cy + r * 0.31)}Z`,
      palette.accent,
    ) +
    hand(hour, r * 0.5, r * 0.08, palette.deep) +
    hand(120, r * 0.78, r * 0.05, palette.deep) +
    disc(cx, cy, r * 0.08, palette.mid)
  )
}

export const candle: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const flame = cy - r * 0.55
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(4, (at) => disc(cx, flame, r * (1.3 - at * 0.28), palette.mid, `opacity="${n(0.14 + at * 0.08)}"`)) +
    path(
      `M${n(cx)} ${n(flame - r * 0.42)}Q${n(cx + r * 0.3)} ${n(flame)} ${n(cx)} ${n(flame + r * 0.24)}Q${n(cx - r * 0.3)} ${n(flame)} ${n(cx)} ${n(flame - r * 0.42)}Z`,
      palette.accent,
    ) +
    path(
      `M${n(cx)} ${n(flame - r * 0.1)}Q${n(cx + r * 0.13)} ${n(flame + r * 0.08)} ${n(cx)} ${n(flame + r * 0.22)}Q${n(cx - r * 0.13)} ${n(flame + r * 0.08)} ${n(cx)} ${n(flame - r * 0.1)}Z`,
      palette.light,
    ) +
    line(cx, flame + r * 0.16, cx, flame + r * 0.36, palette.deep, 7) +
    path(
      `M${n(cx - r * 0.19)} ${n(cy + r * 0.95)}V${n(cy - r * 0.16)}q${n(r * 0.1)} ${n(-r * 0.1)} ${n(r * 0.19)} 0t${n(r * 0.19)} ${n(-r * 0.03)}V${n(cy + r * 0.95)}Z`,
      palette.light,
    ) +
    rect(cx - r * 0.19, cy - r * 0.1, r * 0.07, r * 0.5, palette.mid, 'rx="12"') +
    rect(cx - r * 0.55, cy + r * 0.93, r * 1.1, r * 0.09, palette.accent, 'rx="14"') +
    rect(0, cy + r * 1.02, w, h - cy - r * 1.02, floor)
  )
}

export const piano: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const wide = r * 0.34
  const high = r * 1.7
  const pressed = Math.floor(next() * 5)
  return (
    rect(0, 0, w, h, palette.ground) +
    `<g transform="rotate(-10 ${n(cx)} ${n(cy)})">` +
    repeat(14, (at) =>
      rect(
        cx + (at - 7) * wide,
        cy - high / 2,
        wide - 6,
        high + (at === pressed + 5 ? r * 0.12 : 0),
        at === pressed + 5 ? palette.accent : palette.light,
        'rx="8"',
      ),
    ) +
    repeat(13, (at) =>
      at % 7 === 2 || at % 7 === 6
        ? ''
        : rect(cx + (at - 6) * wide - wide * 0.32, cy - high / 2, wide * 0.58, high * 0.62, palette.deep, 'rx="6"'),
    ) +
    rect(cx - wide * 8, cy - high / 2 - r * 0.16, wide * 16, r * 0.17, palette.mid) +
    '</g>'
  )
}

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
