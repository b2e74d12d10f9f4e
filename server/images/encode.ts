import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'

// Pictures are encoded a few at a time (`lanes.encoding`), each on one thread, so that the server stays responsive.
sharp.concurrency(1)
sharp.cache(false)

/** A picture of more pixels is refused before it is decoded. */
const largestPixels = 40_000_000

/** What the movie database serves; anything else that libvips could read is refused. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'svg'])

/** Drawings are rendered at the asked width, within reason. In dots per inch; 72 is a drawing's own size. */
const densities = { own: 72, highest: 1_200 } as const

/** A picture that is taller than so many times its width is made smaller than asked for, whole: an endless one would cost as much as hundreds. */
const tallest = 3

/** What a picture is written as. Transparent ones are WebP in any case: they are small. */
export type PictureFormat = 'avif' | 'webp'

export interface EncodedPicture {
  bytes: Buffer
  /** What most of it looks like from far away, `#rrggbb`; missing where something shines through. */
  color?: string
}

/** Decodes the bytes, whatever they claim to be, and makes a picture of the named size. Throws when they are none. */
export async function encodePicture(bytes: Buffer, size: ImageSize, as: PictureFormat): Promise<EncodedPicture> {
  const { width, height }: { width: number; height?: number } = imageSizes[size]
  const safe = { limitInputPixels: largestPixels, failOn: 'error', pages: 1 } as const
  const { format, width: own = width } = await sharp(bytes, safe).metadata()
  if (!formats.has(format)) throw new Error(`a picture of the kind ${format} is refused`)

  const drawn = format === 'svg'
  const density = Math.min(densities.highest, Math.max(densities.own, (densities.own * width) / own))
  const box = height === undefined ? { height: tallest * width, fit: 'inside' as const } : { height, fit: 'cover' as const }
  return encode(
    sharp(bytes, drawn ? { ...safe, density } : safe)
      .rotate()
      .resize({ width, ...box, withoutEnlargement: height === undefined && !drawn }),
    as,
  )
}

/** Encodes one of our own drawings, which has its size already; undefined when there is no such drawing. */
export async function encodeDrawing(drawing: Promise<Sharp | undefined>, as: PictureFormat): Promise<EncodedPicture | undefined> {
  const picture = await drawing
  return picture && encode(picture, as)
}

/** What type of file an encoded picture is. */
export const mediaTypeOf = (picture: Buffer): string => (picture.toString('latin1', 4, 12) === 'ftypavif' ? 'image/avif' : 'image/webp')

/** Tried in turn until the picture is small enough; the last is taken as it is. In each place the two look alike (decision 83). */
const qualities: Record<PictureFormat, readonly number[]> = { avif: [56, 46, 38, 30, 22], webp: [80, 62, 46, 32, 20] }

const write: Record<PictureFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, alphaQuality: 90, effort: 2, smartSubsample: true }),
}

/** A poster 500 px wide stays below 25 kB and a backdrop below 60 kB (platform budgets 2.2). */
const budgetBytes = (pixels: number): number => 4_000 + 0.055 * pixels

/** Encodes the picture as well as the budget of its size allows. */
async function encode(picture: Sharp, as: PictureFormat): Promise<EncodedPicture> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isOpaque = channels < 4 || isFilled(data)
  const format = isOpaque ? as : 'webp'
  const pixels = (): Sharp => {
    const all = sharp(data, { raw: { width, height, channels } })
    return isOpaque ? all.removeAlpha() : all
  }
  let bytes = Buffer.alloc(0)
  for (const quality of qualities[format]) {
    bytes = await write[format](pixels(), quality).toBuffer()
    if (bytes.length <= budgetBytes(width * height)) break
  }
  return isOpaque ? { bytes, color: await dominantColor(pixels()) } : { bytes }
}

/** So many pixels wide and high a picture is looked at for its color. */
const glance = 48

async function dominantColor(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(glance, glance, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: { width: glance, height: glance, channels: info.channels } }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Whether nothing shines through pixels of four bytes each. */
function isFilled(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
