import { disc, line, n, path, rect, repeat, ring, shape, tapered } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const ship: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const sea = cy + r * 0.45
  const wave = (y: number, fill: string, shift: number): string =>
    path(
      `M${n(-r + shift)} ${n(y)}${repeat(Math.ceil((w + 2 * r) / (r * 0.4)), () => `q${n(r * 0.1)} ${n(-r * 0.09)} ${n(r * 0.2)} 0t${n(r * 0.2)} 0`)}V${n(h)}H${n(-r)}Z`,
      fill,
    )
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx - r * 0.55, cy - r * 0.55, r * 0.3, palette.light) +
    wave(sea - r * 0.06, palette.mid, 40) +
    line(cx, sea, cx, cy - r * 0.85, palette.deep, 12) +
    path(
      `M${n(cx + r * 0.05)} ${n(cy - r * 0.8)}Q${n(cx + r * 0.85)} ${n(cy - r * 0.2)} ${n(cx + r * 0.7)} ${n(sea - r * 0.2)}H${n(cx + r * 0.05)}Z`,
      palette.light,
    ) +
    path(
      `M${n(cx - r * 0.05)} ${n(cy - r * 0.6)}Q${n(cx - r * 0.5)} ${n(cy)} ${n(cx - r * 0.5)} ${n(sea - r * 0.2)}H${n(cx - r * 0.05)}Z`,
      palette.accent,
    ) +
    path(
      `M${n(cx - r * 0.75)} ${n(sea - r * 0.12)}H${n(cx + r * 0.8)}L${n(cx + r * 0.5)} ${n(sea + r * 0.22)}H${n(cx - r * 0.5)}Z`,
      palette.deep,
    ) +
    wave(sea + r * 0.12, palette.accent, 0) +
    wave(sea + r * 0.27, floor, 90)
  )
}

export const rails: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const horizon = cy - r * 0.1
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, horizon, r * 0.62, palette.accent) +
    rect(0, horizon, w, h - horizon, floor) +
    repeat(14, (at) => {
      const near = (at / 13) ** 2.4
      const y = horizon + 8 + near * (h - horizon)
      const half = r * (0.05 + near * 1.15)
      return rect(cx - half, y, half * 2, 4 + near * 46, palette.mid)
    }) +
    shape(
      [
        [cx - 4, horizon],
        [cx - r * 0.95, h],
        [cx - r * 0.82, h],
      ],
      palette.light,
    ) +
    shape(
      [
        [cx + 4, horizon],
        [cx + r * 0.82, h],
        [cx + r * 0.95, h],
      ],
      palette.light,
    ) +
    repeat(5, (at) =>
      line(w * 0.06 * (at + 1) - 20, horizon, w * 0.06 * (at + 1) - 20, horizon - r * (0.75 - at * 0.13), palette.deep, 8 - at),
    )
  )
}

export const record: Motif = ({ w, h, cx, cy, r, palette, next }) =>
  rect(0, 0, w, h, palette.ground) +
  disc(cx, cy, r * 1.12, palette.deep) +
  repeat(11, (at) => ring(cx, cy, r * (0.46 + at * 0.058), palette.mid, 2.5, 'opacity="0.6"')) +
  path(
    `M${n(cx)} ${n(cy)}L${n(cx + r * 0.3)} ${n(cy - r * 1.08)}A${n(r * 1.12)} ${n(r * 1.12)} 0 0 1 ${n(cx + r * 0.72)} ${n(cy - r * 0.86)}Z`,
    palette.light,
    'opacity="0.16"',
  ) +
  disc(cx, cy, r * 0.4, palette.accent) +
  disc(cx, cy, r * 0.05, palette.light) +
  `<g transform="rotate(${n(-8 + next() * 20)} ${n(cx + r * 1.1)} ${n(cy - r)})">${rect(cx + r * 1.06, cy - r * 1.05, r * 0.07, r * 1.25, palette.light)}${disc(cx + r * 1.095, cy - r * 1.05, r * 0.15, palette.light)}${rect(cx + r * 1.0, cy + r * 0.14, r * 0.19, r * 0.22, palette.mid)}</g>`

export const filmstrip: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const wide = r * 0.95
  const frame = r * 0.72
  return (
    rect(0, 0, w, h, palette.ground) +
    `<g transform="rotate(${n(-14 - next() * 12)} ${n(cx)} ${n(cy)})">` +
    rect(cx - wide * 0.72, -h, wide * 1.44, h * 3, palette.deep) +
    repeat(26, (at) => {
      const y = cy - r * 3.6 + at * r * 0.28
      return (
        rect(cx - wide * 0.66, y, r * 0.1, r * 0.14, palette.light, 'rx="6"') +
        rect(cx + wide * 0.56, y, r * 0.1, r * 0.14, palette.light, 'rx="6"')
      )
    }) +
    repeat(7, (at) => {
      const y = cy - frame * 3.85 + at * frame * 1.1
      const middle = at === 3
      return (
        rect(cx - wide * 0.5, y, wide, frame, middle ? palette.accent : palette.mid) +
        disc(cx - wide * 0.3 + at * wide * 0.1, y + frame * 0.55, frame * 0.27, middle ? palette.light : palette.ground)
      )
    }) +
    '</g>'
  )
}

export const eye: Motif = ({ w, h, cx, cy, r, palette }) =>
  rect(0, 0, w, h, palette.ground) +
  repeat(15, (at) => {
    const angle = Math.PI * (1.08 + (at / 14) * 0.84)
    return line(
      cx + Math.cos(angle) * r * 0.95,
      cy + Math.sin(angle) * r * 0.72,
      cx + Math.cos(angle) * r * 1.4,
      cy + Math.sin(angle) * r * 1.15,
      palette.light,
      9,
    )
  }) +
  path(
    `M${n(cx - r * 1.1)} ${n(cy)}Q${n(cx)} ${n(cy - r * 1.15)} ${n(cx + r * 1.1)} ${n(cy)}Q${n(cx)} ${n(cy + r * 1.15)} ${n(cx - r * 1.1)} ${n(cy)}Z`,
    palette.light,
  ) +
  disc(cx, cy, r * 0.5, palette.accent) +
  repeat(5, (at) => ring(cx, cy, r * (0.26 + at * 0.055), palette.deep, 3, 'opacity="0.5"')) +
  disc(cx, cy, r * 0.24, palette.deep) +
  disc(cx + r * 0.14, cy - r * 0.14, r * 0.07, palette.light)

export const portrait: Motif = ({ w, h, cx, cy, r, floor, palette, next }) => {
  const hair = next() < 0.5
  const chin = cy + r * 0.5
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy - r * 0.1, r * 1.02, palette.mid) +
    path(
      `M${n(cx - r * 1.15)} ${n(h)}Q${n(cx - r * 1.1)} ${n(chin + r * 0.35)} ${n(cx - r * 0.2)} ${n(chin + r * 0.25)}H${n(cx + r * 0.25)}Q${n(cx + r * 1.1)} ${n(chin + r * 0.35)} ${n(cx + r * 1.15)} ${n(h)}Z`,
      floor,
    ) +
    rect(cx - r * 0.2, chin - r * 0.25, r * 0.4, r * 0.55, palette.light) +
    path(
      `M${n(cx - r * 0.46)} ${n(cy - r * 0.35)}Q${n(cx - r * 0.46)} ${n(chin)} ${n(cx)} ${n(chin + r * 0.06)}Q${n(cx + r * 0.46)} ${n(chin)} ${n(cx + r * 0.46)} ${n(cy - r * 0.35)}Z`,
      palette.light,
    ) +
    path(
      `M${n(cx)} ${n(cy - r * 0.4)}V${n(chin + r * 0.06)}Q${n(cx + r * 0.46)} ${n(chin)} ${n(cx + r * 0.46)} ${n(cy - r * 0.4)}Z`,
      palette.accent,
    ) +
    (hair
      ? path(
          `M${n(cx - r * 0.6)} ${n(chin + r * 0.1)}Q${n(cx - r * 0.75)} ${n(cy - r * 0.95)} ${n(cx)} ${n(cy - r * 0.92)}Q${n(cx + r * 0.75)} ${n(cy - r * 0.95)} ${n(cx + r * 0.6)} ${n(chin + r * 0.1)}L${n(cx + r * 0.44)} ${n(cy - r * 0.3)}Q${n(cx - r * 0.1)} ${n(cy - r * 0.28)} ${n(cx - r * 0.2)} ${n(cy - r * 0.55)}Q${n(cx - r * 0.4)} ${n(cy - r * 0.3)} ${n(cx - r * 0.46)} ${n(cy - r * 0.2)}Z`,
          palette.deep,
        )
      : rect(cx - r * 0.85, cy - r * 0.52, r * 1.7, r * 0.12, palette.deep) +
        path(
          `M${n(cx - r * 0.5)} ${n(cy - r * 0.45)}Q${n(cx - r * 0.48)} ${n(cy - r * 1.02)} ${n(cx)} ${n(cy - r * 0.95)}Q${n(cx + r * 0.48)} ${n(cy - r * 1.02)} ${n(cx + r * 0.5)} ${n(cy - r * 0.45)}Z`,
          palette.deep,
        )) +
    rect(cx - r * 0.32, cy - r * 0.12, r * 0.2, r * 0.05, palette.deep) +
    rect(cx + r * 0.12, cy - r * 0.12, r * 0.2, r * 0.05, palette.deep)
  )
}

export const keyhole: Motif = ({ w, h, cx, cy, r, palette }) =>
  rect(0, 0, w, h, palette.ground) +
  rect(cx - r * 0.8, cy - r * 1.2, r * 1.6, r * 2.4, palette.mid, `rx="${n(r * 0.1)}"`) +
  ring(cx - r * 0.62, cy - r * 1.02, r * 0.05, palette.light, 5) +
  ring(cx + r * 0.62, cy - r * 1.02, r * 0.05, palette.light, 5) +
  ring(cx - r * 0.62, cy + r * 1.02, r * 0.05, palette.light, 5) +
  ring(cx + r * 0.62, cy + r * 1.02, r * 0.05, palette.light, 5) +
  disc(cx, cy - r * 0.3, r * 0.42, palette.accent) +
  tapered(cx, [cy - r * 0.2, r * 0.16], [cy + r * 0.85, r * 0.36], palette.accent) +
  disc(cx, cy - r * 0.12, r * 0.12, palette.deep) +
  tapered(cx, [cy, r * 0.14], [cy + r * 0.85, r * 0.18], palette.deep)

const bird = (x: number, y: number, size: number, fill: string): string =>
  path(
    `M${n(x - size)} ${n(y - size * 0.35)}Q${n(x - size * 0.4)} ${n(y - size * 0.5)} ${n(x)} ${n(y)}Q${n(x + size * 0.4)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * 0.35)}Q${n(x + size * 0.35)} ${n(y - size * 0.15)} ${n(x)} ${n(y + size * 0.3)}Q${n(x - size * 0.35)} ${n(y - size * 0.15)} ${n(x - size)} ${n(y - size * 0.35)}Z`,
    fill,
  )

export const birds: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(cx, cy, r * 0.95, palette.accent) +
    repeat(13, (at) => {
      const angle = at * 2.4
      const far = r * 0.32 * Math.sqrt(at + 0.4)
      return bird(
        cx + Math.cos(angle) * far,
        cy + Math.sin(angle) * far,
        r * (0.11 + next() * 0.12),
        at % 4 === 1 ? palette.light : palette.deep,
      )
    })
  )
}

export const balloon: Motif = (stage) => {
  const { w, h, cx, cy, r, floor, palette } = stage
  const top = cy - r * 0.3
  const gores = [palette.accent, palette.light, palette.accent, palette.light, palette.accent]
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(3, (at) =>
      rect(((at * 0.43 + 0.08) % 1) * w, cy + (at - 1.2) * r * 0.6, r * 0.8, r * 0.13, palette.mid, `rx="${n(r * 0.065)}"`),
    ) +
    gores
      .map((fill, at) => {
        const half = r * 0.68 * (1 - at * 0.22)
        return path(
          `M${n(cx - half)} ${n(top)}A${n(half)} ${n(r * 0.68)} 0 0 1 ${n(cx + half)} ${n(top)}Q${n(cx + half * 0.9)} ${n(top + r * 0.55)} ${n(cx + half * 0.2)} ${n(top + r * 0.95)}H${n(cx - half * 0.2)}Q${n(cx - half * 0.9)} ${n(top + r * 0.55)} ${n(cx - half)} ${n(top)}Z`,
          at === 4 ? palette.accent : fill,
        )
      })
      .join('') +
    line(cx - r * 0.13, top + r * 0.95, cx - r * 0.1, top + r * 1.2, palette.deep, 5) +
    line(cx + r * 0.13, top + r * 0.95, cx + r * 0.1, top + r * 1.2, palette.deep, 5) +
    rect(cx - r * 0.14, top + r * 1.18, r * 0.28, r * 0.2, palette.deep, 'rx="8"') +
    path(
      `M0 ${n(h)}V${n(h - r * 0.12)}Q${n(w * 0.3)} ${n(h - r * 0.42)} ${n(w * 0.6)} ${n(h - r * 0.14)}T${n(w)} ${n(h - r * 0.2)}V${n(h)}Z`,
      floor,
    )
  )
}
