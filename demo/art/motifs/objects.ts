import { disc, line, n, path, rect, repeat, ring, shape } from '../shapes.ts'
import type { Motif } from './motif.ts'

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
