import { around } from '../random.ts'
import { companies, networks } from '../catalogue/titles/companies.ts'
import type { FaceName } from './fonts.ts'
import { blockPath, fitTitle } from './lettering.ts'
import { n, path } from './shapes.ts'

const board = { w: 500, tallest: 160 } as const
const faces: readonly FaceName[] = ['geometric', 'didone', 'condensed', 'slab', 'italic', 'grotesque']

/**
 * The name of a company or a network, dark on nothing: pages set such marks on light, as those of the real ones need it.
 * Undefined for an unknown id.
 */
export function drawWordmark(id: number, width: number): string | undefined {
  const company = [...companies, ...networks].find((one) => one.id === id)
  if (company === undefined) return undefined
  const block = fitTitle(around(faces, id), company.name, board.w - 20, board.tallest, 120)
  const rise = block.size * 0.3
  const height = block.height + rise * 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / board.w)}" viewBox="0 0 ${board.w} ${n(height)}">${path(blockPath(block, 10, rise), '#1c1a18')}</svg>`
}
