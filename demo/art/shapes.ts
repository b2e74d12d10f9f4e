/** SVG elements as functions. Lengths are in the units of the poster (1000 wide). */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`

export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${more}/>`

type Point = readonly [x: number, y: number]

export const shape = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`

/** Level edges at `top` and `bottom`, each with half its width, about the upright line through `x`. */
export const tapered = (x: number, [top, upper]: Point, [bottom, lower]: Point, fill: string): string =>
  shape(
    [
      [x - upper, top],
      [x + upper, top],
      [x + lower, bottom],
      [x - lower, bottom],
    ],
    fill,
  )

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more = ''): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${n(width)}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

/** `count` drawings, one after the other. */
export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => draw(at)).join('')

/** A smooth line through points (each span a cubic with level tangents), as path data without the first move. */
export function flow(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y]
      const half = (fromX + x) / 2
      return `C${n(half)} ${n(fromY)} ${n(half)} ${n(y)} ${n(x)} ${n(y)}`
    })
    .join('')
}
