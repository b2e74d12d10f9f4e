import { firstId } from '../catalogue/ids.ts'
import { personWithId } from '../catalogue/people/people.ts'
import { itemAt, hash, seededRandom } from '../random.ts'
import { canSet } from './fonts.ts'
import { fitTitle, blockPath } from './lettering.ts'
import { inkOn, mixInk, palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { disc, n, path, rect } from './shapes.ts'

const board = { w: 600, h: 900 } as const

const inks: readonly Palette[] = [
  palettes.slate,
  palettes.blush,
  palettes.petrol,
  palettes.sand,
  palettes.plum,
  palettes.sky,
  palettes.rust,
  palettes.moss,
  palettes.cobalt,
  palettes.rose,
  palettes.mustard,
  palettes.night,
]
const skins = ['#f3d6bd', '#e2b08a', '#c48a61', '#93603f', '#6b432d', '#f0c8a8'] as const
const hairs = ['#1b1614', '#4a2c1c', '#8a4b22', '#c58a3c', '#d9d2c6', '#2c2f3a'] as const

/** A face in few shapes. Only invented people get one: of real people we draw no likeness. */
function face(palette: Palette, next: () => number): string {
  const pick = <T>(list: readonly T[]): T => itemAt(list, Math.floor(next() * list.length))
  const skin = pick(skins)
  const hair = pick(hairs)
  // Brows stay dark even under white hair, so that a face keeps its eyes.
  const brow = mixInk(hair, '#1b1614', 0.55)
  const shade = mixInk(skin, '#3a1d16', 0.22)
  const [x, y] = [300, 400]
  const wide = 128 + next() * 26
  const long = 176 + next() * 26
  const cut = Math.floor(next() * 5)
  const back =
    cut < 2
      ? path(
          `M${n(x - wide - 46)} ${n(y + long * (cut === 0 ? 1.5 : 0.75))}Q${n(x - wide - 86)} ${n(y - long * 1.5)} ${x} ${n(y - long * 1.36)}Q${n(x + wide + 86)} ${n(y - long * 1.5)} ${n(x + wide + 46)} ${n(y + long * (cut === 0 ? 1.5 : 0.75))}Z`,
          hair,
        )
      : cut === 2
        ? disc(x, y - long * 1.15, 78, hair)
        : ''
  const fringe = [
    `M${n(x - wide - 8)} ${n(y - 20)}Q${n(x - wide)} ${n(y - long * 1.3)} ${x} ${n(y - long * 1.26)}Q${n(x + wide)} ${n(y - long * 1.3)} ${n(x + wide + 8)} ${n(y - 20)}Q${n(x + wide * 0.5)} ${n(y - long * 0.75)} ${n(x - wide * 0.2)} ${n(y - long * 0.62)}Q${n(x - wide * 0.8)} ${n(y - long * 0.5)} ${n(x - wide - 8)} ${n(y - 20)}Z`,
    `M${n(x - wide - 6)} ${n(y - 10)}V${n(y - long * 0.5)}Q${n(x - wide - 6)} ${n(y - long * 1.22)} ${x} ${n(y - long * 1.22)}Q${n(x + wide + 6)} ${n(y - long * 1.22)} ${n(x + wide + 6)} ${n(y - long * 0.5)}V${n(y - 10)}L${n(x + wide - 8)} ${n(y - long * 0.5)}H${n(x - wide + 8)}Z`,
    `M${n(x - wide - 10)} ${n(y - long * 0.3)}Q${n(x - wide * 0.9)} ${n(y - long * 1.5)} ${n(x + wide * 0.6)} ${n(y - long * 1.28)}Q${n(x + wide * 1.25)} ${n(y - long)} ${n(x + wide + 8)} ${n(y - long * 0.25)}Q${n(x + wide * 0.6)} ${n(y - long * 0.72)} ${n(x - wide - 10)} ${n(y - long * 0.3)}Z`,
  ][Math.floor(next() * 3)]
  return (
    back +
    path(`M40 900Q60 ${n(y + long + 130)} ${n(x - 70)} ${n(y + long + 84)}H${n(x + 70)}Q540 ${n(y + long + 130)} 560 900Z`, palette.deep) +
    path(
      `M${n(x - 58)} ${n(y + long * 0.6)}H${n(x + 58)}V${n(y + long + 90)}Q${x} ${n(y + long + 160)} ${n(x - 58)} ${n(y + long + 90)}Z`,
      shade,
    ) +
    path(
      `M${n(x - wide)} ${n(y - long * 0.4)}Q${n(x - wide)} ${n(y - long * 1.1)} ${x} ${n(y - long * 1.1)}Q${n(x + wide)} ${n(y - long * 1.1)} ${n(x + wide)} ${n(y - long * 0.4)}Q${n(x + wide)} ${n(y + long)} ${x} ${n(y + long)}Q${n(x - wide)} ${n(y + long)} ${n(x - wide)} ${n(y - long * 0.4)}Z`,
      skin,
    ) +
    path(
      `M${x} ${n(y - long * 1.1)}Q${n(x + wide)} ${n(y - long * 1.1)} ${n(x + wide)} ${n(y - long * 0.4)}Q${n(x + wide)} ${n(y + long)} ${x} ${n(y + long)}L${n(x + 10)} ${n(y + long * 0.55)}L${n(x + 34)} ${n(y + long * 0.24)}L${x} ${n(y - long * 0.14)}Z`,
      shade,
      'opacity="0.55"',
    ) +
    path(fringe ?? '', hair) +
    rect(x - wide * 0.62, y - 14, wide * 0.4, 11, brow, 'rx="5"') +
    rect(x + wide * 0.22, y - 14, wide * 0.4, 11, brow, 'rx="5"') +
    path(
      `M${n(x - 44)} ${n(y + long * 0.62)}Q${x} ${n(y + long * 0.62 + 10 + next() * 16)} ${n(x + 44)} ${n(y + long * 0.62)}`,
      'none',
      `stroke="${mixInk(shade, '#5a0f16', 0.5)}" stroke-width="10" stroke-linecap="round"`,
    ) +
    (next() < 0.25
      ? [x - wide * 0.42, x + wide * 0.42]
          .map(
            (at) => `<circle cx="${n(at)}" cy="${n(y + 22)}" r="${n(wide * 0.31)}" fill="none" stroke="${palette.deep}" stroke-width="8"/>`,
          )
          .join('')
      : '')
  )
}

function monogram(name: string, palette: Palette): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.at(-1)].map((word) => (word ?? '').charAt(0)).join('')
  const text = canSet('didone', letters) ? letters : ''
  const block = fitTitle('didone', text, 400, 240, 330)
  const ink = inkOn(palette.ground, palette)
  return (
    `<circle cx="300" cy="430" r="236" fill="none" stroke="${palette.accent}" stroke-width="6"/>` +
    path(blockPath(block, 300, 430 - block.height / 2, 'middle'), ink)
  )
}

/** A portrait, 2:3: drawn for invented people, a monogram for real ones. Undefined when nobody has the id. */
export function drawProfile(id: number, variant: number, width: number): string | undefined {
  const person = personWithId(id)
  if (person === undefined) return undefined
  const palette = itemAt(inks, hash(`${id}`) + variant * 5)
  const inside =
    id < firstId.historicPerson
      ? disc(300, 410, 330, palette.mid, 'opacity="0.55"') + face(palette, seededRandom(id))
      : monogram(person.name, palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 1.5)}" viewBox="0 0 ${board.w} ${board.h}">${rect(0, 0, board.w, board.h, palette.ground)}${inside}</svg>`
}
