import sharp from 'sharp'
import { toWebp } from '../webp.ts'

const grainTile = 128
let grain: Promise<Buffer> | undefined

/** Paper: a tile of faint noise, made once. Its mean is neutral, so inks keep their colour. */
function grainOf(): Promise<Buffer> {
  return (grain ??= sharp({
    create: { width: grainTile, height: grainTile, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .greyscale()
    .png()
    .toBuffer())
}

/** Renders one of our own drawings as webp, printed on paper where `paper` says so. */
export async function printDrawing(svg: string, paper: boolean): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg))
  const { width = 0, height = 0 } = paper ? await drawing.metadata() : {}
  // Grain would only be noise on the smallest pictures, and the tile must fit.
  if (Math.min(width, height) < grainTile) return toWebp(drawing)
  return toWebp(drawing.flatten().composite([{ input: await grainOf(), tile: true, blend: 'soft-light' }]))
}
