import sharp from 'sharp'
import { imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'
import { toWebp } from './webp.ts'

/** A picture of more pixels is refused before it is decoded. */
const largestPixels = 40_000_000

/** What the movie database serves; anything else that libvips could read is refused. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'svg'])

/** Drawings are rendered at the asked width, within reason. In dots per inch; 72 is a drawing's own size. */
const densities = { own: 72, highest: 1_200 } as const

/** Decodes the bytes, whatever they claim to be, and makes a webp of the named size. Throws when they are no picture. */
export async function encodePicture(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  const { width, height }: { width: number; height?: number } = imageSizes[size]
  const safe = { limitInputPixels: largestPixels, failOn: 'error', pages: 1 } as const
  const { format, width: own = width } = await sharp(bytes, safe).metadata()
  if (!formats.has(format)) throw new Error(`a picture of the kind ${format} is refused`)

  const drawn = format === 'svg'
  const density = Math.min(densities.highest, Math.max(densities.own, (densities.own * width) / own))
  return toWebp(
    sharp(bytes, drawn ? { ...safe, density } : safe)
      .rotate()
      .resize({ width, ...(height === undefined ? {} : { height, fit: 'cover' }), withoutEnlargement: height === undefined && !drawn }),
  )
}
