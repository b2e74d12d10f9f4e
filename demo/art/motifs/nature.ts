import { disc, line, n, path, rect, repeat, shape } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const peaks: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = cy + r * 1.0
  const peak = (x: number, high: number, half: number, lit: string, shade: string): string => {
    const top = ground - high
    const kink = half * (0.1 + next() * 0.12)
    return (
      shape(
        [
          [x - half, ground],
          [x, top],
          [x + half, ground],
        ],
        lit,
      ) +
      shape(
        [
          [x, top],
          [x + half, ground],
          [x + kink, ground],
          [x - kink, top + high * 0.45],
          [x + kink, top + high * 0.25],
        ],
        shade,
      )
    )
  }
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx + r * 0.55, cy - r * 0.65, r * 0.3, palette.accent) +
    peak(cx - r * 0.85, r * 1.15, r * 0.95, palette.mid, palette.deep) +
    peak(cx + r * 0.95, r * 0.95, r * 0.9, palette.mid, palette.deep) +
    peak(cx, r * 1.7, r * 1.1, palette.light, palette.mid) +
    rect(0, ground, w, h - ground, floor)
  )
}

export const flower: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const petals = 7 + Math.floor(next() * 4)
  const y = cy - r * 0.3
  return (
    rect(0, 0, w, h, palette.ground) +
    path(
      `M${n(cx)} ${n(y)}Q${n(cx + r * 0.16)} ${n(cy + r * 0.8)} ${n(cx - r * 0.08)} ${n(h)}`,
      'none',
      `stroke="${palette.deep}" stroke-width="${n(r * 0.06)}"`,
    ) +
    path(
      `M${n(cx + r * 0.04)} ${n(cy + r * 0.95)}Q${n(cx + r * 0.7)} ${n(cy + r * 0.85)} ${n(cx + r * 0.85)} ${n(cy + r * 0.35)}Q${n(cx + r * 0.2)} ${n(cy + r * 0.35)} ${n(cx + r * 0.04)} ${n(cy + r * 0.95)}Z`,
      palette.mid,
    ) +
    repeat(
      petals,
      (at) =>
        `<g transform="rotate(${n((360 / petals) * at)} ${n(cx)} ${n(y)})">${path(`M${n(cx)} ${n(y)}Q${n(cx + r * 0.42)} ${n(y - r * 0.5)} ${n(cx)} ${n(y - r * 0.92)}Q${n(cx - r * 0.42)} ${n(y - r * 0.5)} ${n(cx)} ${n(y)}Z`, at % 2 === 0 ? palette.accent : palette.light)}</g>`,
    ) +
    disc(cx, y, r * 0.2, palette.deep)
  )
}

export const fish: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const swimmer = (x: number, y: number, size: number, fill: string): string =>
    path(
      `M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size * 0.75)} ${n(x + size * 0.75)} ${n(y)}L${n(x + size * 1.25)} ${n(y - size * 0.4)}V${n(y + size * 0.4)}L${n(x + size * 0.75)} ${n(y)}Q${n(x)} ${n(y + size * 0.75)} ${n(x - size)} ${n(y)}Z`,
      fill,
    ) + disc(x - size * 0.55, y - size * 0.08, size * 0.07, palette.deep)
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(15, (at) => {
      const [x, y] = [((at * 0.37) % 1) * w, cy - r * 1.3 + at * r * 0.19]
      return swimmer(x, y, r * (0.14 + next() * 0.06), at % 3 === 0 ? palette.light : palette.mid)
    }) +
    swimmer(cx, cy, r * 0.7, palette.accent) +
    repeat(3, (at) =>
      path(
        `M${n(cx - r * 0.05 + at * r * 0.2)} ${n(cy - r * 0.26 + at * r * 0.04)}q${n(r * 0.12)} ${n(r * 0.26)} 0 ${n(r * 0.5 - at * r * 0.08)}`,
        'none',
        `stroke="${palette.light}" stroke-width="${n(r * 0.03)}"`,
      ),
    )
  )
}

export const moth: Motif = ({ w, h, cx, cy, r, palette }) => {
  const wing = (side: number): string =>
    path(
      `M${n(cx)} ${n(cy - r * 0.2)}Q${n(cx + side * r * 0.7)} ${n(cy - r * 1.1)} ${n(cx + side * r * 1.2)} ${n(cy - r * 0.7)}Q${n(cx + side * r * 1.1)} ${n(cy + r * 0.1)} ${n(cx)} ${n(cy + r * 0.12)}Z`,
      palette.light,
    ) +
    path(
      `M${n(cx)} ${n(cy + r * 0.05)}Q${n(cx + side * r * 0.9)} ${n(cy + r * 0.1)} ${n(cx + side * r * 0.75)} ${n(cy + r * 0.75)}Q${n(cx + side * r * 0.3)} ${n(cy + r * 0.9)} ${n(cx)} ${n(cy + r * 0.35)}Z`,
      palette.mid,
    ) +
    disc(cx + side * r * 0.7, cy - r * 0.5, r * 0.19, palette.accent) +
    disc(cx + side * r * 0.7, cy - r * 0.5, r * 0.08, palette.deep) +
    disc(cx + side * r * 0.46, cy + r * 0.46, r * 0.11, palette.accent) +
    path(
      `M${n(cx)} ${n(cy - r * 0.4)}Q${n(cx + side * r * 0.12)} ${n(cy - r * 0.85)} ${n(cx + side * r * 0.38)} ${n(cy - r * 0.92)}`,
      'none',
      `stroke="${palette.light}" stroke-width="6"`,
    )
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy - r * 0.05, r * 1.35, palette.deep, 'opacity="0.5"') +
    wing(-1) +
    wing(1) +
    rect(cx - r * 0.09, cy - r * 0.45, r * 0.18, r * 1.15, palette.deep, `rx="${n(r * 0.09)}"`)
  )
}

export const cactus: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const ground = cy + r * 0.95
  const limb = (d: string): string =>
    path(d, 'none', `stroke="${palette.deep}" stroke-width="${n(r * 0.24)}" stroke-linecap="round" stroke-linejoin="round"`)
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(5, (at) => rect(0, cy - r * 0.9 + at * r * 0.28, w, r * (0.04 + at * 0.03), palette.mid, 'opacity="0.55"')) +
    disc(cx + r * 0.3, cy - r * 0.15, r * 0.7, palette.accent) +
    limb(`M${n(cx)} ${n(ground)}V${n(cy - r * 0.8)}`) +
    limb(`M${n(cx)} ${n(cy + r * 0.35)}H${n(cx - r * 0.5)}V${n(cy - r * 0.15)}`) +
    limb(`M${n(cx)} ${n(cy + r * 0.1)}H${n(cx + r * 0.48)}V${n(cy - r * 0.45)}`) +
    rect(0, ground, w, h - ground, floor)
  )
}

export const tree: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = cy + r * 1.05
  const leaves = Array.from({ length: 46 }, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * r * 0.82]
    return disc(
      cx + Math.cos(angle) * far,
      cy - r * 0.3 + Math.sin(angle) * far * 0.85,
      r * (0.09 + next() * 0.09),
      [palette.accent, palette.light, palette.mid][Math.floor(next() * 3)] ?? palette.accent,
    )
  })
  return (
    rect(0, 0, w, h, palette.ground) +
    rect(0, ground, w, h - ground, floor) +
    path(
      `M${n(cx - r * 0.16)} ${n(ground + 10)}Q${n(cx - r * 0.05)} ${n(cy + r * 0.3)} ${n(cx - r * 0.06)} ${n(cy - r * 0.4)}H${n(cx + r * 0.06)}Q${n(cx + r * 0.05)} ${n(cy + r * 0.3)} ${n(cx + r * 0.16)} ${n(ground + 10)}Z`,
      palette.deep,
    ) +
    [-1, 1].map((side) => line(cx, cy + r * 0.2, cx + side * r * 0.42, cy - r * 0.35, palette.deep, r * 0.06)).join('') +
    leaves.join('')
  )
}

const fir = (x: number, y: number, size: number, fill: string): string =>
  repeat(3, (at) =>
    shape(
      [
        [x, y - size * (1 - at * 0.24)],
        [x - size * (0.2 + at * 0.1), y - size * (0.5 - at * 0.22)],
        [x + size * (0.2 + at * 0.1), y - size * (0.5 - at * 0.22)],
      ],
      fill,
    ),
  )

export const snow: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const ground = Math.min(h, cy + r * 1.2)
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx - r * 0.3, cy - r * 0.5, r * 0.36, palette.accent) +
    repeat(9, (at) => fir((w * (at + 0.5)) / 9, ground - r * 0.2, r * (0.55 + next() * 0.35), palette.mid)) +
    repeat(6, (at) => fir((w * (at + 0.2 + next() * 0.6)) / 6, ground + r * 0.05, r * (0.8 + next() * 0.5), palette.deep)) +
    path(`M0 ${n(h)}V${n(ground)}Q${n(w * 0.35)} ${n(ground - r * 0.2)} ${n(w)} ${n(ground + r * 0.02)}V${n(h)}Z`, floor) +
    repeat(60, () => disc(next() * w, next() * ground, 3 + next() * 7, palette.light, `opacity="${n(0.5 + next() * 0.5)}"`))
  )
}
