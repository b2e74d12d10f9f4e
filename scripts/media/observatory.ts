import { mixInk, palettes } from '#demo/art/palettes.ts'
import { disc, path, rect, repeat } from '#demo/art/shapes.ts'
import { shortFilm, sizes } from '#demo/media/clips.ts'
import { seededRandom } from '#demo/random.ts'
import { clock, lettering, type Scene, secondsAt, stage } from './stage.ts'

const { w, h } = stage
const { night } = palettes
const fine = sizes['2160p'].height / h

/** What never moves, drawn once. */
const backdrop = ((): string => {
  const next = seededRandom('stars of the observatory')
  const stars = repeat(46, () => disc(next() * w, next() * 440, 0.8 + next() * 2, night.light))
  const far = path(`M0 560C200 470 380 470 560 540S980 600 ${w} 500V${h}H0Z`, mixInk(night.ground, night.mid, 0.45))
  const near = path(`M0 640C260 590 420 560 640 590S1040 680 ${w} 620V${h}H0Z`, night.deep)
  return rect(0, 0, w, h, night.ground) + stars + far + near
})()

/** The moon comes up on the left and goes down on the right, whole pixels at a time. */
const moon = (seconds: number): string => {
  const way = seconds / shortFilm.seconds
  return disc(Math.round(120 + 1040 * way), Math.round(470 - 330 * Math.sin(Math.PI * way)), 54, night.light)
}

const dome = { x: 330, top: 420, r: 96 } as const

/** The dome follows the moon with its slit, and is closed once that is going down. */
const building = (seconds: number, isClosed: boolean): string => {
  const { x, top, r } = dome
  const slit = x - 44 + Math.floor((seconds / shortFilm.seconds) * 12) * 8
  return (
    rect(x - 84, top, 168, 190, mixInk(night.mid, night.deep, 0.55)) +
    path(`M${x - r} ${top}A${r} ${r} 0 0 1 ${x + r} ${top}Z`, night.mid) +
    rect(x - r - 6, top - 4, 2 * r + 12, 14, night.deep) +
    (isClosed ? '' : rect(slit, top - 78, 22, 74, night.deep, 'rx="6"')) +
    rect(x - 16, top + 110, 32, 80, night.deep) +
    rect(x - 56, top + 44, 28, 34, night.accent) +
    rect(x + 28, top + 44, 28, 34, night.accent)
  )
}

/** Lines that are one pixel wide in the largest size, upright and level, with as much between them. */
const plate = (): string => {
  const [left, top, wide, high] = [620, 170, 240, 240]
  const pixel = 1 / fine
  const rows = (count: number, draw: (at: number) => string): string =>
    path(repeat(count, draw), night.light, 'shape-rendering="crispEdges"')
  const upright = rows((wide * fine) / 2, (at) => `M${left + 24 + 2 * at * pixel} ${top + 24}h${pixel}v${high}h${-pixel}Z`)
  const level = rows((high * fine) / 2, (at) => `M${left + 48 + wide} ${top + 24 + 2 * at * pixel}h${wide}v${pixel}h${-wide}Z`)
  return rect(left, top, 2 * wide + 72, high + 48, night.deep, 'rx="12"') + upright + level
}

const credits = ['The Observatory', 'pictures, sound and words: Matinee', 'CC0 1.0: do with it what you like'] as const

/** A clear night over an observatory. */
export const observatory: Scene = (frame) => {
  const seconds = secondsAt(frame)
  const chapter = shortFilm.chapters.findLastIndex(({ at }) => at <= seconds)
  const isRolling = shortFilm.segments.some(({ kind, from }) => kind === 'credits' && from <= seconds)
  return [
    backdrop,
    moon(seconds),
    building(seconds, chapter === 2),
    chapter === 1 ? plate() : '',
    isRolling
      ? rect(436, 130, 490, 216, night.deep, 'rx="24"') +
        lettering(credits.slice(0, 1), 681, 206, 52, night.light) +
        lettering(credits.slice(1), 681, 264, 28, night.light)
      : '',
    clock(frame, night),
  ].join('')
}
