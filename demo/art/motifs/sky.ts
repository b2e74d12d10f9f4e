import { disc, flow, line, n, path, rect, repeat, ring } from '../shapes.ts'
import type { Motif, Stage } from './motif.ts'

/** One ridge across the picture, filled down to the bottom. */
function ridge({ w, h, next }: Stage, top: number, rise: number, fill: string, bends = 5): string {
  const points = Array.from({ length: bends + 1 }, (_, at) => [(w * at) / bends, top - rise * next()] as const)
  const [first] = points
  return path(`M0 ${n(h)}L0 ${n(first?.[1] ?? top)}${flow(points)}L${n(w)} ${n(h)}Z`, fill)
}

export const sun: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const horizon = cy + r * 0.35
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(3, (at) => disc(cx, horizon, r * (1.9 - at * 0.28), palette.mid, `opacity="${n(0.16 + at * 0.1)}"`)) +
    disc(cx, horizon, r, palette.accent) +
    rect(0, horizon, w, h - horizon, floor) +
    repeat(9, (at) =>
      rect(
        cx - r * (0.92 - at * 0.085),
        horizon + r * 0.07 + at * r * 0.115,
        r * 2 * (0.92 - at * 0.085),
        r * (0.062 - at * 0.004),
        palette.accent,
        `opacity="${n(1 - at * 0.09)}"`,
      ),
    )
  )
}

export const hills: Motif = (stage) => {
  const { w, h, cx, cy, r, floor, palette } = stage
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy - r * 0.35, r * 0.5, palette.light) +
    disc(cx - r * 0.2, cy - r * 0.44, r * 0.5, palette.ground, 'opacity="0.92"') +
    ridge(stage, cy + r * 0.55, r * 0.5, palette.mid, 4) +
    ridge(stage, cy + r * 0.85, r * 0.4, palette.accent, 6) +
    ridge(stage, cy + r * 1.1, r * 0.35, palette.deep, 5) +
    ridge(stage, Math.max(cy + r * 1.3, h * 0.93), r * 0.2, floor, 7)
  )
}

export const moons: Motif = ({ w, h, cx, cy, r, palette }) => {
  const small = r * 0.3
  const phase = (at: number): string => {
    const y = cy + (at - 2) * small * 2.35
    const x = cx + Math.sin(at * 0.9 - 1.8) * small * 0.9
    const shift = (at - 2) * small * 0.62
    return (
      disc(x, y, small, palette.light) +
      (at === 2 ? '' : disc(x + shift, y, small * 1.01, palette.ground)) +
      ring(x, y, small, palette.mid, 3)
    )
  }
  return (
    rect(0, 0, w, h, palette.ground) + line(cx, 0, cx, h, palette.mid, 2) + repeat(5, phase) + disc(cx, cy, small * 0.32, palette.accent)
  )
}

export const constellation: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const stars = Array.from({ length: 8 }, (_, at) => {
    const angle = at * 2.4 + next() * 0.6
    const far = r * (0.25 + 0.8 * Math.sqrt((at + 0.5) / 8))
    return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far] as const
  }).sort((a, b) => a[0] - b[0])
  return (
    rect(0, 0, w, h, palette.deep) +
    repeat(5, (at) => ring(cx, cy, r * (0.45 + at * 0.32), palette.mid, 2, 'opacity="0.55"')) +
    repeat(90, () => disc(next() * w, next() * h, 1.5 + next() * 3, palette.light, `opacity="${n(0.25 + next() * 0.5)}"`)) +
    path(`M${stars.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, 'none', `stroke="${palette.light}" stroke-width="4"`) +
    stars.map(([x, y], at) => disc(x, y, at === 3 ? 30 : 12 + next() * 8, at === 3 ? palette.accent : palette.light)).join('')
  )
}

export const planet: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const orbit = (size: number, side: number): string =>
    `<path d="M${n(cx - size)} ${n(cy)}A${n(size)} ${n(size * 0.28)} 0 0 ${side} ${n(cx + size)} ${n(cy)}" fill="none" stroke="${palette.light}" stroke-width="${n(r * 0.055)}"/>`
  const tilt = -24 + next() * 12
  return (
    rect(0, 0, w, h, palette.deep) +
    repeat(70, () => disc(next() * w, next() * h, 1 + next() * 3, palette.light, 'opacity="0.5"')) +
    `<g transform="rotate(${n(tilt)} ${n(cx)} ${n(cy)})">${orbit(r * 1.25, 1)}` +
    disc(cx, cy, r * 0.72, palette.accent) +
    `<clipPath id="p"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.72)}"/></clipPath><g clip-path="url(#p)">` +
    repeat(4, (at) =>
      rect(
        cx - r,
        cy - r * 0.5 + at * r * 0.33,
        r * 2,
        r * (0.06 + 0.05 * at),
        at % 2 === 0 ? palette.light : palette.mid,
        'opacity="0.55"',
      ),
    ) +
    disc(cx + r * 0.5, cy + r * 0.1, r * 0.95, palette.deep, 'opacity="0.35"') +
    `</g>${orbit(r * 1.25, 0)}</g>` +
    disc(cx + r * 1.02, cy - r * 0.85, r * 0.1, palette.light)
  )
}

export const mist: Motif = (stage) => {
  const { w, h, cx, cy, r, floor, palette } = stage
  const steps = 6
  return (
    rect(0, 0, w, h, palette.light) +
    disc(cx, cy - r * 0.3, r * 0.34, palette.accent) +
    repeat(steps, (at) => {
      const fill = at === steps - 1 ? floor : at < 2 ? palette.mid : palette.deep
      return `<g opacity="${n(at === steps - 1 ? 1 : 0.3 + at * 0.14)}">${ridge(stage, cy + r * (0.1 + at * 0.3), r * 0.34, fill, 3 + at)}</g>`
    })
  )
}
