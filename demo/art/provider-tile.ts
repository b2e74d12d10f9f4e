import { around } from '../random.ts'
import { providers } from '../catalogue/titles/providers.ts'
import { blockPath, fitTitle } from './lettering.ts'
import { inkOn, palettes } from './palettes.ts'
import { path, rect } from './shapes.ts'

const grounds = [
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
  const palette = around(grounds, at)
  const block = fitTitle('geometric', provider.name, 380, 300, 130)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 500 500">${rect(0, 0, 500, 500, palette.ground)}${path(blockPath(block, 250, 250 - block.height / 2, 'middle'), inkOn(palette.ground, palette))}</svg>`
}
