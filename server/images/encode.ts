import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { imageSizes } from '#spec/images.ts'
import type { ImageSize } from '#spec/images.ts'

/** A picture of more pixels is refused before it is decoded. */
const largestPixels = 40_000_000

/** Two at a time (see `Lane`), each on one thread, so that the server stays responsive. */
sharp.concurrency(1)
sharp.cache(false)

/** Tried in turn until the picture is small enough; the last is taken as it is. */
const qualities = [80, 62, 46, 32, 20] as const

/** A poster 500 px wide stays below 25 kB and a backdrop below 60 kB (platform budgets 2.2). */
const budgetBytes = (pixels: number): number => 4_000 + 0.055 * pixels

/** Writes the picture as webp, as well as the budget of its size allows. */
async function toWebp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let smallest = Buffer.alloc(0)
  for (const quality of qualities) {
    smallest = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, alphaQuality: 90, effort: 2, smartSubsample: true })
      .toBuffer()
    if (smallest.length <= budgetBytes(width * height)) break
  }
  return smallest
}

/** Decodes whatever the bytes are and makes a webp of the named size. Throws when they are no picture. */
export async function encodePicture(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  const { width, height }: { width: number; height?: number } = imageSizes[size]
  return toWebp(
    sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width, ...(height === undefined ? {} : { height, fit: 'cover' }), withoutEnlargement: height === undefined }),
  )
}

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

/** Renders one of our own drawings, printed on paper where `paper` says so. */
export async function printDrawing(svg: string, paper: boolean): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg))
  const { width = 0, height = 0 } = paper ? await drawing.metadata() : {}
  // Grain would only be noise on the smallest pictures, and the tile must fit.
  if (Math.min(width, height) < grainTile) return toWebp(drawing)
  return toWebp(drawing.flatten().composite([{ input: await grainOf(), tile: true, blend: 'soft-light' }]))
}
