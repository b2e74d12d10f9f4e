import sharp from 'sharp'
import { imageSizes } from '#spec/images.ts'
import type { ImageSize } from '#spec/images.ts'

/** A picture of more pixels is refused before it is decoded. */
const largestPixels = 40_000_000

/** Two at a time (see `Lane`), each on one thread, so that the server stays responsive. */
sharp.concurrency(1)
sharp.cache(false)

/** Quality chosen so that a poster 500 px wide stays below 25 kB and a backdrop below 60 kB. */
const webp = { quality: 72, alphaQuality: 90, effort: 2, smartSubsample: true } as const

/** Decodes whatever the bytes are and makes a webp of the named size. Throws when they are no picture. */
export async function encodePicture(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  const { width, height }: { width: number; height?: number } = imageSizes[size]
  return sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width, ...(height === undefined ? {} : { height, fit: 'cover' }), withoutEnlargement: height === undefined })
    .webp(webp)
    .toBuffer()
}

const grainTile = 128
let grain: Promise<Buffer> | undefined

/** Paper: a tile of faint noise, made once. Its mean is neutral, so inks keep their colour. */
function grainOf(): Promise<Buffer> {
  return (grain ??= sharp({
    create: { width: grainTile, height: grainTile, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .greyscale()
    .png()
    .toBuffer())
}

/** Renders one of our own drawings, printed on paper where `paper` says so. */
export async function printDrawing(svg: string, paper: boolean): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg))
  const { width = 0, height = 0 } = paper ? await drawing.metadata() : {}
  // Grain would only be noise on the smallest pictures, and the tile must fit.
  if (Math.min(width, height) < grainTile) return drawing.webp(webp).toBuffer()
  return drawing
    .flatten()
    .composite([{ input: await grainOf(), tile: true, blend: 'soft-light' }])
    .webp(webp)
    .toBuffer()
}
