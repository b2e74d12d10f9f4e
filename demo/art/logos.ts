import { companies, networks } from '../catalogue/titles/companies.ts'
import { providers } from '../catalogue/titles/providers.ts'
import { seededRandom, itemAt } from '../random.ts'
import type { FaceName } from './fonts.ts'
import { blockPath, fitTitle } from './lettering.ts'
import { inkOn, palettes } from './palettes.ts'
import { n, path, disc, ring, rect } from './shapes.ts'
import type { Subject } from './subject.ts'

const titleBoard = { w: 1000, tallest: 420 } as const

/**
 * The title alone, off-white on a transparent background, to lie on a backdrop. A title in a script that no font has gets a
 * mark instead.
 */
export function drawLogo(subject: Subject, width: number): string {
  const open = (height: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / titleBoard.w)}" viewBox="0 0 ${titleBoard.w} ${n(height)}">`
  if (subject.title === undefined) return `${open(360)}${drawMark(subject.seed, 180, 180, 150)}</svg>`
  const block = fitTitle(subject.face, subject.title, titleBoard.w - 20, titleBoard.tallest, 300)
  const rise = block.size * 0.3
  return `${open(block.height + rise * 2)}${path(blockPath(block, 10, rise), '#f6f1e7')}</svg>`
}

/** An off-white mark of simple shapes, for titles that no font can set. */
function drawMark(seed: number, x: number, y: number, r: number): string {
  const next = seededRandom(seed)
  const ink = '#f6f1e7'
  const petals = 4 + Math.floor(next() * 5)
  const petal = (at: number): string =>
    `<g transform="rotate(${n((360 / petals) * at)} ${x} ${y})">${path(`M${n(x)} ${n(y - r * 0.28)}Q${n(x + r * 0.3)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 0.86)}Q${n(x - r * 0.3)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 0.28)}Z`, ink)}</g>`
  return ring(x, y, r, ink, r * 0.05) + Array.from({ length: petals }, (_, at) => petal(at)).join('') + disc(x, y, r * 0.12, ink)
}

const companyBoard = { w: 500, tallest: 160 } as const
const companyFaces: readonly FaceName[] = ['geometric', 'didone', 'condensed', 'slab', 'italic', 'grotesque']

/**
 * The name of a company or a network, dark on a transparent background: pages put such logos on light, as the real ones need.
 * Undefined for an unknown id.
 */
export function drawCompanyLogo(id: number, width: number): string | undefined {
  const company = [...companies, ...networks].find((one) => one.id === id)
  if (company === undefined) return undefined
  const block = fitTitle(itemAt(companyFaces, id), company.name, companyBoard.w - 20, companyBoard.tallest, 120)
  const rise = block.size * 0.3
  const height = block.height + rise * 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / companyBoard.w)}" viewBox="0 0 ${companyBoard.w} ${n(height)}">${path(blockPath(block, 10, rise), '#1c1a18')}</svg>`
}

const providerGrounds = [
  palettes.night,
  palettes.crimson,
  palettes.cobalt,
  palettes.petrol,
  palettes.lime,
  palettes.plum,
  palettes.slate,
  palettes.rust,
]

/** A square tile with the plain name of a provider: never anybody's trade mark. Undefined for an unknown id. */
export function drawProviderTile(id: number, width: number): string | undefined {
  const at = providers.findIndex((provider) => provider.id === id)
  const provider = providers[at]
  if (provider === undefined) return undefined
  const palette = itemAt(providerGrounds, at)
  const block = fitTitle('geometric', provider.name, 380, 300, 130)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 500 500">${rect(0, 0, 500, 500, palette.ground)}${path(blockPath(block, 250, 250 - block.height / 2, 'middle'), inkOn(palette.ground, palette))}</svg>`
}
