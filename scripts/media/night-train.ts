import { mixInk, type Palette, palettes } from '#demo/art/palettes.ts'
import { disc, n, path, rect, repeat, ring, shape } from '#demo/art/shapes.ts'
import { film } from '#demo/media/clips.ts'
import { seededRandom } from '#demo/random.ts'
import { along, clock, lettering, type Scene, secondsAt, stage } from './stage.ts'

const { w, h } = stage
const rail = 596

/** What the train passes in one chapter. */
interface Country {
  palette: Palette
  sky: string
  /** Where sun or moon stands. */
  orb: readonly [x: number, y: number, r: number]
  stars: boolean
  near: 'houses' | 'trees' | 'lake'
}

const { plum, night, cobalt, sky } = palettes
const countries: readonly Country[] = [
  { palette: plum, sky: mixInk(plum.ground, plum.mid, 0.45), orb: [390, 372, 118], stars: false, near: 'houses' },
  { palette: night, sky: night.ground, orb: [930, 250, 74], stars: true, near: 'trees' },
  { palette: cobalt, sky: cobalt.deep, orb: [640, 210, 86], stars: true, near: 'lake' },
  { palette: { ...sky, deep: '#153649' }, sky: sky.ground, orb: [420, 330, 104], stars: false, near: 'trees' },
]

const hill = (x: number, top: number, wide: number, fill: string) =>
  path(`M${n(x - wide)} ${h}C${n(x - wide * 0.5)} ${n(top)} ${n(x + wide * 0.5)} ${n(top)} ${n(x + wide)} ${h}Z`, fill)

const house = (x: number, next: () => number, wall: string, roof: string, lamp: string): string => {
  const [wide, high] = [96 + Math.floor(next() * 5) * 12, 110 + Math.floor(next() * 6) * 24]
  const top = rail - high
  const windows = repeat(2, (column) =>
    repeat(Math.floor(high / 60), (row) =>
      next() < 0.55 ? rect(x + 18 + column * (wide / 2 - 6), top + 24 + row * 54, 24, 30, lamp) : '',
    ),
  )
  const gable: Parameters<typeof shape>[0] = [
    [x - 12, top],
    [x + wide / 2, top - 54],
    [x + wide + 12, top],
  ]
  return rect(x, top, wide, high + 40, wall) + shape(gable, roof) + windows
}

const tree = (x: number, next: () => number, fill: string): string => {
  const high = 90 + Math.floor(next() * 6) * 18
  const layer = (at: number): string => {
    const [top, wide] = [rail + 20 - high + at * high * 0.26, 30 + at * 13]
    return shape(
      [
        [x, top],
        [x + wide, top + high * 0.42],
        [x - wide, top + high * 0.42],
      ],
      fill,
    )
  }
  return rect(x - 6, rail - 20, 12, 60, fill) + repeat(3, layer)
}

/** Water to the horizon, with the reflection of what shines above it. */
const lake = (frame: number, { palette, orb }: Country): string =>
  rect(0, 392, w, h - 392, palette.ground) +
  repeat(6, (at) => rect(orb[0] - 84 + at * 12 + (((frame >> 2) + at * 3) % 4) * 6, 404 + at * 24, 168 - at * 24, 8, palette.light))

const piers = (camera: number, { palette }: Country): string =>
  along('pier', camera, 300, 60, (x) => rect(x - 24, rail + 30, 48, h, palette.deep)) + rect(0, rail + 16, w, 40, palette.deep)

const wheel = (x: number, r: number, { deep, mid }: Palette): string =>
  disc(x, rail + 6 - r, r, deep) + ring(x, rail + 6 - r, r - 5, mid, 4)

/** The rod that drives the engine's wheels, half a turn a second. */
const rod = (x: number, frame: number, { light }: Palette): string => {
  const turn = (frame * Math.PI) / stage.fps
  return rect(x + Math.round(Math.cos(turn) * 12), rail - 27 + Math.round(Math.sin(turn) * 12), 150, 7, light, 'rx="3"')
}

const carriage = (x: number, palette: Palette): string =>
  rect(x, rail - 118, 290, 96, palette.accent, 'rx="14"') +
  rect(x + 6, rail - 132, 278, 20, palette.deep, 'rx="8"') +
  repeat(5, (at) => rect(x + 20 + at * 52, rail - 98, 36, 36, palette.light, 'rx="5"')) +
  rect(x - 12, rail - 34, 314, 12, palette.deep) +
  [48, 96, 194, 242].map((at) => wheel(x + at, 18, palette)).join('')

const engine = (x: number, frame: number, palette: Palette): string =>
  rect(x, rail - 150, 84, 116, palette.accent, 'rx="8"') +
  rect(x - 8, rail - 162, 100, 18, palette.deep, 'rx="6"') +
  rect(x + 18, rail - 130, 46, 40, palette.light, 'rx="5"') +
  rect(x + 70, rail - 112, 172, 78, palette.deep, 'rx="30"') +
  rect(x + 178, rail - 152, 34, 52, palette.deep) +
  rect(x + 170, rail - 160, 50, 14, palette.accent) +
  disc(x + 244, rail - 76, 14, palette.light) +
  rect(x - 10, rail - 40, 270, 16, palette.accent) +
  [40, 110, 172].map((at) => wheel(x + at, 30, palette)).join('') +
  wheel(x + 230, 18, palette) +
  rod(x + 34, frame, palette)

/** Puffs that leave the chimney every second and a half and stay behind. */
const steam = (frame: number, x: number, fill: string): string =>
  repeat(3, (at) => {
    const age = (frame % 18) + at * 18
    return disc(x - age * 6, rail - 180 - at * 12, 14 + at * 8, fill)
  })

const stars = ({ palette }: Country): string => {
  const next = seededRandom('stars of the night train')
  return repeat(28, () => disc(next() * w, next() * 380, 1.5 + next() * 2.5, palette.light))
}

const credits = ['The Night Train', 'pictures, sound and words: Matinee', 'CC0 1.0: do with it what you like'] as const

/** The film: a train that never stops, from dusk to the morning. */
export const nightTrain: Scene = (frame) => {
  const seconds = secondsAt(frame)
  const chapter = film.chapters.findLastIndex(({ at }) => at <= seconds)
  const country = countries[chapter]
  if (country === undefined) throw new Error(`The film has no picture for chapter ${chapter + 1}.`)
  const { palette, orb, near } = country
  const [far, middle, close] = [frame * 6, frame * 12, frame * 24]
  const hills = mixInk(palette.mid, country.sky, 0.35)
  const land = mixInk(palette.mid, palette.deep, 0.45)
  const rolling = film.segments.some(({ kind, from }) => kind === 'credits' && from <= seconds)
  return [
    rect(0, 0, w, h, country.sky),
    country.stars ? stars(country) : '',
    disc(...orb, chapter % 3 === 0 ? palette.accent : palette.light),
    along('far hill', far, 560, 640, (x, next) => hill(x, 210 + Math.floor(next() * 4) * 36, 480 + next() * 120, hills)),
    near === 'lake' ? lake(frame, country) : along('near hill', middle, 640, 640, (x, next) => hill(x, 400 + next() * 70, 600, land)),
    near === 'houses' ? along('house', middle, 372, 216, (x, next) => house(x, next, palette.ground, palette.deep, palette.accent)) : '',
    near === 'trees' ? along('tree', middle, 312, 240, (x, next) => tree(x + Math.floor(next() * 8) * 24, next, palette.deep)) : '',
    near === 'lake' ? piers(close, country) : rect(0, rail + 16, w, h, palette.deep),
    rect(0, rail + 6, w, 10, palette.mid),
    steam(frame, 1023, mixInk(palette.light, country.sky, 0.4)),
    repeat(3, (at) => carriage(-110 + at * 314, palette)),
    engine(832, frame, palette),
    near === 'lake' ? '' : along('bush', close, 720, 120, (x, next) => disc(x, h + 30, 60 + Math.floor(next() * 4) * 12, land)),
    rolling
      ? rect(150, 160, w - 300, 260, palette.deep, 'rx="24"') +
        lettering(credits.slice(0, 1), w / 2, 250, 64, palette.light) +
        lettering(credits.slice(1), w / 2, 320, 38, palette.light)
      : '',
    clock(frame, palette),
  ].join('')
}
