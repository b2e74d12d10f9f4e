import { random } from '../random.ts'
import { disc, n, path, ring } from './shapes.ts'

/** A seal of simple shapes, off-white, for what cannot be lettered. */
export function drawMark(seed: number, x: number, y: number, r: number): string {
  const next = random(seed)
  const ink = '#f6f1e7'
  const petals = 4 + Math.floor(next() * 5)
  const petal = (at: number): string =>
    `<g transform="rotate(${n((360 / petals) * at)} ${x} ${y})">${path(`M${n(x)} ${n(y - r * 0.28)}Q${n(x + r * 0.3)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 0.86)}Q${n(x - r * 0.3)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 0.28)}Z`, ink)}</g>`
  return ring(x, y, r, ink, r * 0.05) + Array.from({ length: petals }, (_, at) => petal(at)).join('') + disc(x, y, r * 0.12, ink)
}
