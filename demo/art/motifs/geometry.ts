import { disc, line, n, path, rect, repeat, ring, shape } from '../shapes.ts'
import type { Motif } from './motif.ts'

export const rings: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const drift = (next() - 0.5) * 0.12
  const inks = [palette.deep, palette.mid, palette.accent, palette.light]
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(9, (at) =>
      disc(cx + drift * r * at, cy - drift * r * at * 0.7, r * (1.25 - at * 0.135), inks[at % inks.length] ?? palette.light),
    )
  )
}

export const stripes: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const inks = [palette.accent, palette.light, palette.mid, palette.deep]
  const wide = r * 0.42
  const torn = (x: number, fill: string): string => {
    const edge = (at: number, side: number): readonly [number, number] => [
      x + side + (next() - 0.5) * wide * 0.22,
      -h * 0.6 + (h * 2.2 * at) / 9,
    ]
    const left = Array.from({ length: 10 }, (_, at) => edge(at, 0))
    const right = Array.from({ length: 10 }, (_, at) => edge(9 - at, wide * 0.86))
    return shape([...left, ...right], fill)
  }
  return (
    rect(0, 0, w, h, palette.ground) +
    `<g transform="rotate(${n(24 + next() * 14)} ${n(cx)} ${n(cy)})">${repeat(4, (at) => torn(cx - wide * 2 + at * wide, inks[at] ?? palette.light))}</g>`
  )
}

export const halftone: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const step = 46
  const squeeze = 0.8 + next() * 0.5
  const dots: string[] = []
  for (let y = step / 2; y < h + step; y += step) {
    for (let x = step / 2; x < w + step; x += step) {
      const far = Math.hypot((x - cx) * squeeze, y - cy) / r
      const size = Math.max(0, 1.15 - far) * step * 0.62
      if (size > 1.5) dots.push(disc(x, y, Math.min(size, step * 0.56), far < 0.42 ? palette.accent : palette.light))
    }
  }
  return rect(0, 0, w, h, palette.ground) + dots.join('')
}

export const waves: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const gap = r * 0.27
  const swell = 0.7 + next() * 0.5
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(h / gap + 8, (row) => {
      const y = (row - 3) * gap
      const points = Array.from({ length: 41 }, (_, at) => {
        const x = (w * at) / 40
        const bulge = Math.exp(-(((x - cx) / r) ** 2) * 1.6 - ((y - cy) / r) ** 2 * 1.2)
        return `${n(x)} ${n(y - bulge * r * 0.55 * swell + Math.sin(x / 90 + row * 0.25) * gap * 0.35)}`
      })
      return path(
        `M${points.join('L')}`,
        'none',
        `stroke="${row % 7 === 3 ? palette.accent : palette.light}" stroke-width="${n(gap * 0.36)}"`,
      )
    })
  )
}

export const stairs: Motif = ({ w, h, cx, cy, r, floor, palette }) => {
  const steps = 9
  const [wide, high] = [r * 0.29, r * 0.24]
  const left = cx - (wide * steps) / 2
  const bottom = cy + r * 1.1
  return (
    rect(0, 0, w, h, palette.ground) +
    disc(left + wide * (steps - 0.6), bottom - high * (steps + 1.6), r * 0.36, palette.accent) +
    repeat(steps, (at) => {
      const x = left + at * wide
      const y = bottom - (at + 1) * high
      return (
        rect(x, y, w - x + 1, high + 1, at % 2 === 0 ? palette.mid : palette.light) +
        shape(
          [
            [x, y],
            [x, y + high],
            [x - wide * 0.9, y + high * 1.9],
            [x - wide * 0.9, y + high],
          ],
          palette.deep,
          'opacity="0.55"',
        )
      )
    }) +
    rect(0, bottom, w, h - bottom, floor)
  )
}

export const contours: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const bumps = Array.from({ length: 4 }, () => [2 + Math.floor(next() * 4), next() * 6.28, 0.04 + next() * 0.09] as const)
  const lap = (size: number): string => {
    const points = Array.from({ length: 73 }, (_, at) => {
      const angle = (at / 72) * Math.PI * 2
      const bend = bumps.reduce((sum, [turns, shift, deep]) => sum + Math.sin(angle * turns + shift + size / r) * deep, 1)
      return `${n(cx + Math.cos(angle) * size * bend)} ${n(cy + Math.sin(angle) * size * bend * 0.9)}`
    })
    return `M${points.join('L')}Z`
  }
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(12, (at) =>
      path(
        lap(r * (1.95 - at * 0.158)),
        at === 11 ? palette.accent : at % 4 === 3 ? palette.mid : 'none',
        `stroke="${palette.light}" stroke-width="${at % 4 === 3 ? 5 : 2.5}" fill-opacity="${at === 11 ? 1 : 0.4}"`,
      ),
    ) +
    line(cx - r * 0.9, cy + r * 0.95, cx, cy, palette.accent, 6, 'stroke-dasharray="22 16"')
  )
}

export const blocks: Motif = ({ w, h, cx, cy, r, palette, next }) => {
  const inks = [palette.accent, palette.light, palette.mid, palette.deep]
  const cell = r * 0.5
  const tile = (x: number, y: number): string => {
    const ink = inks[Math.floor(next() * 4)] ?? palette.light
    const other = inks[Math.floor(next() * 4)] ?? palette.deep
    const turn = Math.floor(next() * 4) * 90
    const kind = Math.floor(next() * 3)
    const inside =
      kind === 0
        ? path(`M0 0H${n(cell)}A${n(cell)} ${n(cell)} 0 0 1 0 ${n(cell)}Z`, ink)
        : kind === 1
          ? disc(cell / 2, cell / 2, cell * 0.34, ink)
          : shape(
              [
                [0, 0],
                [cell, 0],
                [0, cell],
              ],
              ink,
            )
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(cell / 2)} ${n(cell / 2)})">${rect(0, 0, cell + 1, cell + 1, other)}${inside}</g>`
  }
  const columns = Math.ceil(w / cell)
  const rows = Math.ceil(h / cell)
  return (
    rect(0, 0, w, h, palette.ground) +
    repeat(columns * rows, (at) => {
      const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell]
      return Math.hypot(x + cell / 2 - cx, y + cell / 2 - cy) < r * 1.3 ? tile(x, y) : ''
    })
  )
}

export const spiral: Motif = ({ w, h, cx, cy, r, palette }) => {
  const points = Array.from({ length: 260 }, (_, at) => {
    const angle = at * 0.16
    const far = (r * 1.5 * at) / 260
    return `${n(cx + Math.cos(angle) * far)} ${n(cy + Math.sin(angle) * far)}`
  })
  return (
    rect(0, 0, w, h, palette.ground) +
    path(`M${points.join('L')}`, 'none', `stroke="${palette.light}" stroke-width="${n(r * 0.13)}" stroke-linecap="round"`) +
    disc(cx, cy, r * 0.2, palette.accent) +
    ring(cx, cy, r * 1.62, palette.mid, r * 0.03)
  )
}
