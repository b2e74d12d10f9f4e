import { linePath } from '#demo/art/lettering.ts'
import type { Palette } from '#demo/art/palettes.ts'
import { path, rect } from '#demo/art/shapes.ts'
import { seededRandom } from '#demo/random.ts'

/** The board that scenes are drawn on, in pixels of the film's largest size. */
export const stage = { w: 1280, h: 720, fps: 12 } as const

/** One picture of a clip, as SVG elements on the stage; frames count from 0. */
export type Scene = (frame: number) => string

export const secondsAt = (frame: number): number => frame / stage.fps

/**
 * What stands along the way, `each` pixels apart, as a camera at `camera` sees it; `reach` is how far a thing sticks out to either side. The same
 * place always holds the same thing. A camera that goes a multiple of six pixels per frame moves by whole pixels in every size, and such
 * pictures are the cheapest to encode.
 */
export function along(name: string, camera: number, each: number, reach: number, draw: (x: number, next: () => number) => string): string {
  const first = Math.floor((camera - reach) / each)
  const last = Math.ceil((camera + stage.w + reach) / each)
  return Array.from({ length: last - first + 1 }, (_, at) =>
    draw((first + at) * each - camera, seededRandom(`${name} ${first + at}`)),
  ).join('')
}

/** The running time, minutes and seconds, in the upper right corner; every figure has the same width, so that nothing jumps. */
export function clock(frame: number, { deep, light }: Palette): string {
  const seconds = Math.floor(secondsAt(frame))
  const figures = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const [width, right, baseline, size] = [50, stage.w - 48, 108, 76]
  const left = right - width * figures.length
  const letters = [...figures].map((figure, at) => linePath('geometric', figure, left + width * (at + 0.5), baseline, size, 'middle'))
  return rect(left - 24, 36, right - left + 48, 96, deep, 'rx="20"') + path(letters.join(''), light)
}

/** Lines of text, one below the other, their middle at `x`. */
export function lettering(lines: readonly string[], x: number, top: number, size: number, ink: string): string {
  return path(lines.map((text, at) => linePath('didone', text, x, top + at * size * 1.4, size, 'middle')).join(''), ink)
}
