import { mixInk, type Palette, palettes } from '#demo/art/palettes.ts'
import { disc, n, path, rect, repeat, shape, tapered } from '#demo/art/shapes.ts'
import { episode } from '#demo/media/clips.ts'
import { seededRandom } from '#demo/random.ts'
import { clock, lettering, type Scene, secondsAt, stage } from './stage.ts'

const { w, h } = stage
const horizon = 430
const lamp = { x: 330, y: 196 } as const
/** Of the beam, once round. */
const periodSeconds = 8

interface Hour {
  palette: Palette
  sky: string
  sea: string
  lit: boolean
  /** Moon or sun; none while clouds are before it. */
  orb: readonly [x: number, y: number, r: number]
}

const { rust, night, petrol, sky } = palettes
const hours: readonly Hour[] = [
  { palette: rust, sky: rust.mid, sea: rust.ground, lit: false, orb: [880, 420, 130] },
  { palette: night, sky: night.ground, sea: mixInk(night.ground, night.mid, 0.4), lit: true, orb: [980, 250, 62] },
  { palette: petrol, sky: petrol.deep, sea: petrol.ground, lit: true, orb: [700, 130, 46] },
  { palette: sky, sky: sky.ground, sea: sky.mid, lit: false, orb: [820, 400, 110] },
]

const stars = (ink: string): string => {
  const next = seededRandom('stars of the lighthouse')
  return repeat(30, () => disc(next() * w, next() * (horizon - 40), 1.5 + next() * 2.5, ink))
}

/** Rows of waves, each a step further than the one behind it. */
const waves = (frame: number, { palette, sea }: Hour): string =>
  repeat(5, (row) => {
    const top = horizon + 34 + row * 54
    const wide = 96 + row * 24
    const shift = (Math.floor(frame / 2) * 6 * (row % 2 === 0 ? 1 : -1)) % (wide * 2)
    const crests = repeat(w / wide + 6, () => `q${n(wide / 2)} ${n(-14 - row * 3)} ${n(wide)} 0`)
    return path(`M${n(shift - wide * 2)} ${n(top)}${crests}V${h}H${n(shift - wide * 2)}Z`, mixInk(sea, palette.deep, 0.12 + row * 0.17))
  })

/** The beam's near half: it lies to the right, comes towards us and goes on to the left; behind the tower it is not seen. */
const beam = (frame: number, { palette }: Hour): string => {
  const angle = (secondsAt(frame) / periodSeconds) * 2 * Math.PI
  const far = lamp.x + Math.cos(angle) * 2000
  const spread = 140 + 130 * Math.max(0, Math.sin(angle))
  const cone: Parameters<typeof shape>[0] = [
    [lamp.x, lamp.y - 8],
    [far, lamp.y - spread],
    [far, lamp.y + spread],
    [lamp.x, lamp.y + 8],
  ]
  return Math.sin(angle) < -0.2 ? '' : shape(cone, palette.light, 'opacity="0.35"')
}

const tower = ({ palette, lit }: Hour): string =>
  shape(
    [
      [0, h],
      [0, 500],
      [150, 486],
      [250, 452],
      [430, 458],
      [520, 520],
      [610, 620],
      [640, h],
    ],
    palette.deep,
  ) +
  tapered(lamp.x, [222, 40], [470, 66], palette.light) +
  tapered(lamp.x, [276, 46], [330, 51], palette.accent) +
  tapered(lamp.x, [384, 57], [438, 62], palette.accent) +
  rect(lamp.x - 56, 216, 112, 12, palette.deep) +
  rect(lamp.x - 30, lamp.y - 26, 60, 46, lit ? palette.light : palette.deep) +
  shape(
    [
      [lamp.x - 42, lamp.y - 26],
      [lamp.x, lamp.y - 66],
      [lamp.x + 42, lamp.y - 26],
    ],
    palette.accent,
  ) +
  rect(lamp.x - 12, 424, 24, 44, palette.deep) +
  rect(420, 396, 96, 74, palette.light) +
  shape(
    [
      [408, 400],
      [468, 356],
      [528, 400],
    ],
    palette.accent,
  ) +
  rect(454, 424, 24, 26, palette.deep)

/** A ship with one light; it comes from the right and turns away in good time. */
const ship = (frame: number, since: number, { palette }: Hour): string => {
  const seconds = secondsAt(frame) - since
  const x = Math.round(1330 - Math.min(seconds, 40) * 13 + Math.max(0, seconds - 42) * 13)
  const y = 452 + Math.round(Math.sin(seconds * 1.6) * 4)
  const hull: Parameters<typeof shape>[0] = [
    [x - 90, y],
    [x + 90, y],
    [x + 66, y + 34],
    [x - 66, y + 34],
  ]
  return (
    shape(hull, palette.mid) +
    rect(x - 26, y - 40, 64, 40, palette.light) +
    rect(x + 14, y - 74, 18, 34, palette.accent) +
    disc(x - 6, y - 20, 9, palette.accent) +
    rect(x - 62, y - 60, 5, 60, palette.mid)
  )
}

const card = ({ palette }: Hour, big: string, small: string): string =>
  rect(560, 170, 640, 210, palette.deep, 'rx="24"') +
  lettering([big], 880, 274, 78, palette.light) +
  lettering([small], 880, 340, 34, palette.light)

/** The episode: a night at the sea. */
export const lighthouse: Scene = (frame) => {
  const seconds = secondsAt(frame)
  const chapter = episode.chapters.findLastIndex(({ at }) => at <= seconds)
  const hour = hours[chapter]
  if (hour === undefined) throw new Error(`The episode has no picture for chapter ${chapter + 1}.`)
  const segment = episode.segments.find(({ from, to }) => from <= seconds && seconds < to)?.kind
  return [
    rect(0, 0, w, h, hour.sky),
    hour.lit ? stars(hour.palette.light) : '',
    disc(...hour.orb, hour.lit ? hour.palette.light : hour.palette.accent),
    rect(0, horizon, w, h - horizon, hour.sea),
    hour.lit ? beam(frame, hour) : '',
    chapter === 2 ? ship(frame, episode.chapters[2]?.at ?? 0, hour) : '',
    waves(frame, hour),
    tower(hour),
    segment === 'intro' ? card(hour, episode.title, 'an episode of every series') : '',
    segment === 'credits' ? card(hour, episode.title, 'drawn and told by Matinee, CC0 1.0') : '',
    clock(frame, hour.palette),
  ].join('')
}
